/** What was left where files are put together goes after a day, also where they stood before. */
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';
import { workFolder } from './work-folder.ts';

const now = new Date('2026-05-04T12:00:00Z');
let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(() => removeTemporaryFolder(dataDir));

function left(folder: string, name: string, hours: number): void {
  mkdirSync(join(dataDir, folder), { recursive: true });
  const path = join(dataDir, folder, name);
  const then = new Date(now.getTime() - hours * 3_600_000);
  writeFileSync(path, 'x');
  utimesSync(path, then, then);
}

test('what is older than a day goes, and what is not stays', async () => {
  left('files-at-work', 'old.zip', 25);
  left('files-at-work', 'new.zip', 1);
  expect(readdirSync(await workFolder({ dataDir }, now))).toEqual(['new.zip']);
});

test('the former folder goes with what was left in it, once none of that is of the last day', async () => {
  left('centers-at-work', 'old.zip', 25);
  left('centers-at-work', 'new.zip', 1);
  await workFolder({ dataDir }, now);
  expect(readdirSync(join(dataDir, 'centers-at-work'))).toEqual(['new.zip']);
  await workFolder({ dataDir }, new Date(now.getTime() + 24 * 3_600_000));
  expect(existsSync(join(dataDir, 'centers-at-work'))).toBe(false);
});
