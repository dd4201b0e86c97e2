/** What differs is told apart from what is the same, and what nobody says anything of is left out. */
import { expect, test } from 'vitest';
import bookmarks from '#app/features/bookmarks/messages/nl.ts';
import vacancies from '#app/features/vacancies/messages/nl.ts';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';
import { translator, type PageWords } from '#app/i18n/words.ts';
import { compareRows, type ComparedRow, type Speaking } from './rows.ts';

const plain: VacancyView = {
  id: '1',
  state: 'open',
  mayApply: true,
  mayAsk: true,
  isPrivate: false,
  title: { text: 'Koken' },
  summary: null,
  description: null,
  organizationId: null,
  organizationName: 'Buurthuis',
  organization: null,
  images: [],
  image: null,
  category: null,
  schedule: ['tuesday_morning'],
  startsOn: null,
  endsOn: null,
  hoursMin: 2,
  hoursMax: 3,
  isRemote: false,
  distanceKm: null,
  street: null,
  postcode: null,
  city: 'Wezep',
  lat: null,
  lon: null,
  tags: [],
  compensation: 'none',
  requiresVog: false,
  minimumAge: null,
  languageLevel: null,
  isWheelchairAccessible: false,
  accessibility: [],
  suitableFor: [],
  skills: [],
  isInsured: false,
  categories: [],
  targetGroups: [],
  contactPerson: null,
  contactFirstName: null,
  contactPhone: null,
  contactEmail: null,
  videoId: null,
  answerDays: null,
  positions: null,
  positionsLeft: null,
  expiresAt: null,
  lookedAt: null,
};

const words: PageWords = { locale: 'nl', book: { bookmarks, vacancies } };
const speaking = (near = ''): Speaking => ({
  t: translator(words, 'bookmarks'),
  v: translator(words, 'vacancies'),
  locale: 'nl',
  now: Date.parse('2026-11-26T09:00:00Z'),
  near,
});
const withOf = (...over: Partial<VacancyView>[]) => over.map((one) => ({ ...plain, ...one }));
const textsOf = (rows: readonly ComparedRow[]) =>
  Object.fromEntries(rows.map(({ name, texts }) => [name.replace('compare.row.', ''), texts]));
const compare = (views: readonly VacancyView[], near?: string) => {
  const { differing, same } = compareRows(views, speaking(near));
  return { differing: textsOf(differing), same: textsOf(same) };
};

test('alike vacancies have nothing that differs, and what none of them says is left out', () => {
  const { differing, same } = compare(withOf({}, {}));
  expect(differing).toEqual({});
  expect(Object.keys(same)).toEqual([
    'organization',
    'when',
    'howLong',
    'where',
    'withWhom',
    'asked',
    'gets',
    'places',
  ]);
});

test('each thing in which one of three is different is among what differs', () => {
  const other: Partial<VacancyView> = {
    organizationName: 'Bieb',
    schedule: 'flexible',
    hoursMin: null,
    hoursMax: null,
    startsOn: '2026-12-01',
    isRemote: true,
    targetGroups: ['Kinderen', 'LHBTI-ouderen', 'Mensen met weinig geld'],
    requiresVog: true,
    minimumAge: 18,
    skills: ['write'],
    languageLevel: 'B1',
    suitableFor: ['families', 'little_dutch', 'under_18'],
    accessibility: ['seated'],
    compensation: 'expenses',
    isInsured: true,
    positions: 3,
    positionsLeft: 2,
    expiresAt: '2026-12-31T12:00:00.000Z',
  };
  const { differing, same } = compare(withOf({}, other, {}));
  expect(same).toEqual({});
  expect(Object.fromEntries(Object.entries(differing).map(([name, [, text]]) => [name, text]))).toEqual({
    organization: 'Bieb',
    when: 'Je kiest zelf wanneer',
    howLong: 'In overleg',
    period: 'Vanaf 1 december',
    where: 'Vanuit huis',
    withWhom: 'Kinderen, LHBTI-ouderen en mensen met weinig geld',
    asked: 'VOG nodig, vanaf 18 jaar, schrijven',
    language: 'Nederlands: niveau B1',
    suits: 'Ouders met kinderen en jongeren onder de 18',
    access: 'Het kan zittend',
    gets: 'Onkosten vergoed, je bent verzekerd',
    places: 'Nog 2 van de 3',
    until: 'donderdag 31 december',
  });
});

test('the distance is there with a place only, in words where there is no figure', () => {
  const views = withOf({ distanceKm: 1.6 }, { distanceKm: null }, { distanceKm: 0 });
  expect(compare(views).differing).not.toHaveProperty('distance');
  expect(compare(views, '8091').differing['distance']).toEqual([
    '1,6 km vanaf 8091',
    'Niet bekend',
    'Dicht bij 8091',
  ]);
});

test('what is full says so', () => {
  const { differing } = compare(
    withOf({ positions: 2, positionsLeft: 0 }, { positions: 1, positionsLeft: 1 }),
  );
  expect(differing['places']).toEqual(['Alle plekken zijn bezet', 'Er is één plek']);
});
