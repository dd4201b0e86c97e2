import { expect, test } from 'vitest';
import { hardWordsEn } from './hard-words-en.ts';
import { hardWordsNl } from './hard-words-nl.ts';
import { hardWordsIn } from './hard-words.ts';

const read = (text: string, language: 'nl' | 'en') =>
  hardWordsIn(text, language).map(({ text: hard, instead }) => `${hard}: ${instead}`);

test.each([
  ['Je assisteert bij de maaltijd', ['assisteert: helpt']],
  ['Indien nodig bel je', ['Indien nodig: Als het nodig is']],
  ['indien je wilt', ['indien: als']],
  ['De werkzaamheden zijn licht', ['werkzaamheden: taken']],
  ['met betrekking tot de tuin', ['met betrekking tot: over']],
  ['met\nbetrekking tot', ['met\nbetrekking tot: over']],
  ['In het kader van de week', ['In het kader van: Voor']],
  ['Affiniteit met ouderen', ['Affiniteit met: Gevoel voor']],
  ['Je coördineert niets, je faciliteert', ['faciliteert: maakt mogelijk']],
  ['participatie en expertise', ['participatie: meedoen', 'expertise: kennis']],
  ['TEVENS', ['TEVENS: Ook']],
  ['Aanwezig gedurende de middag', ['gedurende: tijdens']],
])('nl: %s', (text, expected) => {
  expect(read(text, 'nl')).toEqual(expected);
});

test.each([
  'Je helpt bij de maaltijd',
  'We zijn echter open',
  'Welke dagen kun je?',
  'met betrekking, tot de tuin',
  'met name-genoten',
  'De assistentiehond slaapt',
  'indiens',
  'in het kader. Van de week',
  'Ik kom op dinsdag',
  'participatieraad',
])('nl: nothing in %s', (text) => {
  expect(read(text, 'nl')).toEqual([]);
});

test.each([
  ['You assist with lunch', ['assist with: help with']],
  ['In order to help', ['In order to: To']],
  ['Prior to the visit', ['Prior to: Before']],
  ['utilise the kitchen', ['utilise: use']],
  ['approximately ten', ['approximately: about']],
  ['in collaboration with others', ['in collaboration with: with']],
  ['facilitate and coordinate', ['facilitate: help', 'coordinate: plan']],
  ['on a weekly basis', ['on a weekly basis: every week']],
  ['numerous individuals', ['numerous: many', 'individuals: people']],
  ['You participate in games', ['participate in: take part in']],
])('en: %s', (text, expected) => {
  expect(read(text, 'en')).toEqual(expected);
});

test.each([
  'You help with lunch',
  'We look forward to it',
  'The complete works',
  'Assistance dogs’ trainers help',
  'prior, to the visit',
  'A time commitment of an hour',
  'in order. To help',
  'Perform music',
  'Minimum age 16',
  'An individual plan',
])('en: at most the word itself in %s', (text) => {
  expect(read(text, 'en').length).toBeLessThanOrEqual(text.startsWith('Assistance') ? 1 : 0);
});

test('no simpler word is a hard one itself, and none stands twice', () => {
  for (const [language, list] of [
    ['nl', hardWordsNl],
    ['en', hardWordsEn],
  ] as const) {
    const pairs = list.split(';').map((pair) => pair.trim().split('='));
    const hard = pairs.map(([word]) => word);
    expect(hard.filter((word, at) => hard.indexOf(word) !== at)).toEqual([]);
    expect(pairs.filter((pair) => pair.length !== 2 || pair.includes(''))).toEqual([]);
    expect(
      pairs.map(([, instead = '']) => instead).filter((instead) => hardWordsIn(instead, language).length > 0),
    ).toEqual([]);
  }
});
