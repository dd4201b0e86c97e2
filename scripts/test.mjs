// npm test and npm run check: every check in order, a table at the end, and one line of counts as the last.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { changedTests } from './changed.mjs';
import { node, root, run } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { summarize } from './test-report.mjs';
import { remember, vitest } from './vitest.mjs';

const words = process.argv.slice(2);
/** The tests of the nouns that a change touches, beside what takes a minute: `npm test -- --changed`. */
const touched = words.includes('--changed') ? changedTests() : undefined;
/** Random tests try all of their cases, and the second PostgreSQL gets all tests. */
const whole = words.includes('--whole');
/** Steps named on the command line: `npm test -- types http`. */
const named = words.filter((word) => !word.startsWith('--'));
const chosen = touched ? stepsOf(touched) : named;
/** A part of the files, for machines side by side: `npm test -- journeys --shard=1/2`. */
const shard = words.filter((word) => word.startsWith('--shard='));
const results = [];

/** A word that names nothing would pass for a green run of nothing. */
function refuseUnknown() {
  const isKnown = (word) =>
    word.startsWith('--')
      ? ['--changed', '--whole'].includes(word) || /^--shard=\d+\/\d+$/.test(word)
      : allSteps.some(([name]) => name === word);
  if (words.includes('--changed') && words.length > 1) {
    console.error('--changed chooses the tests itself: nothing else goes with it.');
    process.exit(2);
  }
  const unknown = words.filter((word) => !isKnown(word));
  if (unknown.length === 0) return;
  const names = allSteps.map(([name]) => name).join(', ');
  console.error(
    `There is no ${unknown.join(', ')}. Steps: ${names}; besides --changed, --whole, --shard=1/2.`,
  );
  process.exit(2);
}

const tool = (path, ...args) => run(node(), [join(root, 'node_modules', path), ...args]);
const one = ({ code }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });
const failure = (note) => ({ passed: 0, failed: 1, skipped: 0, note });
const testsOf = (project, { env = {}, ...options } = {}) =>
  vitest(project, {
    args: touched?.[project] ?? shard,
    ...options,
    env: { ...(whole && { TEST_WHOLE: 'true' }), ...env },
  });

/** Those with something to run of a change; what all nouns share is named, as only the whole run tries all of it. */
function stepsOf({ shared, ...tests }) {
  const countOf = (kind) => tests[kind].length;
  console.log(
    `Tests of what changed: ${Object.keys(tests)
      .map((kind) => `${countOf(kind)} ${kind}`)
      .join(', ')}`,
  );
  if (shared.length > 0)
    console.log(
      `Shared by all, so that only the whole of npm test tries all of it:\n  ${shared.join('\n  ')}`,
    );
  return ['types', 'lint', 'format', 'codebase', ...Object.keys(tests).filter((kind) => countOf(kind) > 0)];
}

/** Where the first pass of the HTTP tests notes its statements for the second; nowhere when not all of them are noted. */
const noted = join(root, '.cache/noted-statements');
const isNoted = () =>
  !whole && shard.length === 0 && results.some(({ title, failed }) => title === embedded && failed === 0);
const embedded = 'HTTP tests, embedded PostgreSQL';

function http() {
  rmSync(noted, { recursive: true, force: true });
  return testsOf('http', { env: { TEST_POSTGRES: 'embedded', NOTED_STATEMENTS: noted } });
}

async function types() {
  // Before the screens exist there are no routes to make types for.
  if (existsSync(join(root, 'app/routes.ts'))) {
    const made = await tool('@react-router/dev/bin.cjs', 'typegen');
    if (made.code !== 0) return failure('react-router typegen failed');
  }
  return one(await tool('typescript/bin/tsc', '-b'));
}

async function httpOnPostgres15() {
  const { code, text } = await run(node(), [join(root, 'tests/support/postgres15.ts')], { capture: true });
  if (code !== 0) return failure('the search for PostgreSQL 15 failed');
  const env = { TEST_POSTGRES: '15', PG15_BIN: text, ...(isNoted() && { NOTED_STATEMENTS: noted }) };
  if (text) return testsOf('http', { env });
  const note = 'no PostgreSQL 15 on this machine (Debian: apt-get install postgresql-15, or set PG15_BIN)';
  console.log(note);
  return process.env.CI === 'true' ? failure(note) : { passed: 0, failed: 0, skipped: 1, note };
}

async function journeys() {
  const { code, text } = await run(node(), [join(root, 'tests/support/chromium.ts')], {
    capture: true,
    label: 'looking for a browser',
  });
  if (code !== 0) return failure('no Chromium');
  rmSync(join(root, '.cache/failures'), { recursive: true, force: true });
  return testsOf('journeys', { env: { CHROME_PATH: text }, withBrowser: true });
}

async function buildStep() {
  return existsSync(join(root, 'app/routes.ts')) ? one(await build()) : failure('app/routes.ts is missing');
}

const allSteps = [
  ['types', 'types (tsc)', types],
  ['lint', 'lint (oxlint)', async () => one(await tool('oxlint/bin/oxlint', '--deny-warnings'))],
  ['format', 'format (oxfmt)', async () => one(await tool('oxfmt/bin/oxfmt', '--check'))],
  ['codebase', 'codebase tests', () => testsOf('codebase')],
  ['unit', 'unit tests', () => testsOf('unit')],
  ['http', embedded, http],
  ['http15', 'HTTP tests, PostgreSQL 15', httpOnPostgres15],
  ['build', 'production build', buildStep],
  ['journeys', 'browser tests', journeys],
];
/** What the browser is shown is built of these very sources; that is done at once where it was. */
const isChosen = ([name]) =>
  chosen.length === 0 || chosen.includes(name) || (name === 'build' && chosen.includes('journeys'));

async function perform([, title, work]) {
  console.log(`\n=== ${title}`);
  const start = Date.now();
  let result;
  try {
    result = await work();
  } catch (error) {
    console.error(error);
    result = failure(error.message);
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  results.push({ title, seconds, ...result });
  console.log(`--- ${title}: ${result.failed > 0 ? 'FAILED' : 'ok'} in ${seconds} s`);
}

refuseUnknown();
await ensureInstalled();
for (const step of allSteps.filter(isChosen)) await perform(step);
remember(results);
process.exit(summarize(results) > 0 ? 1 : 0);
