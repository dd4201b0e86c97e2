/** The vacancy as it is typed, as the hints read it. */
import type { DayPart } from '#contract/schedule.ts';
import { compensations } from '#contract/vacancy-fields.ts';
import type { Hinted } from '#contract/vacancy-hints/hints.ts';
import { readableLines } from '#contract/vacancy-hints/readable-text.ts';
import type { FormValues } from '#app/forms/form-values.ts';
import { numberIn, textOf, wordsIn } from '#app/features/vacancy-admin/form-values.ts';

const given = (values: FormValues, name: string) => textOf(values, name) || null;
const formatted = (values: FormValues, name: string) => {
  const html = textOf(values, name);
  return html === '' ? null : readableLines(html);
};

/** Its text is what the field holds; a contact is an account of the organisation or a name. */
export const hintedOf = (values: FormValues): Hinted => ({
  title: textOf(values, 'title'),
  summary: given(values, 'summary'),
  description: formatted(values, 'description'),
  titleEn: given(values, 'titleEn'),
  summaryEn: given(values, 'summaryEn'),
  descriptionEn: formatted(values, 'descriptionEn'),
  schedule:
    values['isFlexible'] === true
      ? 'flexible'
      : wordsIn(values, 'parts').map((cell) => cell.replace('-', '_') as DayPart),
  startsOn: given(values, 'startsOn'),
  isRemote: values['isRemote'] === true,
  city: given(values, 'city') ?? given(values, 'postcode'),
  hoursMin: numberIn(values, 'hoursMin'),
  hoursMax: numberIn(values, 'hoursMax'),
  tags: wordsIn(values, 'tags') as Hinted['tags'],
  compensation: compensations.find((one) => one === values['compensation']) ?? 'none',
  contactPerson: given(values, 'contactId') ?? given(values, 'contactPerson'),
  isInsured: values['isInsured'] === true,
  targetGroupIds: wordsIn(values, 'targetGroupIds'),
  minimumAge: numberIn(values, 'minimumAge'),
  demandReason: given(values, 'demandReason'),
});

/** Before anything is written there is nothing to say of it. */
export const isBegun = ({ title, summary, description }: Hinted): boolean =>
  title !== '' || summary !== null || description !== null;
