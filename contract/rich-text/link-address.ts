/** What people type as the address of a link. */
import { localNumber } from '../dialled-number.ts';
import { allowedSchemes } from './allowed.ts';

const hasControl = (text: string) => [...text].some((sign) => sign < ' ' || sign === '\u007f');

/**
 * The address a link may have, completed where it is clear what was meant: 'voorbeeld.nl' gets https, an e-mail address mailto, a
 * telephone number tel. Own paths ('/nieuws') and parts of the page ('#deel') stay. Undefined when it may not be a link.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /\s/.test(text.replaceAll(/(?<=[\d+)])[ ](?=[\d(])/g, '')) || hasControl(text))
    return undefined;
  if (/^#[\w-]+$/.test(text) || /^\/(?![/\\])/.test(text)) return text;
  if (/^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  const number = /^(?:tel:)?(\+?[\d() -]{5,20})$/i.exec(text)?.[1];
  // A 0 in brackets is left out behind a country.
  if (number) {
    const digits = number
      .replace(/^((?:\+|00).*)\(0\)/, '$1')
      .replaceAll(/[() -]/g, '')
      .replace(/^00/, '+');
    return `tel:${localNumber(digits) ?? digits}`;
  }
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined)
    return /^[\w-]+(\.[\w-]+)+([/?#:].*)?$/u.test(text) ? `https://${text}` : undefined;
  if (!allowedSchemes.includes(scheme)) return undefined;
  const isWeb = scheme === 'https' || scheme === 'http';
  return isWeb && !/^https?:\/\/[^\s/?#\\]/i.test(text) ? undefined : text;
}
