/** The address that the title of a page gives. */
import anyAscii from 'any-ascii';

/** As long as an address may be that nobody chose (contract/page-kinds.ts takes longer ones). */
const longest = 80;

// By the letter that somebody would type for it: 'ø' is an o, 'ß' two times s. Of other alphabets that is anybody's guess.
const plainLatin = (text: string) => text.replaceAll(/\p{Script=Latin}/gu, anyAscii);

/** Small letters without accents, with a hyphen for anything else. '' where nothing is left, as of a title in another alphabet. */
export const slugOf = (title: string): string =>
  plainLatin(title.normalize('NFKD').replaceAll(/[\p{M}\u02bc\u02be]/gu, ''))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, longest)
    .replace(/-$/, '');
