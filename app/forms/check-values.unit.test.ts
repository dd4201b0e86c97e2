import * as z from 'zod/mini';
import { describe, expect, it, test } from 'vitest';
import {
  email,
  oneOf,
  optionalText,
  phoneNumber,
  postcode,
  text,
  webAddress,
  wholeNumber,
} from '#contract/fields.ts';
import { fieldText, type FieldRule } from '#contract/field-texts.ts';
import { checkValues } from './check-values.ts';
import { fieldRules, nativeOf } from './field-rules.ts';
import { attributesOf, readValues, valuesOf } from './form-values.ts';

const schema = z.object({
  title: text(10).check(z.minLength(3)),
  email: email(),
  website: z.optional(z.nullable(webAddress())),
  phoneNumber: z.nullable(phoneNumber()),
  postcode: postcode(),
  people: wholeNumber(1, 12),
  kind: oneOf(['help', 'language']),
  days: z.array(z.string()).check(z.minLength(2), z.maxLength(3)),
  remark: optionalText(400),
  consent: z.boolean(),
  shifts: z.array(z.object({ seats: wholeNumber(1, 9), name: text(20) })),
});
const labels = {
  ...Object.fromEntries(Object.keys(schema.shape).map((name) => [name, name])),
  title: 'Titel',
  'shifts.seats': 'Plekken',
};
const right = {
  ...valuesOf(schema, { title: 'Tuin', email: 'a@b.nl', postcode: '8091', people: 2, kind: 'help' }),
  days: ['ma', 'di'],
};
const wrongWith = (values: object, locale: 'nl' | 'en' = 'en') =>
  checkValues(schema, { ...right, ...values }, { labels, locale });

test('nothing is wrong with what is right', () => {
  expect(wrongWith({})).toEqual({});
});

test.each([
  [{ title: '' }, 'Titel is a required field', 'Titel is verplicht'],
  [{ title: 'ab' }, 'Titel must be at least 3 characters', 'Titel heeft minstens 3 tekens nodig'],
  [{ title: 'abcdefghijk' }, 'Titel must be at most 10 characters', 'Titel mag hooguit 10 tekens hebben'],
  [{ email: '' }, 'email is a required field', 'email is verplicht'],
  [
    { email: 'geen adres' },
    'Enter an email address with an @, like name@example.org',
    'Vul een e-mailadres in met een @, zoals naam@voorbeeld.nl',
  ],
  [
    { website: 'x' },
    'Enter a web address, like www.example.org',
    'Vul een webadres in, zoals www.voorbeeld.nl',
  ],
  [{ postcode: '' }, 'postcode is a required field', 'postcode is verplicht'],
  [{ people: '' }, 'people is a required field', 'people is verplicht'],
  [{ people: '0' }, 'people must be 1 or more', 'people moet 1 of meer zijn'],
  [{ people: '13' }, 'people must be 12 or less', 'people moet 12 of minder zijn'],
  [{ people: '1,5' }, 'people must be a whole number', 'people moet een heel getal zijn'],
  [{ people: 'veel' }, 'people is not valid.', 'people klopt niet.'],
  [{ kind: 'other' }, 'Choose something from the list for kind', 'Kies bij kind iets uit de lijst'],
  [{ days: ['ma'] }, 'days must have at least 2 items', 'Kies bij days minstens 2'],
  [{ days: ['a', 'b', 'c', 'd'] }, 'days must have at most 3 items', 'Kies bij days hooguit 3'],
])('%o', (values, en, nl) => {
  expect(Object.values(wrongWith(values))).toEqual([en]);
  expect(Object.values(wrongWith(values, 'nl'))).toEqual([nl]);
});

test('the size of a picture, the default, and a question as a label', () => {
  const said = (rule: FieldRule, label: string) => fieldText({ rule, values: { size: '5 MB' } }, label, 'nl');
  expect(said('image_too_large', 'foto')).toBe('De grootte van foto moet kleiner zijn dan 5 MB');
  expect(said('blank', 'Hoe heet je?')).toBe('‘Hoe heet je?’ is verplicht');
  expect(fieldText({ rule: 'invalid' }, 'Colour', 'en')).toBe('Colour is not valid.');
});

test('each field says the first rule that fails, by the name of its row, or in words of the form', () => {
  const shifts = [
    { seats: '2', name: 'Ochtend' },
    { seats: '', name: 'x'.repeat(30) },
  ];
  expect(wrongWith({ title: '\u0007ab', shifts })).toEqual({
    title: 'There are invisible characters in it that cannot be used',
    'shifts.1.seats': 'Plekken is a required field',
    'shifts.1.name': 'shifts.name must be at most 20 characters',
  });
  const texts = (field: string) => (field === 'title' ? 'Say what it is called' : undefined);
  expect(checkValues(schema, { ...right, title: '' }, { labels, locale: 'en', texts })).toEqual({
    title: 'Say what it is called',
  });
});

describe('what a contract says of a field', () => {
  it('knows what is required and how it is typed', () => {
    const native = (name: string) => {
      const rules = fieldRules(schema, name);
      return rules && nativeOf(name, rules);
    };
    expect(native('title')).toEqual({ required: true, maxLength: 10 });
    expect(native('phoneNumber')).toEqual({
      maxLength: 40,
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel',
    });
    expect(native('email')).toMatchObject({ required: true, type: 'email', autoComplete: 'email' });
    expect(native('shifts.3.seats')).toEqual({ required: true, inputMode: 'numeric' });
    expect(fieldRules(schema, 'people')?.bounds).toEqual({ min: 1, max: 12 });
    expect(fieldRules(schema, 'title')?.bounds).toBeUndefined();
    expect(native('consent')).toEqual({});
    expect(native('nothing')).toBeUndefined();
  });
});

describe('what is posted', () => {
  it('is read by the contract, and becomes attributes', () => {
    const form = new FormData();
    for (const [name, value] of [
      ['title', 'Tuin'],
      ['people', '2'],
      ['days', 'ma'],
      ['days', 'di'],
      ['consent', 'on'],
      ['shifts.4.name', 'Middag'],
      ['shifts.4.seats', '3'],
      ['shifts.1.name', 'Ochtend'],
      ['unknown', 'x'],
    ] as const)
      form.append(name, value);
    const values = readValues(schema, form);
    expect(values).toMatchObject({ title: 'Tuin', days: ['ma', 'di'], consent: true });
    expect(values).not.toHaveProperty('unknown');
    expect(attributesOf(schema, values)).toMatchObject({
      people: 2,
      phoneNumber: null,
      shifts: [{ name: 'Ochtend' }, { name: 'Middag', seats: 3 }],
    });
  });
});
