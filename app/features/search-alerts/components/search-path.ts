/** The page of a search that is kept as its address has it. */
export const searchPath = (query: string): string => `/vacancies/search${query === '' ? '' : `?${query}`}`;
