// What a reader wants of a report of vitest once everything has run: counts, what failed and why, and where the time went.
import { relative } from 'node:path';
import { root } from './child.mjs';

const slowestShown = 10;
const seconds = (file) => (file.endTime - file.startTime) / 1000;

/** A file that could not even be loaded is one failure. */
const isBroken = (file) =>
  file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');

const firstLine = (text) => text.split('\n', 1)[0].slice(0, 300);

/** A line for each test that failed, as the output above it may be long or cut. */
function failuresOf(report) {
  return report.testResults.flatMap((file) => {
    const name = relative(root, file.name);
    if (isBroken(file)) return [`${name}: ${firstLine(file.message ?? '')}`];
    return file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name} > ${test.fullName}: ${firstLine(test.failureMessages?.[0] ?? '')}`);
  });
}

const filesOf = (report) =>
  report.testResults.map((file) => ({ name: relative(root, file.name), seconds: seconds(file) }));

/** Counts, failures and files of one report. */
export function read(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(isBroken).length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failuresOf(report),
    files: filesOf(report),
  };
}

const column = (value, width) => String(value).padStart(width);

function printSlowest(results) {
  const files = results.flatMap(({ title, files: own = [] }) => own.map((file) => ({ ...file, title })));
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestShown);
  if (slowest.length > 0) console.log(`\nslowest files`);
  for (const file of slowest)
    console.log(`${column(file.seconds.toFixed(1), 7)} s  ${file.name} (${file.title})`);
}

/** Prints a table of the steps, what failed and the counts as the last line; gives the number of failures. */
export function summarize(results) {
  printSlowest(results);
  console.log(
    `\n${'step'.padEnd(34)}${column('passed', 8)}${column('failed', 8)}${column('skipped', 9)}${column('time', 9)}`,
  );
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { title, seconds: time, note, ...counts } of results) {
    for (const key of Object.keys(total)) total[key] += counts[key];
    const figures = `${column(counts.passed, 8)}${column(counts.failed, 8)}${column(counts.skipped, 9)}`;
    console.log(`${title.padEnd(34)}${figures}${column(`${time} s`, 9)}${note ? `  ${note}` : ''}`);
  }
  const failures = results.flatMap(({ title, failures: own = [] }) => own.map((line) => `${title}: ${line}`));
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
  console.log(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  );
  return total.failed;
}
