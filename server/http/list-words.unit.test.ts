import { expect, test } from 'vitest';
import { textHasWords, wordsOf } from './list-words.ts';

test.each([
  ['noor berg', ['noor', 'berg']],
  ['Berg, Noor', ['Berg', 'Noor']],
  ['"noor berg"', ['noor', 'berg']],
  ['Noor v.d. Berg', ['Noor', 'v', 'd', 'Berg']],
  ['Noor v/d Berg', ['Noor', 'v', 'd', 'Berg']],
  ['v.d.Berg', ['v', 'd', 'Berg']],
  ['Th.de Boer', ['Th', 'de', 'Boer']],
  ['N. Berg', ['N', 'Berg']],
  ['n.berg@voorbeeld.example', ['n.berg@voorbeeld.example']],
  ['vd Bergh', ['v', 'd', 'Bergh']],
  ['vdr Bergh', ['v', 'd', 'r', 'Bergh']],
  ['vdbergh', ['v', 'd', 'bergh']],
  ['vdb', ['vdb']],
  ['d’Hond', ['d', 'Hond']],
  ['in ’t Veld', ['in', 't', 'Veld']],
  ['el-Idrissi', ['el', 'Idrissi']],
  ['an-na@post-bus.example', ['an-na@post-bus.example']],
  ['06-12 34', ['06', '12', '34']],
  ['noor@voorbeeld.example', ['noor@voorbeeld.example']],
  ['C++', ['C++']],
  [', "', []],
])('%s is looked for as %j', (typed, words) => expect(wordsOf(typed)).toEqual(words));

test('a list in memory is searched alike', () => {
  expect(textHasWords('Noor van der Berg', 'berg, noor')).toBe(true);
  expect(textHasWords('Noor van der Berg', 'v.d. Berg')).toBe(true);
  expect(textHasWords('Noor van der Berg', 'berg, jan')).toBe(false);
});
