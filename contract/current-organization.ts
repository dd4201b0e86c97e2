/** The organisation that somebody works for now (specification, section 4). It chooses what is shown, never what one may. */

/** Cookie of our pages and header of a call. */
export const organizationKey = 'current-organization-id';
/** It outlives the session: a year. */
export const organizationKeySeconds = 365 * 24 * 3600;
