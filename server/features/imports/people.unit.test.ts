/** What is in the way of a row, for readers whom the routes let through only for a moment more. */
import { expect, test } from 'vitest';
import { anonymous } from '#server/auth/actor.ts';
import { judge, lastNameOf } from './people.ts';

test.each(['admin', 'koning'])(
  'who may give no role at all is not told to choose one of none: %s',
  (role) => {
    const values = { email: 'a@post.example', firstName: 'A', lastName: 'B', role };
    const around = {
      actor: anonymous,
      hasSchools: true,
      takesDoubtful: false,
      people: new Map(),
      organizations: new Map(),
    };
    const [judged] = judge([{ row: 2, values }], around);
    expect([judged?.result, judged?.problems]).toEqual(['refused', [{ field: 'role', code: 'forbidden' }]]);
  },
);

const person = (row: number, email: string, firstName: string) => ({
  row,
  values: { email, firstName, lastName: 'Samen' },
});

test.each([
  ['van den', 'Berg', 'van den Berg'],
  ["in 't", 'Veld', "in 't Veld"],
  ["d'", 'Hondt', "d'Hondt"],
  ['d’', 'Hondt', 'd’Hondt'],
  ["'s", 'Gravesande', "'s Gravesande"],
  [undefined, 'Wit', 'Wit'],
])('%j before %j', (lastNamePrefix, lastName, whole) => {
  expect(lastNameOf({ lastName, ...(lastNamePrefix && { lastNamePrefix }) })).toBe(whole);
});

test('of two people with one mailbox it is told why the second gets no account, and what to do', () => {
  const scope = { kind: 'user', userId: 'a', roles: [{ role: 'center_superuser' }] } as never;
  const people = new Map([['oud@post.example', { id: 'b', name: 'Oud Samen' }]]);
  const judged = judge(
    [
      person(2, 'huis@post.example', 'Wim'),
      person(3, 'Huis@post.example,', 'Ria'),
      person(4, 'huis@post.example', 'wim'),
      person(5, 'oud@post.example', 'Oud'),
      person(6, 'oud@post.example', 'Jong'),
    ],
    { actor: scope, hasSchools: false, takesDoubtful: false, people, organizations: new Map() },
  );
  expect(
    judged.map(({ result, problems }) => [result, problems[0]?.code, problems[0]?.values?.['row']]),
  ).toEqual([
    ['would_add', undefined, undefined],
    ['duplicate', 'mailbox_in_file', 2],
    ['duplicate', 'twice_in_file', 2],
    ['exists', undefined, undefined],
    ['exists', 'mailbox_of_account', undefined],
  ]);
});

test('a row that looks broken leaves its address to the one that is right', () => {
  const scope = { kind: 'user', userId: 'a', roles: [{ role: 'center_superuser' }] } as never;
  const rows = [
    person(2, 'jose@post.example', 'JosÃ©'),
    person(3, 'jose@post.example', 'José'),
    person(4, 'jose@post.example', 'Jose'),
  ];
  const around = { actor: scope, hasSchools: false, people: new Map(), organizations: new Map() };
  const judged = judge(rows, { ...around, takesDoubtful: false });
  expect(judged.map(({ result }) => result)).toEqual(['doubtful', 'would_add', 'duplicate']);
  expect(judged[2]?.problems).toEqual([{ field: 'email', code: 'twice_in_file', values: { row: 3 } }]);
});
