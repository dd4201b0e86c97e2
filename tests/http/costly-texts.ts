/** Texts that cost whoever reads them carelessly a minute: as many as fit into a request, of each kind of sign and of nesting. */

/** Characters that fit into the body of a call. */
export const longest = 260_000;

const pieces: Readonly<Record<string, string>> = {
  letters: 'a',
  spaces: ' ',
  newlines: '\n',
  'line ends of Windows': '\r\n',
  digits: '1',
  'hyphens and digits': '1-',
  dots: 'a.',
  'at signs': 'a@',
  ampersands: '&',
  'open entities': '&#1',
  slashes: '/',
  backslashes: '\\',
  quotes: '"',
  commas: 'a,',
  percents: '%',
  braces: '{{',
  'smaller than': '<',
  'greater than': '>',
  'open tags': '<b>',
  'open attributes': '<a b="',
  'open comments': '<!--',
  'nested tags': '<ul><li>',
  'links of markdown': '[](',
  'emphasis of markdown': '*_',
  'combining marks': 'a\u0301\u0323\u0307',
  'marks out of order': '\u0345\u0301\u0316',
  emoji: '👩‍👩‍👧‍👦',
  'halves of signs': '\ud800',
  'invisible signs': '\u200b\u202e',
  'control characters': '\u0001',
};

const filled = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** More than one request may take of the processor, in milliseconds of a machine that does `knownWork` in `knownMs`. */
export const mostMs = 100;
const knownMs = 45;

const plainText = '<p>word & word</p>'.repeat(4000);
function knownWork() {
  for (let count = 0; count < 20; count += 1)
    plainText
      .replace(/[a-z]+/g, (word) => word.toUpperCase())
      .split('<')
      .join('&lt;');
}

/** Milliseconds of the processor that a work takes, whatever else the machine does. */
export async function spentMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Milliseconds of the processor that a work takes; the least of five times, as other things of this process may come
 * between. On a machine that is slower just now they are fewer by as much, as a known work shows beside each turn.
 */
export async function msOf(work: () => unknown): Promise<number> {
  let least = await spentMs(work);
  for (let count = 0; count < 4 && least > mostMs; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, or they would count for each other
    const [slow, ms] = [await spentMs(knownWork), await spentMs(work)];
    least = Math.min(least, ms * Math.min(1, knownMs / slow));
  }
  return least;
}

const made = new Map<number, readonly [kind: string, text: string][]>();

/** Every kind, by itself and with a beginning that lets patterns begin. */
export function costlyTexts(length: number): readonly [kind: string, text: string][] {
  const cached = made.get(length);
  if (cached) return cached;
  const texts = Object.entries(pieces).flatMap(([kind, piece]): [string, string][] => [
    [kind, filled(piece, length)],
    [`${kind} behind an address`, `http://a${filled(piece, Math.max(0, length - 10))}@`.slice(0, length)],
  ]);
  made.set(length, texts);
  return texts;
}
