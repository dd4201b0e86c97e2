/** Addresses with something behind them that belongs to the sentence they stood in: `…/confirm?token=abc).` Pure. */

/** Points, brackets and quotes, as they are and as browsers write them. None of our addresses ends with one. */
const stuck = /(?:[.,;:!)\]}>'"*]|%(?:2[279C]|3[ABE]|5D|7D|C2%BB|E2%80%9[9D])){1,12}$/i;

/** What one may look for ends as one likes; these hold letters, digits and hyphens alone. */
const plainParameters = new Set(['token', 'reset_password_token', 'act', 'key']);

const lastParameter = (query: string) => query.slice(query.lastIndexOf('&') + 1).split('=')[0] ?? '';

/** The address that is meant, from its first slash on; null where nothing is stuck to it. */
export function withoutStuck(address: string): string | null {
  const query = /\?(.*)$/s.exec(address)?.[1];
  if (query && !plainParameters.has(lastParameter(query))) return null;
  const meant = address.replace(stuck, '');
  // '//host' would be an address elsewhere.
  return meant === address ? null : `/${meant.replace(/^[/\\]+/, '')}`;
}
