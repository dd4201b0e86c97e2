import fc from 'fast-check';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { optionalText, text, wholeNumber, wordList } from '#contract/fields.ts';
import { checkValues } from './check-values.ts';
import { fieldNames } from './field-rules.ts';
import {
  askedName,
  attributesOf,
  countsByName,
  readValues,
  valuesOf,
  type FormValue,
} from './form-values.ts';

const schema = z.object({
  title: text(20),
  remark: z.nullable(text(40)),
  note: z.optional(optionalText(40)),
  people: z.nullable(wholeNumber(1, 12)),
  days: wordList(text(2), 7),
  consent: z.boolean(),
  shifts: z.array(z.object({ name: text(20), isOpen: z.boolean() })),
});
type Name = keyof typeof schema.shape;
const names = fieldNames(schema);
const record = valuesOf(schema, { title: 'Tuin', remark: 'Ruim', days: ['ma'], consent: true });

/** What a browser posts of the fields that were shown. */
function posted(shown: readonly Name[], values: Record<string, FormValue> = record): FormData {
  const form = new FormData();
  const add = (name: string, value: FormValue | undefined) => {
    form.append(askedName, name);
    if (value === true) form.append(name, 'on');
    else if (typeof value === 'string') form.append(name, value);
    else if (Array.isArray(value))
      value.forEach((one, at) =>
        typeof one === 'string'
          ? form.append(name, one)
          : Object.entries(one).forEach(([inner, given]) => add(`${name}.${at}.${inner}`, given)),
      );
  };
  for (const name of shown) add(name, values[name]);
  return form;
}

test('of any choice of fields those that were shown are read, and no other', () => {
  fc.assert(
    fc.property(fc.subarray(names), (shown) => {
      const values = readValues(schema, posted(shown));
      expect(values).toEqual(Object.fromEntries(shown.map((name) => [name, record[name]])));
      expect(Object.keys(attributesOf(schema, values, true))).toEqual(shown);
    }),
  );
});

test('a field that was not shown is neither cleared nor sent with a record that is edited', () => {
  const values = readValues(schema, posted(['title']));
  expect(attributesOf(schema, values, true)).toEqual({ title: 'Tuin' });
});

test('an unticked box, an emptied text and a list silently are cleared when they were shown', () => {
  const empty = { title: 'Tuin', remark: '', note: '', people: '', days: [], consent: false, shifts: [] };
  expect(attributesOf(schema, readValues(schema, posted(names, empty)), true)).toEqual({
    title: 'Tuin',
    remark: null,
    note: null,
    people: null,
    days: [],
    consent: false,
    shifts: [],
  });
});

test('what a record cannot be without is not left as it was when it was emptied: its rule says so', () => {
  const change = z.object({
    order: z.optional(z.int()),
    title: z.optional(z.string().check(z.minLength(1))),
  });
  const labels = { order: 'Volgorde', title: 'Titel' };
  const emptied = { order: '', title: '' };
  expect(attributesOf(change, emptied, true)).toEqual(emptied);
  const wrong = checkValues(change, emptied, { labels, locale: 'nl', isChange: true });
  expect(wrong).toEqual({ order: 'Volgorde is verplicht', title: 'Titel is verplicht' });
  expect(checkValues(change, {}, { labels, locale: 'nl', isChange: true })).toEqual({});
  // Something new may do without.
  expect(attributesOf(change, emptied)).toEqual({});
});

test.each([
  ['2,5', 2.5],
  [' 12 ', 12],
  ['-3', -3],
  ['−3', -3],
  ['1.', 1],
  ['0x10', '0x10'],
  ['1e1', '1e1'],
  ['Infinity', 'Infinity'],
  ['1 2', '1 2'],
])('a number is figures, with a sign and decimals: %j', (typed, read) => {
  expect(attributesOf(z.object({ order: z.number() }), { order: typed })).toEqual({ order: read });
});

test.each([
  ['1.000', 1000],
  ['12.500', 12_500],
  ['1.234.567', 1_234_567],
  ['1 000', 1000],
  ['1,000', 1000],
  ['-1.000', -1000],
  ['1.5', 1.5],
  ['1.0000', 1],
  ['0.500', 0.5],
  ['1.000,000', '1.000,000'],
])('a whole number is read with what parts its thousands: %j', (typed, read) => {
  expect(attributesOf(z.object({ order: z.int() }), { order: typed })).toEqual({ order: read });
});

test('what is no whole number is said to be none; where decimals may be a dot is before those', () => {
  const labels = { order: 'Volgorde' };
  const wrong = checkValues(z.object({ order: z.int() }), { order: '1.5' }, { labels, locale: 'nl' });
  expect(wrong).toEqual({ order: 'Volgorde moet een heel getal zijn' });
  expect(attributesOf(z.object({ lat: z.number() }), { lat: '52.123' })).toEqual({ lat: 52.123 });
});

test('something new gets all that its contract asks, and what may be absent is left out', () => {
  expect(attributesOf(schema, readValues(schema, posted(['title'])))).toEqual({
    title: 'Tuin',
    remark: null,
    people: null,
    days: [],
    consent: false,
    shifts: [],
  });
  expect(checkValues(schema, readValues(schema, posted([])), { labels: {}, locale: 'en' })).toHaveProperty(
    'title',
  );
});

test('a box of a row that is not ticked is read as such', () => {
  const shifts = [
    { name: 'Ochtend', isOpen: false },
    { name: 'Middag', isOpen: true },
  ];
  expect(readValues(schema, posted(['shifts'], { shifts }))).toEqual({ shifts });
});

test('a row that counts by some of its fields is none while they are empty', () => {
  const shifts = [
    { name: '', isOpen: true },
    { name: 'Middag', isOpen: true },
    { name: '', isOpen: false },
  ];
  const form = posted(['shifts'], { shifts });
  form.append(countsByName, 'shifts.0.name');
  form.append(countsByName, 'shifts.1.name');
  // Another one says nothing of that: what is wrong with it is told.
  expect(readValues(schema, form)).toEqual({ shifts: shifts.slice(1) });
});
