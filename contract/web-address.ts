/** Reading a web address as people type and paste it, into the one form in which it is stored. Pure. */
import { around, inOneSpelling, withoutEnds, withoutUnseen } from './typed-signs.ts';

/** In browsers and in Node alike; a contract is bound to neither. */
declare const URL: {
  new (address: string): { username: string; password: string; hostname: string };
  canParse(address: string): boolean;
};

/** `Http:/`, `https;//`, `ttp://` and a beginning that was there already: `http://https://`. */
const beginning = /^h{0,2}t{1,3}p{1,2}(s?) ?(?:[:;.]{0,2} ?[/\\]{1,4}|:) ?/i;

/** What is left of a beginning: `//voorbeeld.nl`, `://voorbeeld.nl` and `/www.voorbeeld.nl` are no paths of ours. */
const remnant = /^(?::?[/\\]{2,4}|[/\\](?=www\.))(?=[\p{L}\p{N}])/iu;

function begunOnce(text: string): string {
  let rest = text.replace(remnant, '');
  let scheme = '';
  for (let found = beginning.exec(rest); found; found = beginning.exec(rest)) {
    rest = rest.slice(found[0].length);
    scheme = `http${(found[1] ?? '').toLowerCase()}://`;
  }
  return scheme + rest;
}

const barePattern = /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)+\.?(:\d+)?([/?#]\S*)?$/u;

const stuck = { before: `${around},;:.`, behind: `${around.replace(')', '')},;:.!` };
/** A bracket that was opened within the address belongs to it. */
function withoutStuck(text: string): string {
  const whole = withoutEnds(text, stuck);
  return whole.endsWith(')') && !whole.includes('(') ? withoutStuck(whole.slice(0, -1)) : whole;
}

/** The name of a site has no capitals, and no point at its end; what stands behind it may tell them apart. */
function plainSite(address: string): string {
  const [, scheme, site, path] = /^(https?:\/\/)([^/?#]*)(.*)$/s.exec(address) ?? [];
  if (scheme === undefined || site === undefined || path === undefined || site.includes('@')) return address;
  const usual = scheme === 'https://' ? ':443' : ':80';
  const plain = site.normalize('NFKC').toLowerCase().normalize('NFC').replaceAll('。', '.');
  const named = (plain.endsWith(usual) ? plain.slice(0, -usual.length) : plain).replace(/\.$/, '');
  return scheme + named + (path === '/' ? '' : path);
}

/** `Voorbeeld.nl.` is `https://voorbeeld.nl`: people leave out how an address begins, and paste what stood around it. */
export function readWebAddress(typed: string): string {
  const text = withoutStuck(withoutUnseen(inOneSpelling(typed, 'NFC')).trim());
  const begun = begunOnce(text).replace(/^(https?:\/\/)?www[\s,.]+(?=[^\s,.])/i, '$1www.');
  return plainSite(barePattern.test(begun) ? `https://${begun}` : begun);
}

/** Signs that stand in no address, and would end one in a page or a mail. */
const strangeSigns = /[\s\\"<>`]/;
/** A part that says that it is written in other letters has some. */
const isNamed = (hostname: string) =>
  /^[^.]+(\.[^.]+)+\.?$/.test(hostname) && !/(?:^|\.)xn--(?:\.|$)/.test(hostname);

/** Of a host with a dot in its name, without a name and password before it. */
export function isWebAddress(value: string): boolean {
  if (strangeSigns.test(value) || !/^https?:\/\/[^/?#@]/i.test(value) || !URL.canParse(value)) return false;
  const { username, password, hostname } = new URL(value);
  return username === '' && password === '' && isNamed(hostname);
}
