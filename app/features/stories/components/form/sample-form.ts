/** A form with every kind of field, for the stories of forms. */
import * as z from 'zod/mini';
import {
  day,
  email,
  oneOf,
  phoneNumber,
  postcode,
  text,
  webAddress,
  wholeNumber,
  wordList,
} from '#contract/fields.ts';
import type { Locale } from '#contract/locales.ts';
import type { FieldProblem } from '#contract/field-texts.ts';
import { valuesOf } from '#app/forms/form-values.ts';

export const sampleDays = ['ma', 'di', 'wo'] as const;

const end = z.optional(z.nullable(day()));

export const sampleSchema = z
  .object({
    title: text(90),
    email: email(),
    phoneNumber: z.optional(z.nullable(phoneNumber())),
    website: z.optional(z.nullable(webAddress())),
    postcode: postcode(),
    people: wholeNumber(1, 12),
    kind: oneOf(['help', 'activity', 'language']),
    place: oneOf(['here', 'remote']),
    days: wordList(oneOf(sampleDays), 2).check(z.minLength(1)),
    startDate: z.optional(z.nullable(day())),
    endDate: end,
    startTime: z.optional(z.nullable(z.iso.time())),
    description: text(600).check(z.minLength(20)),
    shifts: z.array(z.object({ title: text(40), seats: wholeNumber(1, 9) })).check(z.maxLength(3)),
    hasInsurance: z.boolean(),
  })
  .check(
    z.refine(({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate, {
      path: ['endDate'],
      params: { code: 'end_before_start' },
      // Also while other fields are still wrong.
      when: ({ value }) => typeof value === 'object',
    }),
  );

const nl = {
  title: 'Titel',
  email: 'E-mailadres',
  phoneNumber: 'Telefoonnummer',
  website: 'Website',
  postcode: 'Postcode',
  people: 'Aantal mensen',
  kind: 'Soort',
  place: 'Waar',
  days: 'Dagen',
  startDate: 'Begindatum',
  endDate: 'Einddatum',
  startTime: 'Begintijd',
  description: 'Omschrijving',
  shifts: 'Diensten',
  'shifts.title': 'Naam van de dienst',
  'shifts.seats': 'Plekken',
  hasInsurance: 'We hebben een verzekering',
};
const en: typeof nl = {
  title: 'Title',
  email: 'Email address',
  phoneNumber: 'Phone number',
  website: 'Website',
  postcode: 'Postcode',
  people: 'Number of people',
  kind: 'Kind',
  place: 'Where',
  days: 'Days',
  startDate: 'Start date',
  endDate: 'End date',
  startTime: 'Start time',
  description: 'Description',
  shifts: 'Shifts',
  'shifts.title': 'Name of the shift',
  'shifts.seats': 'Places',
  hasInsurance: 'We are insured',
};
export const sampleLabels: Record<Locale, typeof nl> = { nl, en };

/** A sentence of the form's own for one rule of one field. */
export const sampleTexts =
  (locale: Locale) =>
  (field: string, { rule }: FieldProblem): string | undefined => {
    if (field !== 'days' || rule !== 'blank') return undefined;
    return locale === 'nl' ? 'Kies één of twee dagen' : 'Choose one or two days';
  };

export const sampleValues = valuesOf(sampleSchema, { place: 'here', shifts: [{ title: '', seats: 2 }] });

/** The record that two people edit at a time. */
export const noteSchema = z.object({ name: text(80), remark: z.nullable(text(200)) });
export const noteLabels: Record<Locale, { name: string; remark: string }> = {
  nl: { name: 'Naam', remark: 'Opmerking' },
  en: { name: 'Name', remark: 'Remark' },
};
