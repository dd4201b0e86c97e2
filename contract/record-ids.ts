/** Apart from the contract of fields: what a page asks about an id needs no rules of forms. */
export const isRecordId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);
