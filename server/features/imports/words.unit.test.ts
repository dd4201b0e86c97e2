import { expect, test } from 'vitest';
import { valueOf } from './words.ts';

test.each([
  [
    'male',
    ['m', 'M.', 'man', 'Dhr.', 'dhr', 'Hr.', 'de heer', 'Heer', 'Meneer', 'mannelijk', 'male', 'Mister'],
  ],
  ['female', ['v', 'F', 'vrouw', 'Mw.', 'Mevr.', 'mevrouw', 'Mej.', 'vrouwelijk', 'Female', 'Mrs.', 'Ms']],
  ['other', ['x', 'anders', 'non-binair', 'Divers', 'onbekend', 'other']],
  [
    '',
    ['m/v', 'M/V/X', 'Dhr./Mw.', 'Mr.', 'Dr.', 'Drs.', 'prof.', 'Fam.', 'n.v.t.', '-', '?', 'niet opgegeven'],
  ],
  ['koning', ['koning']],
])('as a gender it says %j: %j', (value, words) => {
  expect(words.map((word) => valueOf('gender', word))).toEqual(words.map(() => value));
});

test.each([
  ['nl', ['nl', 'NL', 'nl-NL', 'nl_BE', 'Nederlands', 'nederlands (Nederland)', 'Dutch', 'NLD', 'ned.']],
  ['en', ['en', 'EN', 'en-GB', 'en_US', 'Engels', 'English (United Kingdom)', 'eng']],
  ['', ['-', '?']],
  ['Frans', ['Frans']],
  ['fr-BE', ['fr-BE']],
])('as a language it says %j: %j', (value, words) => {
  expect(words.map((word) => valueOf('locale', word))).toEqual(words.map(() => value));
});

test('other columns keep their words', () => {
  expect(valueOf('jobTitle', 'Dhr.')).toBe('Dhr.');
});
