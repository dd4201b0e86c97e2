/** Which item of the footer is open stands in the address, and where its form is. */
const path = '/instellingen/footer';
/** Id of the columns, and of the form of an item, on the page. */
export const [columnsId, itemId] = ['kolommen', 'onderdeel'];

/** Of the column that a new link is to stand under. */
export const underIn = (search: URLSearchParams): string | null => search.get('under');

/** The form of an item: an id, or `newItem`, with the column that it is to stand under. */
export function itemAddress(item: string, under: string | null = null): string {
  const search = new URLSearchParams({ item, ...(under !== null && { under }) });
  return `${path}?${search}#${itemId}`;
}
export const columnsAddress = `${path}#${columnsId}`;

const removing = 'verwijder';
/** Where one is asked whether it goes. */
export const removalAddress = (item: string): string =>
  `${path}?${new URLSearchParams({ item, [removing]: 'ja' })}#${itemId}`;
export const isRemovingIn = (search: URLSearchParams): boolean => search.has(removing);

/** Id of what opens the form of an item: the focus goes back there. */
export const pencilId = (item: string): string => `bewerk-${item}`;
/** Without any form; at what opened the one of this item. */
export const closedAddress = (item: string | null): string =>
  item === null ? columnsAddress : `${path}#${pencilId(item)}`;
