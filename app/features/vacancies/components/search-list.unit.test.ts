import { expect, test } from 'vitest';
import { changedState, chosenValues, filteredAddress, listAddress } from '#app/lists/list-choice.ts';
import { countFilters, readSearch, searchList, soughtEntries } from './search-list.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));
const address = (query: string) => {
  const state = read(query);
  return listAddress(searchList, state, { page: state.page });
};

test.each([
  '',
  'q=tuin&typed=op+maandag&near=Wezep&distance=25&day_part=monday_morning,friday_evening',
  'category=nature,care&target_group=elderly&tag=once&type=once&age_group=adults&need=wheelchair,seated',
  'area=5.9,52.4,6.1,52.5&sort=closing_soon&per=24&page=3',
])('what was chosen comes back, in one order and readable: %s', (query) => {
  expect(address(query)).toBe(query ? `/vacancies/search?${query}` : '/vacancies/search');
});

test.each([
  ['ticks of a form come one by one', 'category=nature&category=care&category=', 'category=nature,care'],
  ['the grid of days', 'day_part=monday-morning', 'day_part=monday_morning'],
  [
    'whole days of the front page',
    'day=friday&day=',
    'day_part=friday_morning,friday_afternoon,friday_evening',
  ],
  ['twice is once', 'tag=once,once, once', 'tag=once'],
  ['a place takes the place of a part of the map', 'near=Wezep&area=5.9,52.4,6.1,52.5', 'near=Wezep'],
  ['how far is nothing without from where', 'distance=25', ''],
  ['the usual distance is left out', 'near=Wezep&distance=10', 'near=Wezep'],
  ['no word is taken as typed without words', 'typed=maandag', ''],
  ['the order that is usual is left out', 'q=tuin&sort=relevance', 'q=tuin'],
  ['no nearest without a place, and none turned round', 'sort=-newest', ''],
  ['no nearest without a place', 'sort=nearest', ''],
  ['an older link', 'per_page=48', 'per=48'],
])('%s', (_what, given, wanted) => {
  expect(address(given)).toBe(wanted ? `/vacancies/search?${wanted}` : '/vacancies/search');
});

test('what is taken away takes along what hung on it, and leads back to the first page', () => {
  const state = read('q=tuin&typed=tuin&near=Wezep&distance=5&sort=nearest&page=4');
  expect(filteredAddress(searchList, state, { near: '' })).toBe('/vacancies/search?q=tuin&typed=tuin');
  expect(listAddress(searchList, state, { q: '' })).toBe('/vacancies/search?near=Wezep&distance=5');
  expect(changedState(searchList, state).page).toBe(1);
});

test('each of several is taken away by itself', () => {
  const state = read('category=nature,care&tag=once');
  expect(chosenValues(searchList, state, ['category', 'tag'])).toEqual([
    { name: 'category', value: 'nature', href: '/vacancies/search?category=care&tag=once' },
    { name: 'category', value: 'care', href: '/vacancies/search?category=nature&tag=once' },
    { name: 'tag', value: 'once', href: '/vacancies/search?category=nature,care' },
  ]);
});

test('what is kept of a search is what is looked for; days and a place count as one each', () => {
  const state = read(
    'near=Wezep&distance=5&day_part=monday_morning,monday_evening&tag=once&sort=newest&per=24',
  );
  expect(Object.fromEntries(soughtEntries(state))).toEqual({
    near: 'Wezep',
    distance: '5',
    day_part: 'monday_morning,monday_evening',
    tag: 'once',
  });
  expect(countFilters(state)).toBe(3);
});
