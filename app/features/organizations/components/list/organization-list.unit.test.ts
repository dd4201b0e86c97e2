import { expect, test } from 'vitest';
import { listAddress, emptyListState, readListState } from '#app/lists/list-choice.ts';
import { organizationList } from './organization-list.ts';

const read = (query: string) => readListState(organizationList, new URLSearchParams(query));
const address = (...[choice, change]: [ReturnType<typeof read>, Partial<ReturnType<typeof read>>?]) =>
  listAddress(organizationList, choice, change);

test.each([
  '',
  'status=pending',
  'q=tuin&theme=living',
  'near=8091&distance=25&sort=-createdAt&per=50',
  'view=map&type=School',
])('what was chosen comes back: %s', (query) => {
  expect(address(read(query))).toBe(query ? `/organizations?${query}` : '/organizations');
});

test('another choice leads back to the first page', () => {
  const choice = read('q=tuin&page=3');
  const filters = { ...choice.filters, theme: 'living' };
  expect(address(choice, { filters })).toBe('/organizations?q=tuin&theme=living');
  expect(address(choice, { page: 4 })).toBe('/organizations?q=tuin&page=4');
});

test('what cannot be is as if it were not there', () => {
  const wrong = 'status=onzin&type=x&theme=%00&page=-1&per=7&sort=email&distance=9&area=1,2&near=%20%00';
  expect(address(read(wrong))).toBe('/organizations');
});

test('around a place the nearest come first, unless somebody wants another order', () => {
  const choice = read('near=Wezep');
  expect(choice.sort).toBe('distance');
  expect(address(choice, { sort: 'name' })).toBe('/organizations?near=Wezep&sort=name');
  expect(address(choice, { filters: { ...choice.filters, near: '' } })).toBe('/organizations');
});

test('taking all away leaves how one looks at it', () => {
  const choice = read('view=map&near=Wezep&distance=25&theme=living&q=tuin');
  expect(address(choice, emptyListState(organizationList, choice))).toBe(
    '/organizations?view=map&distance=25',
  );
});
