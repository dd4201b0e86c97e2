import { expect, test } from 'vitest';
import { listAddress, readChoice } from './list-address.ts';

const read = (query: string, hasTable = true) => readChoice(new URLSearchParams(query), hasTable);

test.each([
  '',
  'status=pending',
  'q=tuin&theme=living',
  'near=8091&distance=25&sort=-createdAt&per=50',
  'view=map&type=School',
])('what was chosen comes back: %s', (query) => {
  expect(listAddress(read(query), true)).toBe(query ? `/organizations?${query}` : '/organizations');
});

test('another choice leads back to the first page', () => {
  const choice = read('q=tuin&page=3');
  expect(listAddress(choice, true, { theme: 'living' })).toBe('/organizations?q=tuin&theme=living');
  expect(listAddress(choice, true, { page: 4 })).toBe('/organizations?q=tuin&page=4');
});

test('what cannot be is as if it were not there', () => {
  expect(listAddress(read('status=onzin&type=x&theme=%00&page=-1&per=7&sort=email&distance=9'), true)).toBe(
    '/organizations',
  );
});

test('who has no table looks at rows beside a map, of approved ones', () => {
  expect(read('view=table&status=pending', false)).toMatchObject({ view: 'map', status: '' });
});
