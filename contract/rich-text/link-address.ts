/** What people type as the address of a link. */
import { dialled, localNumber } from '../dialled-number.ts';
import { emailProblem, readEmail } from '../email-address.ts';
import { isPhoneNumber, readPhoneNumber } from '../phone-number.ts';
import { withoutUnseen } from '../typed-signs.ts';
import { isWebAddress, readWebAddress } from '../web-address.ts';
import { allowedSchemes } from './allowed.ts';

const hasControl = (text: string) => [...text].some((sign) => sign < ' ' || sign === '\u007f');

/** A number that can be called, as `tel:`; what was stored as one before keeps its digits. */
function numberAddress(text: string): string | undefined {
  const number = text.replace(/^tel:/i, '');
  if (isPhoneNumber(number)) return `tel:${dialled(readPhoneNumber(number))}`;
  if (number === text || !/^\+?[\d() -]{3,20}$/.test(number)) return undefined;
  const digits = number.replaceAll(/[() -]/g, '');
  return `tel:${localNumber(digits) ?? digits}`;
}

function mailAddress(text: string): string | undefined {
  if (!text.includes('@') || /[:/]/.test(text)) return undefined;
  const email = readEmail(text);
  return emailProblem(email) === null ? `mailto:${email}` : undefined;
}

function completedWeb(text: string): string | undefined {
  const address = readWebAddress(text);
  return isWebAddress(address) ? address : undefined;
}

/**
 * The address a link may have, completed where it is clear what was meant, as in the fields for each: 'voorbeeld.nl' gets https, an
 * e-mail address mailto, a telephone number tel. Own paths ('/nieuws') and parts of the page ('#deel') stay, and so does an address that
 * is whole. Undefined when it may not be a link.
 */
export function linkAddress(typed: string): string | undefined {
  const text = withoutUnseen(typed).trim();
  if (text === '' || hasControl(text)) return undefined;
  const reached = numberAddress(text) ?? mailAddress(text);
  if (reached !== undefined) return reached;
  const isWhole = !/\s/.test(text);
  if (isWhole && (/^#[\w-]+$/.test(text) || /^\/(?![/\\])/.test(text))) return text;
  // A browser takes two of them for another site: whoever wants that says so in full.
  if (/^[/\\]/.test(text)) return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined) return completedWeb(text);
  if (!allowedSchemes.includes(scheme)) return undefined;
  const isWeb = scheme === 'https' || scheme === 'http';
  if (isWhole && (!isWeb || /^https?:\/\/[^/?#\\]/i.test(text))) return text;
  return isWeb ? completedWeb(text) : undefined;
}
