/** What the address may say of a filter of a list. */

/** One of these. */
export const oneOf =
  (values: readonly string[]) =>
  (value: string): boolean =>
    values.includes(value);
