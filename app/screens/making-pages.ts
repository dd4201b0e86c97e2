/** The site that a centre makes: pages and news, and what they are made with. In the specification from /content to /admin/data-viewer. */
import type { Screen } from './screen.ts';

export const makingPages: readonly Screen[] = [
  { path: '/content', file: 'page-admin/list', title: 'content' },
  { path: '/content/add', file: 'page-admin/add', title: 'addPage' },
  {
    path: '/content/:id/edit',
    file: 'page-builder/edit',
    layout: 'empty',
    title: 'editPage',
    words: ['page-admin', 'pages', 'vacancies'],
    validate: 'idIsUuid',
  },
  {
    path: '/content/:id/preview',
    file: 'page-admin/preview',
    layout: 'wide',
    whiteBackground: true,
    title: 'pagePreview',
    words: ['pages', 'vacancies'],
    validate: 'idIsUuid',
  },
  {
    path: '/content/:id/settings',
    file: 'page-admin/settings',
    title: 'pageSettings',
    validate: 'idIsUuid',
  },
  {
    path: '/content/:id/versions',
    file: 'page-admin/versions',
    title: 'pageVersions',
    words: ['page-builder'],
    validate: 'idIsUuid',
  },
  { path: '/content/menu-items', file: 'menu-items/menu', title: 'menuItems' },
  { path: '/content/file-upload', file: 'uploads/list', title: 'own' },
  { path: '/content/stock-images', file: 'stock-images/list', title: 'own' },
  { path: '/content/stock-images/add', file: 'stock-images/add', title: 'own' },
  {
    path: '/content/stock-images/:id/edit',
    file: 'stock-images/edit',
    title: 'own',
    validate: 'idIsUuid',
  },
  { path: '/admin/centers', file: 'managed-centers/list', title: 'own' },
  { path: '/admin/centers/add', file: 'managed-centers/add', title: 'own' },
  {
    path: '/admin/centers/:id/edit',
    file: 'managed-centers/edit',
    title: 'own',
    validate: 'idIsUuid',
  },
];
