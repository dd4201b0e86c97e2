/** A file that stumbles is run once more, alone, and is named; one that fails twice is red, and so are more than a few that stumble. */
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
// @ts-expect-error -- JavaScript, as it runs before the packages are installed
import { mostUnsteady, summarize } from '../../scripts/test-report.mjs';
// @ts-expect-error -- the same
import { vitest } from '../../scripts/vitest.mjs';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';

const fixture = fileURLToPath(new URL('../fixtures/unsteady', import.meta.url));

test('what passes alone counts and is named; what fails twice is red', async () => {
  const marks = temporaryFolder();
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const result = await vitest('unsteady', { folder: fixture, isSilent: true, env: { MARKS: marks } });
  said.mockRestore();
  removeTemporaryFolder(marks);
  expect(result).toMatchObject({ passed: 2, failed: 1 });
  expect(result.failures).toEqual([
    expect.stringMatching(/never\.case\.ts > never passes: .*expected 2 to be 3/),
    expect.stringMatching(/never\.case\.ts > once more: never passes: .*expected 2 to be 3/),
  ]);
  expect(result.unsteady).toEqual([
    {
      name: expect.stringContaining('second-time.case.ts'),
      failures: [expect.stringMatching(/expected false/)],
    },
    { name: expect.stringContaining('stray.case.ts'), failures: [expect.stringMatching(/a stray error/)] },
  ]);
});

const step = (unsteady: number) => ({
  title: 'a step',
  seconds: '1.0',
  passed: 10,
  failed: 0,
  skipped: 0,
  unsteady: Array.from({ length: unsteady }, (_, at) => ({ name: `file ${at}`, failures: ['stumbled'] })),
});

test('a few files that stumble are no failure, one more is', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const few = summarize([step(mostUnsteady)]);
  const many = summarize([step(mostUnsteady), step(1)]);
  const last = said.mock.lastCall;
  said.mockRestore();
  expect([few, many, last]).toEqual([0, 1, ['\n20 passed, 1 failed']]);
});
