/** Lines of a part, in batches: as many as one statement puts down. */

/** The longest row: a page may be large, nothing else of ours is. */
const longestLine = 16_000_000;
const mostRows = 500;
const mostLetters = 2_000_000;

const newLine = 0x0a;

/** One after another. `tooLong` throws. */
async function* linesIn(pieces: AsyncIterable<Buffer>, tooLong: () => never): AsyncGenerator<string> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    let from = 0;
    for (let at = piece.indexOf(newLine); at >= 0; at = piece.indexOf(newLine, from)) {
      yield Buffer.concat([...held, piece.subarray(from, at)]).toString('utf8');
      [held, size, from] = [[], 0, at + 1];
    }
    held.push(piece.subarray(from));
    size += piece.length - from;
    if (size > longestLine) tooLong();
  }
  // The last one ends as all others do.
  if (size > 0) tooLong();
}

/** Some at a time. */
export async function* batchesIn(
  pieces: AsyncIterable<Buffer>,
  tooLong: () => never,
): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let letters = 0;
  for await (const line of linesIn(pieces, tooLong)) {
    batch.push(line);
    letters += line.length;
    if (batch.length < mostRows && letters < mostLetters) continue;
    yield batch;
    [batch, letters] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}
