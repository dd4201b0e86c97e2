/** Id of the main part of every page, for the skip link. */
export const mainId = 'main';
