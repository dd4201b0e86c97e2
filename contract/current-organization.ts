/** The organisation that somebody works for now (specification, section 4). It chooses what is shown, never what one may. */

/** Cookie of our pages and header of a call. */
export const organizationKey = 'current-organization-id';
/** It outlives the session: a year. */
export const organizationKeySeconds = 365 * 24 * 3600;

export const isRecordId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);
