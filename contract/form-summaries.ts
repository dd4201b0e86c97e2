/** What people answered to a form, counted for each of its questions: nothing that one of them wrote. */
import * as z from 'zod/mini';
import { askedQuestion } from './forms.ts';
import { resourceContract } from './jsonapi.ts';

const countedValue = z.object({
  /** An option, 'true' or 'false', a number, a day ('2026-11-30'), a month ('2026-11'), a year or an hour ('09'). */
  value: z.string(),
  /** Of a stretch of numbers: where the next one begins. Null where it is one value. */
  before: z.nullable(z.string()),
  answers: z.int(),
});
export type CountedValue = z.infer<typeof countedValue>;

const countedQuestion = z.extend(askedQuestion, {
  /** How many people answered it. */
  answered: z.int(),
  /** How many of them by something of their own instead of an option, or besides. */
  own: z.int(),
  /** How often each was answered, in their order; empty where people write. Whoever chose several is counted with each. */
  values: z.array(countedValue),
  /** Of numbers. */
  figures: z.nullable(z.object({ least: z.number(), average: z.number(), most: z.number() })),
});
export type CountedQuestion = z.infer<typeof countedQuestion>;

export const formSummaries = resourceContract({
  type: 'form_summaries',
  attributes: z.object({
    /** How often it was filled in, as far as it is kept. */
    submissions: z.int(),
    questions: z.array(countedQuestion),
  }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
