/** Reading a postcode as people write and mistype it: `60 41 nx`, `6041-NX`, and `1O12 AB` with a letter for a digit. Pure. */

/** Four digits, or letters that look like one; then two letters. Between any of them a space, point or hyphen. */
const alone = /^([1-9IL][ .-]?[\dOIL][ .-]?[\dOIL][ .-]?[\dOIL])(?:[ ,.-]?[ .-]?([A-Z])[ .-]?([A-Z])\.?)?$/i;
const within =
  /(?<![a-z\d])([1-9IL][ .-]?[\dOIL][ .-]?[\dOIL][ .-]?[\dOIL])[ ,.-]?[ .-]?([A-Z])[ .-]?([A-Z])\.?(?![a-z\d])/i;
/** Fewer real ones, and it is a word. */
const fewestDigits = 2;

/** Its digits, for what looks enough like them. */
function mended(signs: string): string | null {
  if (signs.replaceAll(/\D/g, '').length < fewestDigits) return null;
  const read = signs.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1').replaceAll(/\D/g, '');
  return /^[1-9]/.test(read) ? read : null;
}

export interface Postcode {
  digits: string;
  /** `NX`; empty where only the digits were typed. */
  letters: string;
}

const postcodeOf = (found: RegExpExecArray | null): Postcode | null => {
  const read = found && mended(found[1] ?? '');
  return read ? { digits: read, letters: `${found[2] ?? ''}${found[3] ?? ''}`.toUpperCase() } : null;
};

/** What the whole of a line is; null where it is no postcode. */
export const readPostcode = (line: string): Postcode | null => postcodeOf(alone.exec(line.trim()));

/** One with its letters somewhere in a text, and what stands around it. */
export function postcodeWithin(text: string): { digits: string; rest: string } | null {
  const found = within.exec(text);
  const read = postcodeOf(found);
  return found && read ? { digits: read.digits, rest: text.replace(found[0], ' ') } : null;
}
