/** Id of the main part of every page, for the skip link. */
export const mainId = 'main';
/** Id of a list of results, where a page has one: a second skip link leads there. */
export const resultsId = 'results';
