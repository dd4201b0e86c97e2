/** The list of a centre's files, and the addresses of what is open beside it. */
import { documentTypes, type DocumentType, type FileUse } from '#contract/uploads.ts';
import { declareList } from '#app/lists/list-declaration.ts';

export const fileList = declareList({
  path: '/content/file-upload',
  tabName: 'kind',
  tabs: {
    all: {},
    picture: { kind_eq: 'picture' },
    document: { kind_eq: 'document' },
    undescribed: { undescribed: 'true' },
  },
  filters: { unused: (value) => value === 'true', view: (value) => value === 'list' },
  aside: ['view'],
  sorts: ['createdAt', 'fileName', 'byteSize'],
  usualSort: () => '-createdAt',
  sizes: [24, 48, 96],
  asks: ({ q, filters }) => ({ q, unused: filters.unused }),
});

export const openName = 'file';

/** The list as it is, with this file open. */
export const openAddress = (address: string, id: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${openName}=${id}`;

/** What files a browser is to offer. */
export const acceptedFiles = [
  'image/png,image/jpeg,image/webp',
  ...Object.values(documentTypes).map((extension) => `.${extension}`),
].join(',');

/** `PDF`, `JPG` */
export const kindOf = (mime: string): string =>
  (documentTypes[mime as DocumentType] ?? mime.replace('image/', '').replace('jpeg', 'jpg')).toUpperCase();

/** Where a place is changed; null for one that has no screen of its own. */
export function hrefOfUse({ type, id, isInBin }: FileUse): string | null {
  if (type === 'volunteer_centers') return null;
  if (type === 'menu_items') return '/content/menu-items';
  if (type === 'stock_images') return `/content/stock-images/${id}/edit`;
  if (type === 'forms') return `/form_builder/${id}/edit`;
  if (type === 'pages') return isInBin ? '/content?pageType=bin' : `/content/${id}/edit`;
  return `/${type}/${id}`;
}
