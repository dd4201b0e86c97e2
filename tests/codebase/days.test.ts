/** Days, months and years are those of the centres, whichever zone the process, the browser or the database has. */
import { expect, test } from 'vitest';
import {
  comparedWith,
  filesUnder,
  isCode,
  isForTests,
  nothingElse,
  textOf,
  treeOf,
  walk,
  type Node,
} from './source.ts';

const shipped = ['app', 'contract', 'server']
  .flatMap(filesUnder)
  .filter((path) => isCode(path) && !isForTests(path));

const filesWith = (isWrong: (node: Node) => boolean): string[] =>
  shipped.filter((path) => {
    let found = false;
    walk(treeOf(path), (node) => {
      found ||= isWrong(node);
    });
    return found;
  });

const calledName = (node: Node): string =>
  node.type === 'CallExpression'
    ? String(((node['callee'] as Node)['property'] as Node | undefined)?.['name'])
    : '';

/** Each with what its ten letters, or ten records, are. */
const firstTen: Record<string, string> = {
  'app/shell/consent.ts': 'consent is counted in days of UTC, on both sides',
  'contract/analytics-consent.ts': 'consent is counted in days of UTC, on both sides',
  'contract/read-date.ts': 'a day that was one already, at noon of UTC',
  'app/ui/wall-time.ts': 'a moment that was put into the zone before',
  'server/http/tables/spreadsheet.ts': 'a date of a file, which has no place',
  'server/features/vacancies/search/words.ts': 'ten words of a question',
};

test('the day of a moment is found by `dayOf`: the first ten letters of it are the day of UTC', () => {
  const isCut = (node: Node) => {
    const [from, to] = (node['arguments'] as Node[] | undefined) ?? [];
    return (
      /^(slice|substring|substr)$/.test(calledName(node)) && from?.['value'] === 0 && to?.['value'] === 10
    );
  };
  expect(comparedWith(filesWith(isCut), firstTen)).toEqual(nothingElse);
});

/** Each with why the zone does not matter there. */
const parts: Record<string, string> = {
  'contract/read-date.ts': 'counts from a day to another, at noon of UTC',
  'app/features/stories/components/date-stories.tsx': 'the weekday of a day, at noon of UTC',
};

test('no part of a date is that of the process or of UTC: a year by `yearOf`, others by a format with the zone', () => {
  const isPart = (node: Node) =>
    /^[gs]et(UTC)?(FullYear|Month|Date|Day|Hours)$/.test(calledName(node)) ||
    /^(toDateString|getTimezoneOffset)$/.test(calledName(node));
  expect(comparedWith(filesWith(isPart), parts)).toEqual(nothingElse);
});

test('a format of dates names its zone', () => {
  const isWithout = (node: Node) => {
    if (node.type !== 'CallExpression' || (node['callee'] as Node)['name'] !== 'dateFormat') return false;
    const options = (node['arguments'] as Node[])[1];
    const names = ((options?.['properties'] ?? []) as Node[]).map((one) =>
      String((one['key'] as Node | undefined)?.['name']),
    );
    return !names.includes('timeZone');
  };
  expect(filesWith(isWithout)).toEqual([]);
});

const cutsDays =
  /::\s*date\b|\bcurrent_date\b|\bdate_trunc\(|\bto_char\(|\bas date\)|\bextract\(\s*(?!epoch)\w+ from/i;
/** Either in the words themselves, or by what the query calls a moment of the clock. */
const inZone = /at time zone|\$\{local\(/i;

/** Each with whose day it is that is named without a zone. */
const plainDays: Record<string, string> = {
  'server/features/search-alerts/mailing/queries.ts': 'a day that `turnAt` found in the zone',
  'server/features/dashboard/queries.ts': 'the first day of a week that was cut in the zone',
};

test('no query takes the day of a moment in the zone of the database', () => {
  const found = shipped.filter((path) =>
    textOf(path)
      .split('\n')
      .some((line) => !/^\s*(\*|\/)/.test(line) && cutsDays.test(line) && !inZone.test(line)),
  );
  expect(comparedWith(found, plainDays)).toEqual(nothingElse);
});

test('nor does the database itself', () => {
  const found = filesUnder('db/migrations').filter((path) =>
    textOf(path)
      .split('\n')
      .some((line) => !line.startsWith('--') && cutsDays.test(line) && !inZone.test(line)),
  );
  expect(found).toEqual([]);
});

test('what goes by the clock of the database is not tried at a day that stands still: it would be over for that, sooner or later', () => {
  const byDatabase = /\b(?:cleanUp|expireVacancies)\b/;
  const standsStill = /vacancyWorld\(\)|now: new Date\('|vacancyWorld\(new Date\('/;
  const found = ['server', 'tests']
    .flatMap(filesUnder)
    .filter((path) => isCode(path) && isForTests(path) && !path.startsWith('tests/codebase/'))
    .filter((path) => byDatabase.test(textOf(path)) && standsStill.test(textOf(path)));
  expect(found).toEqual([]);
});
