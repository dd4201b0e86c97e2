import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { text } from '#contract/fields.ts';
import { summaryOf } from './form-errors.tsx';

const form = {
  schema: z.object({
    title: text(20),
    parts: text(20),
    terms: z.boolean(),
    shifts: z.array(z.object({ place: text(5) })),
  }),
  labels: { title: 'Titel', parts: 'Op welke dagen?', terms: 'Ik ga akkoord', 'shifts.place': 'Plaats' },
};
const saidOf = (fields: Record<string, string>) => summaryOf(fields, form).map(({ message }) => message);

test('each line of the summary says which field it is about, once', () => {
  const said = saidOf({
    'shifts.0.place': 'Vul dit in',
    parts: 'Vul dit in',
    title: 'Vul dit in',
    terms: 'Zet een vinkje',
  });
  expect(said).toEqual([
    'Titel: Vul dit in',
    'Op welke dagen? Vul dit in',
    'Zet een vinkje',
    'Plaats: Vul dit in',
  ]);
  expect(saidOf({ title: 'Vul een titel in' })).toEqual(['Vul een titel in']);
});
