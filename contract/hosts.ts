/** Names of hosts, as people write them and as the internet knows them. */

/** In one spelling: small letters, no dot at the end; é as one sign, letters as wide as usual. */
const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[.。]$/, '');

const isName = (name: string) => /^[\p{L}\p{M}\p{N}.。-]+$/u.test(name) && /\P{ASCII}/u.test(name);

/** `vrijwilligerspunt-súdwest.example` is `xn--vrijwilligerspunt-sdwest-yrc.example` to all but people. What is no name stays as it is. */
export function asciiHost(typed: string): string {
  const name = plain(typed);
  const address = `http://${name}`;
  return isName(name) && URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : name;
}

/** People paste the address of a page: its host is meant, `https://noord.example/` is `noord.example`. */
export const hostOfAddress = (typed: string): string =>
  asciiHost(
    typed
      .normalize('NFKC')
      .trim()
      .replace(/^https?:\/\//i, '')
      .split(/[/?#]/, 1)
      .join('')
      .replace(/:\d{1,5}$/, ''),
  );
