import { expect, test } from 'vitest';
import { patience } from '#tests/support/pace.ts';
import { demandNeedsReason, type Hinted, hintsOf, hintedTexts, worstOf } from './hints.ts';

const fine: Hinted = {
  title: 'Kok voor de buurttafel',
  summary: 'Kook op donderdag met buren.',
  description:
    'Je kookt voor veertig buren. Wat je uitgeeft krijg je terug. Genoeg ervaring heb je na een keer.',
  titleEn: null,
  summaryEn: null,
  descriptionEn: null,
  schedule: ['thursday_afternoon'],
  startsOn: null,
  isRemote: false,
  city: 'Amersfoort',
  hoursMin: 5,
  hoursMax: null,
  tags: [],
  compensation: 'none',
  contactPerson: 'Dewi Lestari',
  isInsured: true,
  targetGroupIds: [],
  minimumAge: null,
  demandReason: null,
};
const found = (over: Partial<Hinted>) =>
  hintsOf({ ...fine, ...over })
    .filter(({ level }) => level !== 'good')
    .map(({ key, places }) => [key, ...places.map(({ text }) => text)].join(': '));

test('nothing stands out in what is as it should be', () => {
  expect(found({})).toEqual([]);
  expect(worstOf(hintsOf(fine))).toBe('good');
});

test.each<[Partial<Hinted>, string[]]>([
  [
    { description: `${fine.description} Je hebt minstens 2 jaar ervaring in een keuken.` },
    ['experience: minstens 2 jaar ervaring in een keuken'],
  ],
  [{ summary: 'Met buren. Hbo-niveau. Ervaring vereist.' }, ['experience: Hbo-niveau: Ervaring vereist']],
  [
    { description: `${fine.description} App Dewi op 06 48 22 17 90, of mail dewi@huis.example` },
    ['private: 06 48 22 17 90: dewi@huis.example'],
  ],
  [{ descriptionEn: 'Your number: 123456782' }, ['bsn: 123456782']],
  [{ summary: 'Alleen voor jonge mensen, met buren' }, ['selection: Alleen voor jonge mensen']],
  [{ titleEn: 'Only men' }, ['selection: Only men']],
  [{ minimumAge: 16 }, ['selection']],
  [{ minimumAge: 16, demandReason: 'Je werkt met messen.' }, []],
  [{ minimumAge: 0 }, []],
  [{ title: 'Vrijwilliger gezocht' }, ['title: Vrijwilliger gezocht']],
  [{ title: 'KOK VOOR DE BUURTTAFEL' }, ['title: KOK VOOR DE BUURTTAFEL']],
  [{ summary: 'Je assisteert met buren.' }, ['words: assisteert']],
  [{ hoursMin: null }, ['duration']],
  [{ hoursMin: null, summary: 'Twee uur met buren.' }, []],
  [{ summary: 'Kook.' }, ['whom']],
  [{ summary: 'Kook.', targetGroupIds: ['neighbours'] }, []],
  [{ description: 'Je kookt. Onkosten vergoeden we.' }, ['offers']],
  [{ summary: 'Met buren krijg je een salaris' }, ['paid: salaris']],
  [{ contactPerson: null }, ['contact']],
  [{ isInsured: false }, ['insured']],
  [{ isInsured: false, summary: 'Met buren. Je bent verzekerd bij ons.' }, []],
  [{ description: 'Je kookt, en er is koffie.' }, ['costs']],
  [{ schedule: [] }, ['when']],
  [{ city: null }, ['when']],
  [{ hoursMax: 24 }, ['hours']],
])('%j', (over, expected) => {
  expect(found(over)).toEqual(expected);
});

test('a demand in the text stays a question with its reason, and cannot stay without', () => {
  const level = (over: Partial<Hinted>) =>
    hintsOf({ ...fine, ...over }).find(({ key }) => key === 'selection')?.level;
  expect(level({ title: 'Alleen vrouwen' })).toBe('danger');
  expect(demandNeedsReason({ ...fine, title: 'Alleen vrouwen' })).toBe(true);
  expect(level({ title: 'Alleen vrouwen', demandReason: 'Opvang voor vrouwen' })).toBe('warning');
  expect(demandNeedsReason({ ...fine, title: 'Alleen vrouwen', demandReason: 'Opvang voor vrouwen' })).toBe(
    false,
  );
});

test('a long sentence is quoted, the worst counts, and a tip is no question', () => {
  const long = Array.from({ length: 26 }, () => 'woord').join(' ');
  expect(found({ summary: `${long}. Met buren.` })).toEqual([`language: ${long}`]);
  expect(worstOf(hintsOf({ ...fine, summary: 'Alleen mannen', contactPerson: null }))).toBe('danger');
  expect(worstOf(hintsOf({ ...fine, title: 'Vrijwilliger gezocht' }))).toBe('good');
});

/** A row of numbers that is the same each time. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const pieces =
  '06 1234 56 78 9 0 - . , ( ) @ a.b x@y.nl NL91 ABNA +31 wa.me/ alleen voor je bent minstens jaar 18 een vrouw of man met betrekking tot in het kader van you are only looking for € 10 per uur ! ? \n \u00e9 \u{1f600} woord minimaal ervaring geen christen'.split(
    ' ',
  );

/** Texts of a length that are put together at random, and ones in which the same piece goes on and on. */
function* hostileTexts(length: number, count: number): Generator<string> {
  const random = numbers(length);
  for (let number = 0; number < count; number += 1) {
    let text = '';
    while (text.length < length) {
      text += pieces[Math.floor(random.next().value * pieces.length)];
      if (random.next().value < 0.6) text += ' ';
    }
    yield text.slice(0, length);
  }
  for (const piece of [...pieces, '0 ', '1-', 'a@', '(0', 'je bent ', 'alleen voor ', 'niet ouder dan '])
    yield piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

test('places are where they say they are, in any text', () => {
  for (const description of hostileTexts(600, 300)) {
    const vacancy = { ...fine, description };
    for (const { places } of hintsOf(vacancy))
      for (const { field, start, text } of places)
        expect(vacancy[field]?.slice(start, start + text.length)).toBe(text);
  }
});

/** The quickest of a few tries, by the time of this process alone: others use the processor too. */
function quickest(vacancy: Hinted, tries = 3): number {
  const times = Array.from({ length: tries }, () => {
    const start = process.cpuUsage();
    hintsOf(vacancy);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** Measured in milliseconds with room for a slow machine: what takes the square of the length takes many times this. */
const longestTime = patience(60);

test('no text of the greatest length takes long', () => {
  const slow = [...hostileTexts(10_000, 20)]
    .map((description) => [description.slice(0, 20), quickest({ ...fine, description })] as const)
    .filter(([, time]) => time > longestTime);
  expect(slow).toEqual([]);
});

test('a usual text of the greatest length takes less than 20 ms of a quiet machine', () => {
  const description = `${fine.description} `.repeat(200).slice(0, 10_000);
  expect(quickest({ ...fine, description }, 8)).toBeLessThan(patience(20));
});

test('every text of a vacancy is looked at', () => {
  for (const field of hintedTexts)
    expect(
      hintsOf({ ...fine, [field]: 'x 06 48 22 17 90' }).find(({ key }) => key === 'private')?.places,
    ).toMatchObject([{ field, text: '06 48 22 17 90' }]);
});
