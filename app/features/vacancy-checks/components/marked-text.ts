/** A text in pieces, those that are to be seen marked; and what differs between two of them, word by word. */

export interface Piece {
  text: string;
  isMarked: boolean;
}

/** Neighbours of one kind are one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last && last.isMarked === piece.isMarked) last.text += piece.text;
    else if (piece.text !== '') whole.push({ ...piece });
  }
  return whole;
}

/** Marks each of these quotes wherever it stands. */
export function markQuotes(text: string, quotes: readonly string[]): Piece[] {
  const marked = Array.from({ length: text.length }, () => false);
  for (const quote of quotes.filter((one) => one !== '')) {
    let at = text.indexOf(quote);
    while (at >= 0) {
      marked.fill(true, at, at + quote.length);
      at = text.indexOf(quote, at + quote.length);
    }
  }
  return joined([...marked.keys()].map((at) => ({ text: text.charAt(at), isMarked: marked[at] === true })));
}

/** Words with the blanks between them as words of their own. */
const wordsOf = (text: string): string[] => text.split(/(\s)/).filter((word) => word !== '');

/** Beyond this many pairs of words what stands between the same beginning and end is all marked: it would take too long. */
const mostPairs = 1_000_000;

/** For each pair of beginnings of both texts, how long the longest row of words is that both have in that order. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const [row, below] = [lengths[i] as Uint16Array, lengths[i + 1] as Uint16Array];
      row[j] = one[i] === other[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return lengths;
}

/** Which words of each are in both, in the same order. */
function sharedWords(one: readonly string[], other: readonly string[]): [Set<number>, Set<number>] {
  const [ofOne, ofOther] = [new Set<number>(), new Set<number>()];
  if (one.length * other.length > mostPairs) return [ofOne, ofOther];
  const lengths = commonLengths(one, other);
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (one[i] === other[j]) {
      ofOne.add(i++);
      ofOther.add(j++);
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return [ofOne, ofOther];
}

/** How many words both begin with. */
function sameStart(one: readonly string[], other: readonly string[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1;
  return count;
}

/** The old text and the new one, with the words marked that the other has not. */
export function markChanges(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const start = sameStart(old, now);
  const end = sameStart(old.slice(start).toReversed(), now.slice(start).toReversed());
  const [oldRest, nowRest] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const [keptOld, keptNow] = sharedWords(oldRest, nowRest);
  const pieces = (all: readonly string[], rest: readonly string[], kept: ReadonlySet<number>) =>
    joined([
      { text: all.slice(0, start).join(''), isMarked: false },
      // A blank between two marked words is marked with them, one beside a word that stayed is not seen.
      ...rest.map((text, at) => ({ text, isMarked: !kept.has(at) })),
      { text: all.slice(all.length - end).join(''), isMarked: false },
    ]);
  return { before: pieces(old, oldRest, keptOld), after: pieces(now, nowRest, keptNow) };
}
