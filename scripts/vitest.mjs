// A step of tests: its files, and once more, alone, those that failed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, root, run } from './child.mjs';
import { mostUnsteady } from './test-report.mjs';

const cache = join(root, '.cache');
/** What was unsteady in earlier runs, the newest first. */
const history = join(cache, 'unsteady.json');
const longestHistory = 200;
/** So many at once are broken, not unsteady: nobody waits for all of them again. */
const mostRunAgain = 2 * mostUnsteady;

/** The slowest that the machine was found to be in this run. */
let pace = 1;

/** Measured before each step, as a machine may be busy with other things by then; what called us may have done so already. */
async function measurePace(withBrowser) {
  if (process.env.TEST_PACE) return;
  const args = [join(root, 'tests/support/measure-pace.ts'), ...(withBrowser ? ['--browser'] : [])];
  const { code, text } = await run(node(), args, { capture: true });
  if (code === 0) pace = Math.max(pace, Number(text));
  console.log(`pace of this machine: ${pace} (limits of time are ${pace} times those of a quiet one)`);
}

/** Runs vitest and gives what it wrote of each file, or undefined when it could not. */
async function record({ project, env, folder, isSilent }, args, isAgain = false) {
  const file = join(cache, `run-${project}${isAgain ? '-again' : ''}.json`);
  rmSync(file, { force: true });
  const program = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--root',
    folder,
    '--project',
    project,
  ];
  const reporters = [
    ...(isSilent ? [] : ['--reporter=default']),
    `--reporter=${join(root, 'tests/support/run-record.ts')}`,
  ];
  const { code } = await run(node(), [...program, ...reporters, ...args], {
    env: { TEST_PACE: String(pace), ...process.env, ...env, RUN_RECORD: file },
  });
  if (!existsSync(file)) return undefined;
  const { files, outside } = JSON.parse(readFileSync(file, 'utf8'));
  const isUntold = code !== 0 && outside.length === 0 && files.every(({ failed }) => failed === 0);
  return { files, outside: isUntold ? ['an error outside the tests'] : outside };
}

/** Keeps what was unsteady in these steps, so that what stumbles again and again can be seen. */
export function remember(results) {
  const at = new Date().toISOString();
  const now = results.flatMap(({ title, unsteady = [] }) =>
    unsteady.map(({ name, failures }) => ({ at, step: title, name, failures, pace })),
  );
  if (now.length === 0) return;
  const earlier = existsSync(history) ? JSON.parse(readFileSync(history, 'utf8')) : [];
  writeFileSync(history, `${JSON.stringify([...now, ...earlier].slice(0, longestHistory), null, 2)}\n`);
}

/** Runs each of them again, alone, in a process and on a database of its own; gives each as it is after that. */
async function runAgain(step, files) {
  const results = [];
  for (const first of files) {
    console.log(`\n--- once more, alone: ${first.name}`);
    const again = await record(step, [join(root, first.name), '--maxWorkers=1'], true);
    const [second] = again?.files ?? [];
    const isSteady = second && again.outside.length === 0 && second.failed === 0 && second.passed > 0;
    const said = [...(second?.failures ?? []), ...(again?.outside ?? [])].map((line) => `once more: ${line}`);
    results.push(
      isSteady
        ? { ...second, unsteady: first.failures }
        : { ...first, failures: [...first.failures, ...said] },
    );
  }
  return results;
}

const countOf = (files, key) => files.reduce((sum, file) => sum + file[key], 0);
const failure = (note) => ({ passed: 0, failed: 1, skipped: 0, note });

/** Counts and failures of these files, and which of them were unsteady. */
function resultOf(files, outside) {
  const linesOf = ({ name, failures }) => failures.map((line) => `${name} > ${line}`);
  return {
    passed: countOf(files, 'passed'),
    failed: countOf(files, 'failed') + outside.length,
    skipped: countOf(files, 'skipped'),
    failures: [...files.flatMap(linesOf), ...outside],
    unsteady: files
      .filter(({ unsteady }) => unsteady)
      .map(({ name, unsteady }) => ({ name, failures: unsteady })),
    files,
  };
}

/**
 * Runs the files of a project; one that failed and passes when it is run again counts, and is named as unsteady. Projects of another
 * folder have a configuration of their own there.
 */
export async function vitest(
  project,
  { env = {}, args = [], withBrowser = false, folder = root, isSilent = false } = {},
) {
  mkdirSync(cache, { recursive: true });
  await measurePace(withBrowser);
  const step = { project, env, folder, isSilent };
  const whole = await record(step, args);
  if (!whole) return failure('did not run');
  const tests = ['passed', 'failed', 'skipped'].map((key) => countOf(whole.files, key));
  // A pattern that no longer finds its files must not pass for a green run.
  if (tests.every((count) => count === 0)) return failure('no tests found');
  const broken = whole.files.filter(({ failed }) => failed > 0);
  const isBeyond = broken.length > mostRunAgain;
  if (isBeyond) console.log(`\n${broken.length} files failed: more than ${mostRunAgain} are not run again`);
  const again = isBeyond ? broken : await runAgain(step, broken);
  return resultOf([...whole.files.filter(({ failed }) => failed === 0), ...again], whole.outside);
}
