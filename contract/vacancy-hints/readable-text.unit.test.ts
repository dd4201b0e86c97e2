import { expect, test } from 'vitest';
import { longSentencesIn, readableLines, saysNothing, shouts } from './readable-text.ts';

test.each([
  'Vrijwilliger gezocht',
  'Vrijwilligers',
  'Wij zoeken jou!',
  'Vacature',
  'Hulp nodig',
  'Help ons mee',
  'Nieuwe enthousiaste vrijwilligers gezocht',
  'Versterk ons team',
  'Volunteers needed',
  'We need you',
  'Join our team',
  'Various volunteer roles',
])('%s says nothing', (title) => {
  expect(saysNothing(title)).toBe(true);
});

test.each([
  'Kok voor de buurttafel',
  'Voorlezer',
  'Gastvrouw of gastheer',
  'Vrijwilliger in de kas',
  'Taalmaatje gezocht',
  'Wij zoeken chauffeurs',
  'Help mee in de moestuin',
  'Zwem mee',
  'Reading buddy',
  'Volunteer driver wanted',
  'Help in the kitchen',
  '',
])('%s says something, or is not written yet', (title) => {
  expect(saysNothing(title)).toBe(false);
});

test.each([
  ['KOK GEZOCHT VOOR VRIJDAG', true],
  ['Kok gezocht!!', true],
  ['Kok gezocht!', false],
  ['EHBO', false],
  ['ANWB Kidstour', false],
])('%s shouts: %s', (title, expected) => {
  expect(shouts(title)).toBe(expected);
});

const words = (count: number) => Array.from({ length: count }, (_, at) => `woord${at}`).join(' ');

test('a sentence of more than 25 words is too long, and is quoted where it stands', () => {
  const text = `Kort. ${words(25)}. Dan ${words(26)}! Weer kort\n${words(10)}\n${words(20)}`;
  const [long, ...others] = longSentencesIn(text);
  expect(others).toEqual([]);
  expect(long && text.slice(long.start, long.start + long.text.length)).toBe(`Dan ${words(26)}`);
});

test('a formatted text is read as its lines', () => {
  expect(readableLines('<h2>Wat je doet</h2><p>Je <strong>kookt</strong>.</p><ul><li>Soep</li></ul>')).toBe(
    'Wat je doet\n\nJe kookt.\n\n• Soep',
  );
});
