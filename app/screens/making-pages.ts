/** The site that a centre makes: pages and news, and what they are made with. In the specification from /content to /admin/data-viewer. */
import type { Screen } from './screen.ts';

export const makingPages: readonly Screen[] = [
  { path: '/content', file: 'page-admin/list.tsx', title: 'content' },
  { path: '/content/add', file: 'page-admin/add.tsx', title: 'addPage' },
  {
    path: '/content/:id/edit',
    file: 'page-builder/edit.tsx',
    layout: 'empty',
    title: 'editPage',
    words: ['page-admin', 'pages', 'vacancies'],
    validate: 'idIsUuid',
  },
  {
    path: '/content/:id/preview',
    file: 'page-admin/preview.tsx',
    layout: 'wide',
    whiteBackground: true,
    title: 'pagePreview',
    words: ['pages', 'vacancies'],
    validate: 'idIsUuid',
  },
  {
    path: '/content/:id/settings',
    file: 'page-admin/settings.tsx',
    title: 'pageSettings',
    validate: 'idIsUuid',
  },
  {
    path: '/content/:id/versions',
    file: 'page-admin/versions.tsx',
    title: 'pageVersions',
    words: ['page-builder'],
    validate: 'idIsUuid',
  },
  { path: '/content/menu-items', file: 'menu-items/menu.tsx', title: 'menuItems' },
  { path: '/content/file-upload', file: 'uploads/list.tsx', title: 'own' },
  { path: '/content/stock-images', file: 'stock-images/list.tsx', title: 'own' },
  { path: '/content/stock-images/add', file: 'stock-images/add.tsx', title: 'own' },
  {
    path: '/content/stock-images/:id/edit',
    file: 'stock-images/edit.tsx',
    title: 'own',
    validate: 'idIsUuid',
  },
  { path: '/admin/centers', file: 'managed-centers/list.tsx', title: 'own' },
  { path: '/admin/centers/add', file: 'managed-centers/add.tsx', title: 'own' },
  {
    path: '/admin/centers/:id/edit',
    file: 'managed-centers/edit.tsx',
    title: 'own',
    validate: 'idIsUuid',
  },
];
