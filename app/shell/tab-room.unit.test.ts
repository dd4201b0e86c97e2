import { expect, test } from 'vitest';
import { type BarFacts, mostFrom } from './tab-room.ts';

const facts: BarFacts = {
  name: 'Vrijwilligersplein Amersfoort',
  hasLogo: false,
  variant: 'underline',
  hasLanguages: true,
  isSignedIn: true,
  isStaff: false,
  more: 'Meer',
};
const items = (...labels: string[]) => labels.map((label) => ({ label, links: [] }));
const usual = items('Vacatures', 'Organisaties', 'Nieuws', 'Over ons', 'Mijn overzicht');

test('short words, or a short name, leave room for all of them', () => {
  expect(mostFrom(usual, facts, 'xl')).toBe(3);
  expect(mostFrom(usual, { ...facts, name: 'Meedoen' }, 'xl')).toBe(5);
  expect(mostFrom(items('Help', 'Nieuws', 'Wie', 'Hoe', 'Waar'), facts, 'xl')).toBe(5);
});

test('a tab of the others has two of them at least, and where words are long some stay in the bar all the same', () => {
  const long = items(...Array.from({ length: 7 }, () => 'Vrijwilligersorganisaties'));
  expect(mostFrom(long, facts, 'lg')).toBe(2);
  expect(mostFrom(long, facts, 'xl')).toBe(3);
  expect(mostFrom(long.slice(0, 4), facts, 'xl')).toBe(4);
  expect(mostFrom(long, facts, '2xl')).toBe(7);
});
