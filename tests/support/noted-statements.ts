/**
 * Notes each statement that a PostgreSQL has carried out in the HTTP tests, so that another version can be asked about all of them
 * (tests/http/noted-statements.http.test.ts). As a setup file it stands before each file of tests.
 */
import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';

const folder = process.env.NOTED_STATEMENTS;
/** Files of tests that share a process note into one list. */
const shared = globalThis as { notedStatements?: Set<string> };

/** What can be prepared; the names in the others are those of one test. */
const isPlain = (text: string) => /^\s*(select|insert|update|delete|merge|with|values)\b/i.test(text);

function note(): void {
  const noted = (shared.notedStatements = new Set<string>());
  // oxlint-disable-next-line typescript/unbound-method -- called on the client below
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [given] = args;
    const text = typeof given === 'string' ? given : String((given as { text?: string } | null)?.text);
    const told = args.at(-1);
    if (!isPlain(text)) return query.apply(this, args);
    // A pool asks its client with a callback, everybody else waits for the answer.
    if (typeof told === 'function')
      args[args.length - 1] = (error: unknown, result: unknown) => {
        if (!error) noted.add(text);
        told(error, result);
      };
    const answer = query.apply(this, args);
    if (answer instanceof Promise)
      answer.then(
        () => noted.add(text),
        // Whoever asked hears of it.
        () => {},
      );
    return answer;
  } as typeof pg.Client.prototype.query;
}

if (folder && process.env.TEST_POSTGRES === 'embedded') {
  if (!shared.notedStatements) note();
  afterAll(() => {
    mkdirSync(folder, { recursive: true });
    const lines = [...(shared.notedStatements ?? [])].map((text) => JSON.stringify(text));
    appendFileSync(join(folder, `${process.pid}.jsonl`), lines.map((line) => `${line}\n`).join(''));
    shared.notedStatements?.clear();
  });
}

/** All that were noted, each once; none where nobody noted any. */
export function notedStatements(): string[] {
  if (!folder) return [];
  const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  return [...new Set(lines.filter(Boolean))].map((line) => JSON.parse(line) as string);
}
