import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matches, matchIn, sectionsOf } from './choice-option.ts';

it('finds without accents and capitals', () => {
  expect(matches('Één-op-één hulp', 'een op')).toBe(false);
  expect(matches('Één-op-één hulp', 'EEN-OP')).toBe(true);
  expect(matchIn('Waterveen Oost', 'waterv')).toEqual(['', 'Waterv', 'een Oost']);
  expect(matchIn('Café Rivière', 'riv')).toEqual(['Café ', 'Riv', 'ière']);
  expect(matchIn('Natuur', 'zee')).toEqual(['Natuur', '', '']);
});

it('never loses a letter of the label', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (label, typed) => {
      expect(matchIn(label, typed).join('')).toBe(label);
    }),
  );
});

it('keeps options of one section together', () => {
  const options = ['a', 'b', 'a'].map((section, at) => ({ value: `${at}`, label: `${at}`, section }));
  expect(sectionsOf(options).map(([section, of]) => [section, of.length])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});
