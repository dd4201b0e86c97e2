import { expect, test } from 'vitest';
import { citizenNumbersIn, contactsIn, isBsn } from './private-details.ts';

const texts = (spots: readonly { text: string }[]) => spots.map(({ text }) => text);

test.each([
  ['Bel 06 48 22 17 90.', ['06 48 22 17 90']],
  ['App naar 0648221790', ['0648221790']],
  ['06-48221790', ['06-48221790']],
  ['Bel +31 6 48 22 17 90', ['+31 6 48 22 17 90']],
  ['+31 (0)6 48221790', ['+31 (0)6 48221790']],
  ['0031648221790', ['0031648221790']],
  ['Bel (033) 461 22 11', ['(033) 461 22 11']],
  ['033-4612211 of 0341 - 56 78 90', ['033-4612211', '0341 - 56 78 90']],
  ['06-12-345678', ['06-12-345678']],
  ['Mail dewi@huis.example', ['dewi@huis.example']],
  [
    'dewi.lestari+vrijwilligers@huis-van-de-wijk.example.org!',
    ['dewi.lestari+vrijwilligers@huis-van-de-wijk.example.org'],
  ],
  ['dewi [at] huis.example', ['dewi [at] huis.example']],
  ['Stort op NL91 ABNA 0417 1643 00', ['NL91 ABNA 0417 1643 00']],
  ['https://wa.me/31648221790', ['wa.me/31648221790']],
])('%s has contact details', (text, expected) => {
  expect(texts(contactsIn(text))).toEqual(expected);
});

test.each([
  'In 2019, 2020 en 2021 deden we mee.',
  'Van 2019-2024 waren we open',
  'Kom naar Wilgenlaan 4, 3811 AB Amersfoort',
  'Elke dinsdag van 9.30 - 12.30 uur',
  'Op 01-02-2026 10:00 uur',
  'Van 01-02-2026 tot 03-04-2026',
  'Vorig jaar was dat 900 kilo, samen 1.208.900.000 gram',
  'Bel 112 bij brand en 14 033 voor de gemeente',
  'Het gratis nummer is 0800 1234',
  'Bel 0800 123 4567',
  'KvK 12345678',
  'ISBN 9780306406157',
  'Wij zijn @home in de buurt',
  'Kamer 0.12 tot 0.34, etage 05',
])('%s has none', (text) => {
  expect(texts(contactsIn(text))).toEqual([]);
});

test.each([
  ['Mijn BSN is 123456782.', ['123456782']],
  ['bsn: 111222333', ['111222333']],
  ['1234.56.782', ['1234.56.782']],
  ['123 456 782', ['123 456 782']],
  ['123-45-6782', ['123-45-6782']],
  ['(123456782)', ['123456782']],
  ['Nummers 123456782 en 111222333', ['123456782', '111222333']],
  ['123456782!', ['123456782']],
  ['Neem 123456782 mee', ['123456782']],
  ['\n111222333\n', ['111222333']],
])('%s may have a citizen number', (text, expected) => {
  expect(texts(citizenNumbersIn(text))).toEqual(expected);
});

test.each([
  ['one digit is wrong', '123456789'],
  ['the same digit nine times', '000000000'],
  ['a phone number', '06 12345678'],
  ['ten digits', '1234567820'],
  ['eight digits', '12345678'],
  ['an account', 'NL91 ABNA 0123456782'],
  ['the number of an organisation', 'RSIN 123456782'],
  ['the fiscal number of an organisation', 'fiscaal nummer: 123456782'],
  ['a part of a longer number', '5,123456782'],
  ['an amount', '1.123.456.782'],
  ['a date with a time', '01-02-2026 1'],
  ['years', '2019 2020 2'],
  ['digits of an address', 'https://voorbeeld.example/a1234567820'],
])('%s is no citizen number: %s', (_, text) => {
  expect(citizenNumbersIn(text)).toEqual([]);
});

test('the eleven-proof lets one of eleven numbers through', () => {
  const passing = Array.from({ length: 1100 }, (_, at) => String(200_000_000 + at)).filter(isBsn);
  expect(passing.length).toBeGreaterThan(90);
  expect(passing.length).toBeLessThan(110);
});

test('what is found stands where it says', () => {
  const text = 'Bel 06 48 22 17 90 of mail dewi@huis.example, bsn 123456782.';
  for (const { start, text: found } of [...contactsIn(text), ...citizenNumbersIn(text)])
    expect(text.slice(start, start + found.length)).toBe(found);
});
