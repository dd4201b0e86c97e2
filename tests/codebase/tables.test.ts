/** Each table has an owner: one part of the server writes its rows, and others ask that part's commands. */
import { expect, test } from 'vitest';
import { comparedWith, filesUnder, isCode, isForTests, nothingElse, textOf } from './source.ts';

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const tables = new Set(
  [...textOf('server/db/types.ts').matchAll(/^ {2}([a-z][A-Za-z]*): [A-Z]\w*;$/gm)].map(([, name = '']) =>
    snake(name),
  ),
);

const writes = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  /\bputRows\(\s*\w+,\s*'(\w+)'/g,
  /\b(?:insert into|delete from) (\w+)/g,
  /\bplainRoutes\([^]*?\btable: '(\w+)'/g,
  /\bupdate (\w+)(?: (?:as )?\w+)? set\b/g,
];

/** `features/vacancies` or `auth`. */
const partOf = (path: string) => {
  const [, folder = '', noun = ''] = path.split('/');
  return folder === 'features' ? `features/${noun}` : folder;
};

/** `part → table` for every part that writes it. */
const found = new Set(
  filesUnder('server')
    .filter((path) => isCode(path) && !isForTests(path))
    .flatMap((path) => {
      const text = textOf(path).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
      return writes
        .flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => snake(name)))
        .filter((name) => tables.has(name))
        .map((name) => `${partOf(path)} → ${name}`);
    }),
);

/** Who writes another's table still. The list only shrinks: what is new asks the owner's commands. */
const exceptions: Record<string, string> = {
  'features/retention → users': 'forgets warnings, by what it reads as a sign of life',
  'features/signups → organization_signups': 'a password that does not count is forgotten wherever it waits',
};

test('a table is written by one part of the server alone', () => {
  expect(found.size).toBeGreaterThan(20);
  const rest = [...found].filter((one) => !Object.hasOwn(exceptions, one));
  const writersOf = Map.groupBy(rest, (one) => one.split(' → ')[1] ?? '');
  const shared = [...writersOf.values()].filter((writers) => writers.length > 1).flat();
  expect(shared).toEqual([]);
  expect(
    comparedWith(
      Object.keys(exceptions).filter((one) => found.has(one)),
      exceptions,
    ),
  ).toEqual(nothingElse);
});
