/** What scripts/test.mjs reads of a run of vitest: each file with its counts and what failed in it, as one JSON file. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

interface FileRecord {
  /** From the root of the clone. */
  name: string;
  seconds: number;
  passed: number;
  failed: number;
  skipped: number;
  /** `name of the test: first line of what went wrong`. */
  failures: string[];
}

interface RunRecord {
  files: FileRecord[];
  /** What went wrong in no file that is known: a setup, a process that ended. */
  outside: string[];
}

const firstLine = (text: string) => text.split('\n', 1)[0]?.slice(0, 1_000) ?? '';
// oxlint-disable-next-line no-control-regex -- colours of a terminal
const plain = (text: string) => text.replaceAll(/\u001B\[\d+m/g, '');
const told = (errors: readonly SerializedError[] | undefined) =>
  firstLine(plain(errors?.[0]?.stack?.split('\n')[0] ?? errors?.[0]?.message ?? 'failed without a word'));

const failureOf = (test: TestCase) => `${test.fullName}: ${told(test.result().errors)}`;

function recordOf(module: TestModule, strays: readonly SerializedError[]): FileRecord {
  const tests = [...module.children.allTests()];
  const inState = (state: string) => tests.filter((test) => test.result().state === state);
  const failures = inState('failed').map(failureOf);
  // A file that could not be loaded, a hook that failed, or an error that no test waited for.
  const isBroken = failures.length === 0 && !['passed', 'skipped'].includes(module.state());
  const around = [
    ...(isBroken ? [`outside its tests: ${told(module.errors())}`] : []),
    ...strays.map((error) => `outside its tests: ${told([error])}`),
  ];
  return {
    name: relative(process.cwd(), module.moduleId),
    seconds: module.diagnostic().duration / 1_000,
    passed: inState('passed').length,
    failed: failures.length + around.length,
    skipped: inState('skipped').length + inState('pending').length,
    failures: [...failures, ...around],
  };
}

/** Writes it to the file that RUN_RECORD names. */
export default class RunRecorder implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const isOf = (error: SerializedError, module: TestModule) =>
      error['VITEST_TEST_PATH'] === module.moduleId;
    const files = modules.map((module) =>
      recordOf(
        module,
        errors.filter((error) => isOf(error, module)),
      ),
    );
    const outside = errors
      .filter((error) => !modules.some((module) => isOf(error, module)))
      .map((error) => told([error]));
    const file = process.env['RUN_RECORD'];
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ files, outside } satisfies RunRecord));
  }
}
