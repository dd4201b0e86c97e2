import { expect, test } from 'vitest';
import { chosenColumns, withColumns } from '#app/shell/chosen-columns.ts';

test('each list has its own columns, and usual ones once they are chosen again', () => {
  const first = withColumns('', 'vacancies', ['status', 'expiresAt']);
  const both = withColumns(first, 'users', ['role']);
  expect(chosenColumns(both, 'vacancies')).toEqual(['status', 'expiresAt']);
  expect(chosenColumns(both, 'users')).toEqual(['role']);
  expect(chosenColumns(withColumns(both, 'vacancies', null), 'vacancies')).toBeUndefined();
  expect(chosenColumns(withColumns(both, 'vacancies', null), 'users')).toEqual(['role']);
});

test('no columns at all is a choice as well', () => {
  expect(chosenColumns(withColumns('', 'vacancies', []), 'vacancies')).toEqual([]);
});

test.each([
  'x; Domain=elsewhere.example',
  'Status|users.role',
  'a.b',
  '%0d%0aset-cookie: x',
  'é',
  'a'.repeat(500),
])('%s is kept as no column', (name) => {
  expect(withColumns('', 'vacancies', [name, 'status'])).toBe('vacancies.status');
  expect(withColumns('', name, ['status'])).toBe('');
});

test('a cookie that somebody made up is read as far as it goes, and never grows', () => {
  expect(chosenColumns('||vacancies.status.status.<b>|..|vacancies', 'users')).toBeUndefined();
  const made = Array.from(
    { length: 500 },
    (_, at) => `column${String.fromCodePoint(97 + (at % 26))}${'a'.repeat(at % 20)}`,
  );
  const many = Array.from({ length: 300 }, () => made.join('.')).map(
    (one, at) => `list${'-'.repeat(at % 20)}.${one}`,
  );
  expect(withColumns(many.join('|'), 'vacancies', made).length).toBeLessThan(4000);
  expect(chosenColumns(withColumns(many.join('|'), 'vacancies', made), 'vacancies')).toHaveLength(16);
});
