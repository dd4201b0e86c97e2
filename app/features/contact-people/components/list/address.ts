/** Where the list is, and with whom open beside it. */
export const listPath = '/instellingen/contact-person';
/** In place of an id. */
export const newPerson = 'new';

/** Whom an address opens; null for nobody. */
export const openIn = (search: URLSearchParams): string | null => search.get('person');

export const addressOf = (id: string): string => `${listPath}?person=${encodeURIComponent(id)}`;
