/** Reading an e-mail address as people type and paste it: whom they mean, in one spelling, or what is in the way. Pure. */
import type { Problem } from './errors.ts';
import { around, plainLine, withoutEnds } from './typed-signs.ts';

/** In browsers and in Node alike; a contract is bound to neither. */
declare const URL: { canParse(address: string): boolean };

const bare = (text: string) => withoutEnds(text, { before: `${around},;:.`, behind: `${around},;:.!?/\\` });

/** `E-mail: kim@voorbeeld.nl` and `kim@voorbeeld.nl (werk)`. */
const label = /^(?:e-?mail(?:adres| address)?|mail)(?: ?: ?| (?=[^ @]+@))/i;
const remark = / ?\([^()@]*\)$/;

/** Of `Kim <kim@voorbeeld.nl>` what stands between the brackets; of several the whole, as nobody knows which is meant. */
function chosen(line: string): string {
  const [named, ...others] = line.matchAll(/[<(]([^<>()@]*@[^<>()@]*)[>)]/g);
  return named && others.length === 0 ? (named[1] ?? line) : line.replace(label, '').replace(remark, '');
}

/** `mailto:kim@voorbeeld.nl?subject=Hallo` as a link has it. */
const withoutScheme = (text: string) =>
  /^mailto:/i.test(text) ? bare((text.slice('mailto:'.length).split('?')[0] ?? '').trim()) : text;

/** Keyboards of phones put a space behind a point; mails that we send put some around an @. */
const joined = (address: string) => {
  const [local = '', domain = '', ...others] = address.split('@');
  if (domain === '' || others.length > 0) return address;
  return `${local.trimEnd()}@${domain
    .trim()
    .replaceAll('。', '.')
    .replaceAll(/ ?\. ?/g, '.')}`;
};

/** The address that is meant, in small letters. What cannot be one comes back nearly as it was typed: `emailProblem` says why. */
export function readEmail(typed: string): string {
  const line = plainLine(typed).replaceAll('’', "'");
  return joined(withoutScheme(bare(chosen(line))))
    .toLowerCase()
    .normalize('NFC');
}

const outsideLocal = /[^a-z\d!#$%&'*+/=?^_~.-]/u;
const outsideDomain = /[^\p{L}\p{M}\p{N}.-]/u;

const isLocal = (local: string) => local.length <= 64 && !/^\.|\.\.|\.$/.test(local);

/** Of names with points between them, the last one no number: a mailbox has a name behind its @. */
const isDomain = (domain: string) =>
  domain.split('.').every((name) => name !== '' && name.length <= 63 && !/^-|-$/.test(name)) &&
  /\.[\p{L}\p{M}][\p{L}\p{M}\p{N}-]+$/u.test(domain) &&
  URL.canParse(`https://${domain}`);

/** A sign that no address has, named; letters with an accent apart, as those are of addresses that our mail does not reach. */
function strange(local: string, domain: string): Pick<Problem, 'code' | 'values'> | null {
  const sign = outsideLocal.exec(local)?.[0] ?? outsideDomain.exec(domain)?.[0];
  if (sign === undefined) return null;
  if (sign === ' ') return { code: 'email_space' };
  return { code: /[\p{L}\p{M}]/u.test(sign) ? 'email_accent' : 'email_sign', values: { sign } };
}

/** A dot where none can be, with the signs around it: before the @, behind it, or beside another. */
const strayDot = /[^.@]?(?:\.\.+|\.@|@\.)[^.@]?/u;

/** What is wrong with an address of signs that may all be there. */
function misshapen(address: string): Pick<Problem, 'code' | 'values'> | null {
  const [part] = strayDot.exec(address) ?? [];
  if (part !== undefined) return { code: 'email_dot', values: { part } };
  const [local = '', domain = ''] = address.split('@');
  if (!isDomain(domain)) return { code: 'email_domain' };
  return isLocal(local) ? null : { code: 'invalid_email' };
}

const isSeveral = (address: string) =>
  address.split(/[\s,;/|<>]+/).filter((part) => part.includes('@')).length > 1;

/** Why what was read is no address that we can send to; null for one that is. */
export function emailProblem(address: string): Pick<Problem, 'code' | 'values'> | null {
  if (isSeveral(address)) return { code: 'email_several' };
  const [local = '', domain = '', ...others] = address.split('@');
  if (!address.includes('@')) return { code: 'invalid_email' };
  if (others.length > 0) return { code: 'email_at' };
  if (local === '') return { code: 'email_name' };
  if (domain === '') return { code: 'email_domain' };
  if (domain.includes(',')) return { code: 'email_comma' };
  return strange(local, domain) ?? misshapen(address);
}
