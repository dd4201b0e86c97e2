import { expect, test } from 'vitest';
import { firstSignOf, shortened, startOf } from './cut-text.ts';

const farmer = '👩🏽‍🌾';
const flag = '🇳🇱';
const accented = 'e\u0301';

test.each([
  ['smiling faces', '😀'.repeat(90)],
  ['smiling faces behind a letter', `a${'😀'.repeat(90)}`],
  ['pictures put together', `ab${farmer.repeat(40)}`],
  ['flags', `a${flag.repeat(60)}`],
  ['accents apart', `${accented.repeat(90)}`],
])('is cut between whole signs, wherever: %s', (_name, text) => {
  const signs = [...new Intl.Segmenter('nl').segment(text)].map(({ segment }) => segment);
  const starts = signs.map((_, at) => signs.slice(0, at).join(''));
  for (let most = 8; most < 100; most += 1) {
    const start = startOf(text, most);
    expect(starts).toContain(start);
    expect(start.length).toBeLessThanOrEqual(most);
    expect(start.length).toBeGreaterThan(most - farmer.length);
    expect(shortened(text, most)).toBe(`${startOf(text, most - 1)}…`);
  }
});

test('what fits stays as it is, and no blank stands before the dots', () => {
  expect([startOf('koffie', 6), shortened('koffie', 6)]).toEqual(['koffie', 'koffie']);
  expect(shortened('koffie en thee', 8)).toBe('koffie…');
});

test('a letter under a heap of marks still shows', () => {
  expect(startOf(`z${'\u0300'.repeat(500)}`, 20)).toHaveLength(20);
  expect(startOf(`😀${'\u0300'.repeat(500)}`, 1)).toBe('');
});

test('the first sign is a whole one', () => {
  expect([`${farmer} op het land`, `${flag} hier`, 'Élise', ''].map(firstSignOf)).toEqual([
    farmer,
    flag,
    'É',
    '',
  ]);
});
