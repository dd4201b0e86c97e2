/** The letters of a text file, whatever program wrote it. Pure. */

/** What writes text in our part of the world besides UTF-8: Windows, older Macs, and 'CSV (MS-DOS)' of Excel. The first wins where none fits better. */
const legacyEncodings = ['windows-1252', 'macintosh', 'cp850'] as const;
type Legacy = (typeof legacyEncodings)[number];

/** The upper half of code page 850, which no decoder of the platform has. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

function upperHalf(encoding: Legacy): string {
  if (encoding === 'cp850') return cp850;
  return new TextDecoder(encoding).decode(Uint8Array.from({ length: 128 }, (_none, at) => at + 128));
}

/** One byte that is no ASCII, or more that are one sign of UTF-8, in a text of which each sign is a byte. */
const beyondAscii =
  /[\u00C2-\u00DF][\u0080-\u00BF]|[\u00E0-\u00EF][\u0080-\u00BF]{2}|[\u00F0-\u00F4][\u0080-\u00BF]{3}|[\u0080-\u00FF]/g;

/** The sign that these bytes are in UTF-8, if any. */
function signOf(bytes: string): string | null {
  if (bytes.length === 1) return null;
  const sign = Buffer.from(bytes, 'latin1').toString('utf8');
  return sign.includes('\uFFFD') ? null : sign;
}

/** Letters and signs of the Latin script: two bytes of an older encoding that happen to be one of these were meant as it. */
const isLatin = (sign: string) => /^[\u00A0-\u017F\u1E00-\u1EFF\u2010-\u2044\u20AC]$/.test(sign);

/** Letters that names here often have. */
const usual = new Set('éëïöüèçáóêâñàíôîøåäúûÉØÖÜËŠšžÇ');
const isLower = (sign: string | undefined) => sign !== undefined && /\p{Ll}/u.test(sign);
const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign);
/** Marks as people type them: where there is a letter on both sides, before, behind, on neither side. */
const marks: Record<string, readonly [number, number, number, number]> = {
  '’': [1, -1, 0.5, 0.5],
  '‘': [-2, -1, 0.5, 0.2],
  '“': [-2, -1, 0.5, 0.2],
  '”': [-2, 0.5, -1, 0.2],
  '…': [-1, 0.5, 0, 0],
  '–': [0, -1, -1, 1],
  '€': [-2, -1, -1, 1],
  '•': [-2, -1, -1, 0.5],
  '\u00A0': [0.2, 0.2, 0.2, 0.2],
};
const otherMark = [-2, -1, -0.5, -0.2] as const;

/** How well a letter fits between its neighbours: a capital within a word does not, nor does one that stands alone. */
function fitOfLetter(sign: string, before: string | undefined, after: string | undefined): number {
  if (!isLetter(before) && !isLetter(after)) return -0.5;
  if (!isLower(sign) && isLetter(before) && (isLower(before) || isLower(after))) return -2;
  return usual.has(sign) ? 1 : 0.4;
}

function fitOf(sign: string, before: string | undefined, after: string | undefined): number {
  if (isLetter(sign)) return fitOfLetter(sign, before, after);
  if (/[\p{Cc}\uFFFD]/u.test(sign)) return -2;
  const [both, ahead, behind, neither] = marks[sign] ?? otherMark;
  if (isLetter(before)) return isLetter(after) ? both : ahead;
  return isLetter(after) ? behind : neither;
}

/** Neighbours further on say nothing new: as many strange bytes as these are looked at. */
const looksMax = 5000;

/** The older encoding in which the bytes that are no UTF-8 make most sense. */
function legacyOf(text: string): Legacy {
  const strange: number[] = [];
  for (const { 0: bytes, index } of text.matchAll(beyondAscii)) {
    if (signOf(bytes) === null) strange.push(...Array.from(bytes, (_byte, at) => index + at));
    if (strange.length >= looksMax) break;
  }
  // Only programs of older Macs end a line so.
  const isOfMac = text.includes('\r') && !text.includes('\n');
  const scored = legacyEncodings.map((encoding) => {
    const letters = upperHalf(encoding);
    const signAt = (at: number) => {
      const code = text.charCodeAt(at);
      return code < 128 || Number.isNaN(code) ? text[at] : letters[code - 128];
    };
    const fits = strange.reduce(
      (sum, at) => sum + fitOf(signAt(at) ?? '', signAt(at - 1), signAt(at + 1)),
      0,
    );
    return { encoding, fits: fits + (encoding === 'macintosh' && isOfMac ? 1 : 0) };
  });
  return scored.reduce((best, one) => (one.fits > best.fits ? one : best)).encoding;
}

/** A text that is no whole UTF-8: of one that nearly is, each odd byte becomes the letter that it was elsewhere. */
function mended(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  let [whole, odd] = [0, 0];
  for (const [found] of text.matchAll(beyondAscii))
    if (signOf(found) === null) odd += found.length;
    else whole += 1;
  const letters = upperHalf(legacyOf(text));
  return text.replaceAll(beyondAscii, (found) => {
    const sign = signOf(found);
    if (sign !== null && (whole > odd || isLatin(sign))) return sign;
    return Array.from(found, (byte) => letters[byte.charCodeAt(0) - 128] ?? '\uFFFD').join('');
  });
}

/** UTF-16 without its mark: every other byte of what is written with these letters is nothing. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, uneven = 0] = zeros;
  const most = start.length * 0.35;
  if (uneven > most && even === 0) return 'utf-16le';
  return even > most && uneven === 0 ? 'utf-16be' : null;
}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return unmarkedUtf16(bytes);
}

/** The text, without the mark that says how it is encoded. */
export function decodedText(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return mended(bytes).replace(/^\u00EF\u00BB\u00BF|^\uFEFF/, '');
  }
}
