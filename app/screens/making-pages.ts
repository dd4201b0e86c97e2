/** What editors make of the site. In the specification from /content to /admin/data-viewer. */
import type { Screen } from './screen.ts';

export const makingPages: readonly Screen[] = [
  { path: '/content/menu-items', file: 'menu-items/menu.tsx', title: 'menuItems' },
];
