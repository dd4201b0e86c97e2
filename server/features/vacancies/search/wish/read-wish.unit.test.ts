import { describe, expect, test } from 'vitest';
import { dutchForms } from './dutch-forms.ts';
import { lexicons } from './lexicon.ts';
import { readWish } from './read-wish.ts';
import { stepsOf } from './steps.ts';

const reading = { locale: 'nl', typed: new Set<string>(), places: new Set(['wezep', 'huizen']) } as const;
const inEnglish = { ...reading, locale: 'en' } as const;

const said = (question: string, how: Parameters<typeof readWish>[1] = reading) => {
  const { parts, understood } = readWish(question, how);
  return {
    words: parts.map(({ words }) => words),
    filters: understood.map(
      ({ words, filter, values }) => `${words} > ${filter}: ${values.length > 3 ? values.length : values}`,
    ),
  };
};

const wishes: [string, string[], string[]][] = [
  [
    'iets met dieren op zaterdag',
    ['dieren', 'zaterdag'],
    ['dieren > category: nature', 'zaterdag > dayPart: saturday_morning,saturday_afternoon,saturday_evening'],
  ],
  [
    'ik wil graag ’s avonds helpen met de computer',
    ['computer', 'avonds'],
    ['computer > category: ict', 'avonds > dayPart: 7'],
  ],
  [
    'zaterdagochtend met kids',
    ['kids', 'zaterdagochtend'],
    ['kids > targetGroup: children', 'zaterdagochtend > dayPart: saturday_morning'],
  ],
  [
    'maandag of dinsdag avond',
    ['maandag dinsdag avond'],
    ['maandag dinsdag avond > dayPart: monday_evening,tuesday_evening'],
  ],
  [
    'taalmaatje in de buurt van Wezep',
    ['taalmaatje'],
    ['taalmaatje > category: language', 'taalmaatje > vacancyType: language', 'wezep > near: wezep'],
  ],
  ['auto rijden', ['auto rijden'], ['auto rijden > category: transport']],
  ['hulp', ['hulp'], []],
  ['zwaluwen tellen', ['zwaluwen', 'tellen'], []],
  ['ik wil iets doen', [], []],
  ['alles', [], []],
  ['zonder zwaluwen', ['zwaluwen'], []],
  ['', [], []],
];
test.each(wishes)('Dutch: %s', (question, words, filters) =>
  expect(said(question)).toEqual({ words, filters }),
);

test.each([
  [
    'something with kids after school',
    ['kids', 'after school'],
    ['kids > targetGroup: children', 'after school > dayPart: 5'],
  ],
  [
    'I want to cook on Friday evenings',
    ['cook', 'friday evenings'],
    ['cook > category: hospitality', 'friday evenings > dayPart: friday_evening'],
  ],
])('English: %s', (question, words, filters) =>
  expect(said(question, inEnglish)).toEqual({ words, filters }),
);

test('words can be taken as they are typed', () => {
  expect(said('dieren op zaterdag', { ...reading, typed: new Set(['dieren']) })).toEqual({
    words: ['dieren', 'zaterdag'],
    filters: ['zaterdag > dayPart: saturday_morning,saturday_afternoon,saturday_evening'],
  });
  expect(said('iets in wezep', { ...reading, typed: new Set(['wezep']) })).toEqual({
    words: ['wezep'],
    filters: [],
  });
  expect(said('maandag in de avond', { ...reading, typed: new Set(['maandag avond']) }).filters).toEqual([]);
});

test('words that are almost known are read as those, when asked', () => {
  expect(said('bejaardn').filters).toEqual([]);
  expect(said('bejaardn', { ...reading, isForgiving: true }).filters).toEqual([
    'bejaardn > targetGroup: elderly',
  ]);
});

test.each([
  ['huizen', 'huis'],
  ['huis', 'huizen'],
  ['brieven', 'brief'],
  ['brief', 'brieven'],
  ['fiets', 'fietsen'],
  ['koken', 'kookt'],
  ['kookt', 'koken'],
  ['kok', 'kookt'],
  ['bussen', 'bus'],
  ['maatjes', 'maatje'],
  ['wandelt', 'wandelen'],
])('%s is also %s', (word, form) => expect(dutchForms(word)).toContain(form));

describe('questions for the database', () => {
  test('a wish comes down by how much of it is met, the time last', () => {
    const { steps } = stepsOf(readWish('dieren op zaterdag', reading), 'nl');
    expect(steps).toHaveLength(4);
    expect(steps[0]?.question).toContain('d015');
    expect(steps[0]?.question).not.toContain('c0nature');
    expect(steps[1]?.question).toContain('c0nature');
    expect(steps[2]?.question).not.toContain('zaterdag');
    expect(steps[3]?.question).not.toContain('dieren');
  });
  test('nothing that is typed becomes an operator', () => {
    const { steps, words } = stepsOf(readWish("a & !b | ('c':*)", reading), 'nl');
    for (const text of [words, ...steps.map(({ question }) => question)]) expect(text).not.toMatch(/[!'<>]/);
  });
});

test('each list of everyday words is read whole', () => {
  for (const { meanings } of Object.values(lexicons)) {
    expect(meanings.size).toBeGreaterThan(300);
    for (const { words } of meanings.values()) expect(words.join('')).not.toMatch(/[=,]/);
  }
});
