/** Ids by which one part of a page leads to another; apart from the parts, which come later. */

/** Heading of the vacancies like it: the notice of a closed vacancy leads there. */
export const similarId = 'similar';
/** The filters in the page, which a link opens where there is no script. */
export const filtersId = 'filters';
/** A row of the results. */
export const rowId = (id: string) => `vacancy-${id}`;
/** Where the panel has its button to join. */
export const joinId = 'join';
