/** Vacancies that are kept true: what an organisation is told of the end of one, and how it says that one is true still. */
import * as z from 'zod/mini';
import { oneOf, typedText } from './fields.ts';

/** How long one goes on, in months. The second is proposed. */
export const renewalTerms = { one_month: 1, three_months: 3, six_months: 6 } as const;
export type RenewalTerm = keyof typeof renewalTerms;
export const renewalTermNames = Object.keys(renewalTerms) as [RenewalTerm, ...RenewalTerm[]];
export const usualRenewalTerm: RenewalTerm = 'three_months';
/** From today, further off no end is put: once a year somebody looks. */
export const mostMonths = 12;

/** Days before its end at which the organisation is told (product.md, section 7). */
export const endWarnings = { weeks: 14, days: 3 } as const;

/** One without an end: after how many months it is asked whether it is true still, and after how many days without an answer what follows. */
export const stillTrue = { askedAfterMonths: 6, againAfterDays: 14, endsAfterDays: 28 } as const;

/**
 * Days that an organisation has to answer whoever still waits, once it heard that a vacancy has ended. Then they hear that it is over,
 * with vacancies like it.
 */
export const answerDaysAfterEnd = 14;

/** Body of POST /vacancies/{id}/renew. */
export const vacancyRenewal = z.object({
  /** How much longer it stays; of no meaning for one without an end. Three months without it. */
  term: z.optional(oneOf(renewalTermNames)),
  /** From the link in a mail: whoever has it need not sign in. Works until the vacancy is renewed or its end is another. */
  key: z.optional(z.nullable(typedText(60, z.regex(/^[\w-]+$/)))),
});
