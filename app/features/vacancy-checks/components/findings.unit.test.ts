import { expect, test } from 'vitest';
import { type Checked, findingsOf, worstOf } from './findings.ts';

const fine: Checked = {
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
};
const found = (over: Partial<Checked>) =>
  findingsOf({ ...fine, ...over })
    .filter(({ level }) => level !== 'good')
    .map(({ key, quotes }) => [key, ...quotes].join(': '));

test('nothing stands out in what is as it should be', () => {
  expect(found({})).toEqual([]);
  expect(worstOf(findingsOf(fine))).toBe('good');
});

test.each<[Partial<Checked>, string[]]>([
  [
    { description: `${fine.description} Je hebt minstens 2 jaar ervaring in een keuken.` },
    ['experience: minstens 2 jaar ervaring in een keuken'],
  ],
  [{ summary: 'Hbo-niveau. Ervaring vereist.' }, ['experience: Hbo-niveau: Ervaring vereist']],
  [
    { description: `${fine.description} App Dewi op 06 48 22 17 90, of mail dewi@huis.example` },
    ['private: 06 48 22 17 90: dewi@huis.example'],
  ],
  [{ summary: 'Alleen voor jonge mensen' }, ['selection: Alleen voor jonge mensen']],
  [{ summary: 'Je krijgt een salaris' }, ['paid: salaris']],
  [{ contactPerson: null }, ['contact']],
  [{ isInsured: false }, ['insured']],
  [{ isInsured: false, summary: 'Je bent verzekerd bij ons.' }, []],
  [{ description: 'Je kookt.' }, ['costs']],
  [{ schedule: [] }, ['when']],
  [{ city: null }, ['when']],
  [{ hoursMax: 24 }, ['hours']],
])('%j', (over, expected) => {
  expect(found(over)).toEqual(expected);
});

test('a long sentence is quoted, and the worst counts', () => {
  const long = Array.from({ length: 26 }, () => 'woord').join(' ');
  expect(found({ summary: `${long}. Kort.` })).toEqual([`language: ${long}`]);
  expect(worstOf(findingsOf({ ...fine, summary: 'Alleen mannen', contactPerson: null }))).toBe('danger');
});
