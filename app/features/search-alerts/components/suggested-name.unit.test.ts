import { expect, test } from 'vitest';
import { textLimits } from '#contract/text-limits.ts';
import { nameOf } from './suggested-name.ts';

test.each([
  [[], ''],
  [['‘taal’', 'Binnen 5 km van Wezep'], 'taal, Binnen 5 km van Wezep'],
  [
    ['Natuur, milieu en dieren', 'Zittend te doen', 'Een beetje Nederlands is genoeg'],
    'Natuur, milieu en dieren, Zittend te doen',
  ],
])('%j is called %s', (chips, name) => expect(nameOf(chips)).toBe(name));

test('however long its words are, a name fits its field and ends with a whole word', () => {
  const name = nameOf([`${'voorlezen '.repeat(20)}`]);
  expect(name.length).toBeLessThanOrEqual(textLimits.filterName);
  expect(name).toMatch(/voorlezen$/);
  expect(nameOf(['x'.repeat(200)])).toHaveLength(textLimits.filterName);
});
