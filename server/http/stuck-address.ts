/** Addresses with something behind them that belongs to the sentence they stood in: `…/confirm?token=abc).` Pure. */

/** Points, brackets, quotes, spaces and the ends of lines, as they are and as browsers and mails write them. None of our addresses ends with one. */
const stuck =
  /(?:[.,;:!)\]}>'"*=]|&(?:gt|quot);|%(?:0[9AD]|2[0279C]|3[ABDE]|5D|7D|C2%(?:A0|BB)|E2%80%9[9D])){1,12}$/i;

const spaceFirst = /^%(?:0[9AD]|20|C2%A0)/i;

/** What one may look for ends as one likes; these hold letters, digits and hyphens alone. */
const plainParameters = new Set(['token', 'reset_password_token', 'act', 'key']);

const lastParameter = (query: string) => query.slice(query.lastIndexOf('&') + 1).split('=')[0] ?? '';

/** The address that is meant, from its first slash on; null where nothing is stuck to it. */
export function withoutStuck(address: string): string | null {
  const query = /\?(.*)$/s.exec(address)?.[1];
  if (query && !plainParameters.has(lastParameter(query))) return null;
  const meant = address.replace(stuck, '');
  // Nothing but a space where a name should be is a page that is not there.
  if (meant.endsWith('/') && spaceFirst.test(address.slice(meant.length))) return null;
  // '//host' would be an address elsewhere.
  return meant === address ? null : `/${meant.replace(/^[/\\]+/, '')}`;
}
