import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { measurePace } from './tests/support/measure-pace.ts';

// Workers take it over. scripts/test.mjs has measured it already.
process.env.TEST_PACE ??= String(await measurePace());
const patience = (milliseconds: number) => Math.round(milliseconds * Number(process.env.TEST_PACE));

/** The built pages of this clone, wherever it stands: a folder above it may be called `build` too. */
const builtPages = new RegExp(
  `^(file://)?${fileURLToPath(new URL('build/server/', import.meta.url)).replaceAll(/[^\w/]/g, '\\$&')}`,
);

/**
 * The second pass of the HTTP tests is about the database. When the first one has noted its statements, all of them are put to the
 * older version, and of the tests those run again in which the database itself decides: who sees which rows, order and words of
 * searches, locks, jobs, transactions. Otherwise, and in `npm run test:whole`, all run but what tests the embedded PostgreSQL or throws
 * anything at the contracts.
 */
const onPostgres15 = process.env.TEST_POSTGRES === '15';
const notOfPostgres15 = [
  'tests/durability/**',
  'tests/http/bad-addresses.http.test.ts',
  'tests/http/bad-input.http.test.ts',
];
const ofTheDatabase = [
  'server/{auth,db,jobs,mail,tenancy}/**/*.http.test.ts',
  'server/features/{applications,center-places,data-downloads,managed-centers,personal-data,places}/**/*.http.test.ts',
  'server/features/{search-alerts,undos,vacancies,vacancy-feeds,vacancy-imports}/**/*.http.test.ts',
  'server/features/organizations/{answer-times,merging,moving}/*.http.test.ts',
  'tests/{clock-change,relevance,sudden-ends}/*.http.test.ts',
  'tests/http/{at-once,every-list,isolation,list-indexes,noted-statements}.http.test.ts',
  'tests/http/{random-acts,row-types,statements,whole-demo}.http.test.ts',
];
const everyHttpTest = ['{server,app,tests}/**/*.http.test.ts'];

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

/** The same order in each run, whatever an earlier one took: those known as slow, then the larger file, which may take a minute too. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) =>
      slow.some((part) => moduleId.includes(part)) ? 0 : 1;
    return files
      .map((file) => ({ file, rank: rankOf(file), size: statSync(file.moduleId).size }))
      .toSorted(
        (one, other) =>
          one.rank - other.rank ||
          other.size - one.size ||
          one.file.moduleId.localeCompare(other.file.moduleId),
      )
      .map(({ file }) => file);
  }
}

const setupFiles = ['tests/support/fixed-seed.ts'];
/** The first of what was found is told: of a list of faults its length says nothing. */
const chaiConfig = { truncateThreshold: 600 };

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    // The built pages run as Node runs them: nothing of them is made again for the tests.
    server: { deps: { external: [builtPages] } },
    passWithNoTests: true,
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'codebase',
          chaiConfig,
          include: ['tests/codebase/**/*.test.ts'],
          testTimeout: patience(60_000),
        },
      },
      {
        test: {
          name: 'unit',
          chaiConfig,
          setupFiles,
          include: ['{contract,server,app,db,tests}/**/*.unit.test.{ts,tsx}'],
          testTimeout: patience(60_000),
        },
      },
      {
        test: {
          name: 'http',
          chaiConfig,
          setupFiles: [...setupFiles, 'tests/support/noted-statements.ts'],
          include: onPostgres15 && process.env.NOTED_STATEMENTS ? ofTheDatabase : everyHttpTest,
          exclude: onPostgres15 ? notOfPostgres15 : [],
          globalSetup: ['tests/support/database-server.ts'],
          // One file after another in the same process, as the parts of the server are loaded once: each opens a server of its own.
          isolate: false,
          testTimeout: patience(60_000),
          hookTimeout: patience(180_000),
        },
      },
      {
        // Without `development`, as scripts/start.mjs has it: packages are those of production.
        ssr: { resolve: { conditions: ['module', 'node'] } },
        test: {
          name: 'journeys',
          chaiConfig,
          setupFiles,
          include: ['tests/journeys/**/*.journey.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          // As scripts/start.mjs has it: the pages are drawn by the React of production, in much less time.
          env: { NODE_ENV: 'production' },
          // In each of the two browsers two pages at once: while one waits, the other goes on, and neither waits for the processor.
          maxConcurrency: 2,
          isolate: false,
          testTimeout: patience(300_000),
          hookTimeout: patience(180_000),
          // Every wait is for a state of the page, as long as a busy machine may take to come there: one second is not that.
          expect: { poll: { timeout: patience(60_000) } },
        },
      },
    ],
  },
});
