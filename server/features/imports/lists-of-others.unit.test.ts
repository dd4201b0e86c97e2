/** Lists as a club, a food bank, a municipality and address books send them: read, their columns guessed, everybody whole. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nameSomebody } from '#contract/imports.ts';
import { readTable } from '#server/http/tables/table.ts';
import { guessFields, peopleTable } from './headings.ts';
import { draftsOf } from './people.ts';

async function peopleIn(name: string) {
  const read = await readTable(
    readFileSync(new URL(`../../../tests/fixtures/people/${name}`, import.meta.url)),
    peopleTable,
  );
  if (!('table' in read)) throw new Error(read.problem.code);
  const { headings, rows } = read.table;
  const fields = guessFields(headings ?? []);
  expect(nameSomebody(fields)).toBe(true);
  const columns = fields.map((field) => ({ heading: null, field, samples: [] }));
  return draftsOf(rows, columns).map(({ row, values: { email, gender: _gender, ...values } }) => ({
    row,
    email: email?.replace('@voorbeeld.example', ''),
    name: [values.firstName, values.lastNamePrefix, values.lastName].filter(Boolean).join(' | '),
    phone: values.phoneNumber,
  }));
}

test('of a club', async () => {
  expect(await peopleIn('club.csv')).toEqual([
    { row: 5, email: 'noor', name: 'Noor | van der | Berg', phone: '06 12345601' },
    { row: 6, email: 'jose', name: 'José | Muñoz', phone: '06-12345602' },
    { row: 7, email: 'zoe', name: "Zoë | van 't | Hoff", phone: undefined },
  ]);
});

test('of a food bank', async () => {
  expect(await peopleIn('food-bank.csv')).toEqual([
    { row: 2, email: 'noor', name: 'Noor | van der Berg', phone: '06 12345601' },
    { row: 3, email: 'pj', name: 'P.J. | Jansen', phone: '0570-123402' },
    { row: 4, email: 'fatima', name: 'Fatima | El Idrissi', phone: '0612345603' },
  ]);
});

test('of a municipality', async () => {
  expect(await peopleIn('municipality.txt')).toEqual([
    { row: 2, email: 'anna', name: 'A. | von | Müller', phone: '+31 6 12345601' },
    { row: 3, email: 'piet', name: 'P. | Jansen', phone: '06 12345602' },
  ]);
});

test('of Excel, in its strict format', async () => {
  expect(await peopleIn('strict.xlsx')).toEqual([
    { row: 2, email: 'saar', name: 'Saar | van den | Heuvel', phone: '06 1234 5621' },
    { row: 3, email: 'tom', name: 'Tom | Zijlstra', phone: '06 1234 5622' },
  ]);
});

test.each(['google.csv', 'outlook.csv', 'thunderbird.csv'])('of the address book %s', async (name) => {
  expect(await peopleIn(name)).toEqual([
    { row: 2, email: 'noor', name: 'Noor | van der | Berg', phone: '+31 6 12345601' },
    { row: 3, email: 'jose', name: 'José | Muñoz', phone: '033 1234502' },
  ]);
});

test.each([
  [
    ['Telefoon', 'Mobiel', 'E-mail', 'Naam'],
    [null, 'phoneNumber', 'email', 'fullName'],
  ],
  [
    ['Naam', 'Voornaam', 'E-mailadres 1', 'E-mailadres 2'],
    ['lastName', 'firstName', 'email', null],
  ],
  [
    ['Volledige naam', 'Roepnaam', 'Achternaam', 'E-mail'],
    [null, 'firstName', 'lastName', 'email'],
  ],
  [
    ['Vrijwilliger', 'E-mail'],
    ['fullName', 'email'],
  ],
  [
    ['Volledige naam', 'Roepnaam', 'E-mail'],
    ['fullName', 'firstName', 'email'],
  ],
  [
    ['Voorn.', 'Tussenv.', 'Achtern.', 'E-mail'],
    ['firstName', 'lastNamePrefix', 'lastName', 'email'],
  ],
  [
    ['Achternaam, voornaam', 'E-mail'],
    ['fullName', 'email'],
  ],
  [
    ['Voorletters', 'Roepnaam', 'Achternaam', 'Telefoon thuis'],
    [null, 'firstName', 'lastName', 'phoneNumber'],
  ],
])('%j', (headings, fields) => {
  expect(guessFields(headings)).toEqual(fields);
});
