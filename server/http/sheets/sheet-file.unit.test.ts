import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import readXlsx from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { SheetFormat } from '#contract/sheet-files.ts';
import { soon } from '#tests/support/soon.ts';
import { sheetFile } from './sheet-file.ts';
import { phoneCell, type Cell } from './sheet.ts';

const now = new Date('2026-11-24T09:00:00Z');
async function* inBatches(...all: Cell[][][]): AsyncGenerator<Cell[][]> {
  yield* all;
}
const fileOf = (
  format: SheetFormat,
  batches: AsyncIterable<Cell[][]>,
  heads = ['Titel', 'Plekken', 'Online tot'],
) => sheetFile(format, { name: 'vacatures', heads, batches, now });
const bytesOf = (format: SheetFormat, batches: AsyncIterable<Cell[][]>) =>
  buffer(fileOf(format, batches).content as Readable);
const rowsOf = async (...rows: Cell[][]) => {
  const [sheet] = await readXlsx(await bytesOf('xlsx', inBatches(rows)));
  return sheet?.data.slice(1);
};

test('a file of Excel has its heads, numbers as numbers and days as days', async () => {
  const batches = inBatches([['Tuinhulp', 2, now]], [], [['Kok', null, null]]);
  const { name, mediaType } = fileOf('xlsx', inBatches());
  expect([name, mediaType]).toEqual([
    'vacatures-2026-11-24.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
  const [sheet] = await readXlsx(await bytesOf('xlsx', batches));
  expect(sheet).toEqual({
    sheet: 'vacatures',
    data: [
      ['Titel', 'Plekken', 'Online tot'],
      ['Tuinhulp', 2, new Date('2026-11-24')],
      ['Kok', null, null],
    ],
  });
});

test('a moment is the day that it is where the centre is, in the cells and in the name', async () => {
  const halfPastMidnight = new Date('2026-11-23T23:30:00Z');
  expect(await rowsOf(['a', 1, halfPastMidnight])).toEqual([['a', 1, new Date('2026-11-24')]]);
  const text = (await bytesOf('csv', inBatches([['a', 1, halfPastMidnight]]))).toString();
  expect(text).toContain('a;1;2026-11-24');
  const sheet = { name: 'vacatures', heads: [], batches: inBatches(), now: halfPastMidnight };
  expect(sheetFile('csv', sheet).name).toBe('vacatures-2026-11-24.csv');
});

test.each([
  '=1+1',
  '+31 6',
  '-1',
  '@x',
  '<b>&amp;"</b>',
  'twee  spaties',
  'één 🦊 regel\nen nog een',
  '00123',
])('%j stays that text', async (text) => {
  expect(await rowsOf([text, 1, null])).toEqual([[text, 1, null]]);
});

test('what XML cannot hold is left out, and no text is longer than a cell', async () => {
  const [[first, , long] = []] = (await rowsOf(['a\u0000\u0008b\uD800c', 1, 'é'.repeat(40_000)])) ?? [];
  expect(first).toBe('ab\uFFFDc');
  expect(long).toHaveLength(32_767);
});

test('a list that fails half way gives no whole file', async () => {
  async function* failing(): AsyncGenerator<Cell[][]> {
    yield [['Tuinhulp', 1, null]];
    throw new Error('the database is gone');
  }
  for (const format of ['csv', 'xlsx'] as const)
    await expect(bytesOf(format, failing()), format).rejects.toThrow('the database is gone');
});

test('rows are read no faster than they are taken, and no longer than somebody reads', async () => {
  let read = 0;
  let isOver = false;
  async function* endless(): AsyncGenerator<Cell[][]> {
    try {
      for (;;) {
        read += 1;
        yield Array.from({ length: 1000 }, (_, at) => [crypto.randomUUID(), at, now]);
      }
    } finally {
      isOver = true;
    }
  }
  const content = fileOf('xlsx', endless()).content as Readable;
  for await (const _ of content) if (read > 0) break;
  await expect.poll(() => isOver, soon).toBe(true);
  expect(read).toBeLessThan(30);
});

test('as comma separated values what begins as a formula is marked', async () => {
  const text = String(await bytesOf('csv', inBatches([['=1+1', 2, now]])));
  expect(text).toBe("\uFEFFTitel;Plekken;Online tot\r\n'=1+1;2;2026-11-24\r\n");
});

test('a number of a telephone keeps its zero and its plus in either kind', async () => {
  const rows: Cell[][] = [[phoneCell('0612345608'), phoneCell('+31612345678'), phoneCell(null)]];
  expect(String(await bytesOf('csv', inBatches(rows)))).toContain('\r\n06 12 34 56 08;06 12 34 56 78;\r\n');
  expect(await rowsOf(...rows)).toEqual([['0612345608', '+31612345678', null]]);
});
