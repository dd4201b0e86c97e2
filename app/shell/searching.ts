/** Where somebody looks for work. What is managed of a vacancy (`/vacancies/:id/renew`) is no searching. */
export const searching = /^\/vacancies(?:$|\/(?:search|saved|compare|alerts)(?:\/|$)|\/[^/]+$)/;
