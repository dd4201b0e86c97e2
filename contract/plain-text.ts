/** Letters as words are compared: small, without accents and without signs that nobody sees. The database has the same as `plain_text`. */

/** Letters that are no other letter with a mark. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  '’': "'",
  '‘': "'",
};
const others = /[ßæœøđðłþı’‘]/gu;

/** 'José' and a jose with a soft hyphen in it are 'jose'. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(others, (letter) => letters[letter] ?? letter);
