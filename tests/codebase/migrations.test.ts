/** The migrations as text; what they make of a database is asked of its catalogue by the HTTP tests. */
import { expect, test } from 'vitest';
import { comparedWith, filesUnder, isCode, isForTests, nothingElse, textOf } from './source.ts';

const migrations = filesUnder('db/migrations');
const sql = migrations.map(textOf).join('\n').replaceAll(/--.*$/gm, '');

interface Table {
  name: string;
  body: string;
}
const tables: Table[] = [...sql.matchAll(/create table (?:if not exists )?(\w+) \(([\s\S]*?)\n\);/g)].map(
  ([, name = '', body = '']) => ({
    name,
    body,
  }),
);
const ofCenters = tables.filter(({ body }) => /\bvolunteer_center_id\b/.test(body));

test('migrations are named after the minute they were made (UTC), so that those of two branches never meet; the first were numbered', () => {
  const names = migrations.map((path) => path.replace('db/migrations/', ''));
  const isNumbered = (name: string) => /^00\d\d_[a-z0-9_]+\.sql$/.test(name);
  const isOfMinute = (name: string) => {
    const [, day = '', time = ''] = /^(20\d{6})([012]\d[0-5]\d)_[a-z0-9_]+\.sql$/.exec(name) ?? [];
    return !Number.isNaN(
      Date.parse(`${day.replace(/(\d{4})(\d\d)/, '$1-$2-')}T${time.replace(/(..)/, '$1:')}Z`),
    );
  };
  expect(names.filter((name) => !isNumbered(name) && !isOfMinute(name))).toEqual([]);
  expect(names.filter(isNumbered).length).toBe(87);
});

/** Tables that name a centre and stand open all the same. */
const unprotected: Record<string, string> = {
  volunteer_center_hosts:
    'read to find out which centre a request is for, so before there is one; host names are public',
};

test('every table of a centre is put under row-level security', () => {
  const found = ofCenters
    .map(({ name }) => name)
    .filter((name) => !sql.includes(`call protect_tenant_table('${name}')`));
  expect(comparedWith(found, unprotected)).toEqual(nothingElse);
  expect(ofCenters.length).toBeGreaterThan(10);
});

test('the centre leads the primary key of every table of a centre', () => {
  const found = ofCenters
    .filter(
      ({ body }) =>
        !/primary key \(volunteer_center_id[,)]|volunteer_center_id smallint primary key/.test(body),
    )
    .map(({ name }) => name);
  expect(comparedWith(found, unprotected)).toEqual(nothingElse);
});

test('a foreign key between tables of centres goes by the centre too', () => {
  const names = ofCenters.map(({ name }) => name).filter((name) => name !== 'volunteer_center_profiles');
  const loose = ofCenters.flatMap(({ name, body }) =>
    body
      .split('\n')
      .filter((line) => names.some((other) => new RegExp(`references ${other}\\b`).test(line)))
      .filter(
        (line) =>
          !/foreign key \(volunteer_center_id, \w+\) references \w+ \(volunteer_center_id, id\)/.test(line),
      )
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(loose).toEqual([]);
});

/** Indexes that do not begin with the centre. */
const looseIndexes: Record<string, string> = {
  users_by_email_anywhere:
    'sign-in tells a wrong centre from a wrong password; only the crossing functions read by it',
  sessions_by_client: 'a client id is unique over all centres; read by the centre of a session',
};

test('the centre leads every index of a table of a centre', () => {
  const indexes = [...sql.matchAll(/create (?:unique )?index (\w+) on (\w+) (?:using \w+ )?\((.*)/g)];
  const names = new Set(ofCenters.map(({ name }) => name));
  const found = indexes
    .filter(
      ([, , table = '', columns = '']) => names.has(table) && !columns.startsWith('volunteer_center_id'),
    )
    .map(([, name = '']) => name);
  expect(comparedWith(found, looseIndexes)).toEqual(nothingElse);
});

/** Functions that run with the rights of another role than their caller's (docs/decisions/0003 and 0007). */
const definers: Record<string, string> = {
  accounts_by_email: 'crosses centres: sign-in tells a wrong centre from a wrong password',
  session_center: 'crosses centres: where the session of an admin lives',
  has_admin: 'crosses centres: whether the start prints a link for the first admin',
  all_center_profiles: 'crosses centres: the list of centres',
  vacancies_of_centers: 'crosses centres: how many vacancies each has online, for the list of centres',
  accepted_center_shares: 'crosses centres: which of them share vacancies with each other',
  partner_vacancies_with_words: 'crosses centres: words in what partners share',
  partner_vacancies_like_words: 'crosses centres: the same for words that are alike',
  kept_emails: 'crosses centres: the mails of a development server',
  vacancies_with_words: 'stays within the centre of the transaction: text search that may use its index',
  organizations_like: 'stays within the centre of the transaction: organisations that may be the same',
  records_with_words:
    'stays within the centre of the transaction: what lists are searched by, with its indexes',
  vacancies_like_words: 'stays within the centre of the transaction: the same for words that are alike',
  forget_in_audit_events:
    'stays within the centre of the transaction: a person who goes is nameless from then on',
  remove_audit_events_before:
    'stays within the centre of the transaction: what is older than the centre keeps it',
  applied_migrations: 'the names of the migrations, which belong to no centre',
};

test('only the named functions run with the rights of another role', () => {
  const found = [...sql.matchAll(/create (?:or replace )?function (\w+)\(([\s\S]*?)(?=\$\$|\bas ')/g)]
    .filter(([whole]) => /security definer/.test(whole))
    .map(([, name = '']) => name);
  expect(comparedWith(found, definers)).toEqual(nothingElse);
  expect(sql.includes('revoke create on schema public from volunteerly_crossing')).toBe(true);
});

/** Text of a function as the last migration that has it leaves it. */
const functionOf = (name: string): string =>
  [
    ...sql.matchAll(
      new RegExp(`create (?:or replace )?function ${name}\\([\\s\\S]*?\\$\\$([\\s\\S]*?)\\$\\$`, 'g'),
    ),
  ].at(-1)?.[1] ?? '';

test('those that stay within the centre say so at each table of a centre', () => {
  const names = ofCenters.map(({ name }) => name).join('|');
  const staying = Object.keys(definers).filter((name) =>
    definers[name]?.startsWith('stays within the centre'),
  );
  for (const name of staying) {
    const body = functionOf(name);
    const named = body.match(new RegExp(`\\b(?:from|join|update) (?:${names})\\b`, 'g')) ?? [];
    const bound = body.match(/\bvolunteer_center_id = current_center\(\)/g) ?? [];
    expect(named.length, name).toBeGreaterThan(0);
    expect(bound.length, `${name}: ${named.join(', ')}`).toBe(named.length);
  }
});

/** Tables that the server's code names nowhere, with who uses them. */
const usedByDatabase: Record<string, string> = {};

test('no table is left over: the server reads or writes each, besides cleaning it', () => {
  const dropped = new Set([...sql.matchAll(/drop table (\w+)/g)].map(([, name = '']) => name));
  const code = filesUnder('server')
    .filter((path) => isCode(path) && !isForTests(path))
    .filter((path) => path !== 'server/db/types.ts' && !path.endsWith('/tasks.ts'))
    .filter((path) => path !== 'server/features/uploads/unused/commands.ts')
    .map(textOf)
    .join('\n');
  const words = new Set(code.match(/\w+/g));
  const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const found = tables
    .map(({ name }) => name)
    .filter((name) => !dropped.has(name) && !words.has(name) && !words.has(camel(name)));
  expect(comparedWith(found, usedByDatabase)).toEqual(nothingElse);
});
