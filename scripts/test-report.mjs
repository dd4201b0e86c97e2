// What a reader wants once everything has run: counts, what failed and why, and where the time went.
const slowestShown = 10;
/** More than so many files that pass only when they are run again are no longer chance. */
export const mostUnsteady = 3;

const column = (value, width) => String(value).padStart(width);

function printSlowest(results) {
  const files = results.flatMap(({ title, files: own = [] }) => own.map((file) => ({ ...file, title })));
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestShown);
  if (slowest.length > 0) console.log(`\nslowest files`);
  for (const file of slowest)
    console.log(`${column(file.seconds.toFixed(1), 7)} s  ${file.name} (${file.title})`);
}

function printSteps(results) {
  console.log(
    `\n${'step'.padEnd(34)}${column('passed', 8)}${column('failed', 8)}${column('skipped', 9)}${column('unsteady', 10)}${column('time', 9)}`,
  );
  for (const { title, seconds, note, passed, failed, skipped, unsteady = [] } of results) {
    const figures = `${column(passed, 8)}${column(failed, 8)}${column(skipped, 9)}${column(unsteady.length, 10)}`;
    console.log(`${title.padEnd(34)}${figures}${column(`${seconds} s`, 9)}${note ? `  ${note}` : ''}`);
  }
}

/** The lines of these lists under the name of their step. */
const linesOf = (results, key) =>
  results.flatMap((result) => (result[key] ?? []).map((line) => `${result.title}: ${line}`));

/** Prints a table of the steps, what failed and the counts as the last line; gives the number of failures. */
export function summarize(results) {
  printSlowest(results);
  printSteps(results);
  const unsteady = results.flatMap(({ unsteady: own = [] }) => own);
  const isTooUnsteady = unsteady.length > mostUnsteady;
  for (const { name, failures } of unsteady)
    console.log(
      `\nunsteady: ${name} passed when it was run again alone. The first time:\n  ${failures.join('\n  ')}`,
    );
  const failures = linesOf(results, 'failures');
  if (isTooUnsteady) failures.push(`${unsteady.length} files were unsteady, ${mostUnsteady} at most may be`);
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const failed = sum('failed') + (isTooUnsteady ? 1 : 0);
  const skipped = sum('skipped');
  console.log(`\n${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed;
}
