import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// The second pass of the HTTP tests is about the database: what tests the embedded PostgreSQL itself has no place in it, nor what
// throws anything at the contracts, as those are the same before every database.
const onPostgres15 = process.env.TEST_POSTGRES === '15';
const notOfPostgres15 = [
  'tests/durability/**',
  'tests/http/bad-addresses.http.test.ts',
  'tests/http/bad-input.http.test.ts',
];

/** What takes longest: with these at the end, one worker would wait for the other. */
const slow = [
  '/tests/durability/',
  '/tests/http/rights-matrix.',
  '/tests/http/bad-input.',
  '/tests/http/bad-addresses.',
  '/tests/journeys/every-',
  '/tests/journeys/large-letters.',
  '/tests/journeys/lists-trees-and-charts.',
  '/tests/journeys/late-fonts.',
  '/tests/journeys/rights-of-screens.',
  '/tests/journeys/file-fields.',
];

/** Without what is known of an earlier run, the larger file goes first: a small one may take a minute all the same. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slow.some((part) => moduleId.includes(part));
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    // The built pages run as Node runs them: nothing of them is made again for the tests.
    server: { deps: { external: [/\/build\/server\//] } },
    passWithNoTests: true,
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'codebase',
          include: ['tests/codebase/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['{contract,server,app,db,tests}/**/*.unit.test.{ts,tsx}'],
          testTimeout: 10_000,
        },
      },
      {
        test: {
          name: 'http',
          include: ['{server,app,tests}/**/*.http.test.ts'],
          exclude: onPostgres15 ? notOfPostgres15 : [],
          globalSetup: ['tests/support/database-server.ts'],
          // One file after another in the same process, as the parts of the server are loaded once: each opens a server of its own.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        // Without `development`, as scripts/start.mjs has it: packages are those of production.
        ssr: { resolve: { conditions: ['module', 'node'] } },
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.journey.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          // As scripts/start.mjs has it: the pages are drawn by the React of production, in much less time.
          env: { NODE_ENV: 'production' },
          // In each of the two browsers two pages at once: while one waits, the other goes on, and neither waits for the processor.
          maxConcurrency: 2,
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // Every wait is for a state of the page, as long as a busy machine may take to come there: one second is not that.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
