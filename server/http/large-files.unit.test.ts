/** A large file is taken only where the disk has room for it, and room for everything else after it. */
import { statSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';
import { diskReserveBytes, writeLarge } from './large-files.ts';
import { UploadBudget } from './upload-budget.ts';

const now = new Date('2026-05-04T12:00:00Z');
let dataDir: string;
let budget: UploadBudget;
beforeEach(() => {
  dataDir = temporaryFolder();
  budget = new UploadBudget('somebody');
});
afterEach(async () => {
  await budget.release();
  removeTemporaryFolder(dataDir);
});

const chunk = Buffer.alloc(10_000_000, 7);
async function* pieces(many: number) {
  for (let at = 0; at < many; at += 1) yield chunk;
}
const take = (many: number, announced: number, free: readonly number[]) => {
  const left = [...free];
  const freeBytes = async () => left.shift() ?? 0;
  const sizes = { most: 1_000_000_000, announced };
  return writeLarge({ filename: 'a.zip', file: pieces(many) }, sizes, { dataDir, now, freeBytes }, budget);
};

test('with room for it, it stands on the disk', async () => {
  const { path, hasNoRoom } = await take(1, 10_000_000, [diskReserveBytes + 10_000_000]);
  expect([hasNoRoom, statSync(path).size]).toEqual([false, 10_000_000]);
});

test('one that would leave too little goes by, and nothing of it is written', async () => {
  const { path, hasNoRoom } = await take(1, 10_000_000, [diskReserveBytes + 9_999_999]);
  expect([hasNoRoom, statSync(path).size]).toEqual([true, 0]);
});

test('one during which the disk fills up gives back what it took', async () => {
  const { path, hasNoRoom } = await take(12, 0, [diskReserveBytes, diskReserveBytes - 1]);
  expect([hasNoRoom, statSync(path).size]).toEqual([true, 0]);
});
