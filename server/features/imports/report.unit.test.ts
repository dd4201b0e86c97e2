import { expect, test } from 'vitest';
import { reportFile, reportRow, withoutPerson } from './report.ts';

const row = (email: string) =>
  reportRow(
    {
      row: 2,
      result: 'would_add',
      values: { email, firstName: 'Kim' },
      person: null,
      known: null,
      problems: [],
    },
    'nl',
  );

test.each([
  ['komma@voorbeeld.example,', 'komma@voorbeeld.example', 'komma@voorbeeld.example,'],
  ['Kim <kim@voorbeeld.example>', 'kim@voorbeeld.example', 'Kim <kim@voorbeeld.example>'],
  ['Kim@Voorbeeld.example', 'kim@voorbeeld.example', null],
  ['kim@', 'kim@', null],
])('%s is told as it was read, with what the file says', (typed, email, typedEmail) => {
  expect(row(typed)).toMatchObject({ email, typedEmail });
});

test('the file of the report says what was read from what', () => {
  const lines = reportFile([row('komma@voorbeeld.example,'), row('kim@voorbeeld.example')], 'nl').split('\n');
  expect(lines[1]).toContain('komma@voorbeeld.example;Kim;In het bestand staat');
  expect(lines[2]).not.toContain('In het bestand');
});

test.each(['refused', 'duplicate', 'doubtful', 'exists'] as const)('who is %s is still named', (result) => {
  const kept = withoutPerson({ ...row('kim@voorbeeld.example'), result });
  expect(kept).toMatchObject({ name: 'Kim', email: null, userId: null });
  const nameless = withoutPerson({ ...row('kim@voorbeeld.example'), result, name: null });
  expect(nameless).toMatchObject({ name: null, email: 'kim@voorbeeld.example' });
});

test('who was added is named no more', () => {
  const kept = withoutPerson({ ...row('kim@voorbeeld.example'), result: 'added' });
  expect(kept).toMatchObject({ name: null, email: null });
});
