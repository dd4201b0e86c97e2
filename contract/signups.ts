/** Signing up as a volunteer (product.md, sections 4 and 10). */
import * as z from 'zod/mini';
import { email, oneOf, phoneNumber, recordId, typedText, wholeNumber } from './fields.ts';
import { yearOf } from './formatters.ts';
import { personName } from './names.ts';
import { resourceContract } from './jsonapi.ts';
import { locales } from './locales.ts';
import { newPassword } from './new-password.ts';

/** Only the year is asked, and only of who is under 16: a parent then agrees by mail (AVG, article 8). */
export const ageOfConsent = 16;
/** Whether somebody may still be under 16: the year alone says so until its end. */
export const mayBeUnderAge = (birthYear: number | null, now: Date): boolean =>
  birthYear !== null && yearOf(now) - birthYear <= ageOfConsent;

export const ages = ['over16', 'under16'] as const;

const ticked = (code: string) => z.boolean().check(z.refine((value) => value, { params: { code } }));
/** Monday is 1. */
const days = () =>
  z.array(wholeNumber(1, 7)).check(
    z.maxLength(7),
    z.refine((all) => new Set(all).size === all.length, { params: { code: 'duplicate' } }),
  );

/** Fields in the order in which they are asked. */
const fields = {
  firstName: personName(),
  lastName: personName(),
  email: email(),
  phoneNumber: z.optional(z.nullable(phoneNumber())),
  password: newPassword(),
  age: z.optional(z.nullable(oneOf(ages))),
  birthYear: z.optional(z.nullable(wholeNumber(1900, 2100))),
  parentEmail: z.optional(z.nullable(email())),
  /** The school of an intern, where internships are on. */
  schoolId: z.optional(z.nullable(recordId())),
  acceptTerms: ticked('terms_needed'),
  /** The active yes to the periodic mail; never ticked beforehand. */
  digestConsent: z.optional(z.boolean()),
};

interface Aged {
  age?: string | null | undefined;
  birthYear?: number | null | undefined;
  parentEmail?: string | null | undefined;
}
const isUnder16 = ({ age, birthYear }: Aged, year: number) =>
  age === 'under16' || (!age && typeof birthYear === 'number' && year - birthYear <= ageOfConsent);

const thisYear = () => yearOf(new Date());
const whole = { when: ({ value }: { value: unknown }) => typeof value === 'object' };
/** What the year says against the words: somebody of 40 is not under 16, nor somebody of 12 over it. */
const fitsYear = ({ age, birthYear }: Aged) => {
  if (typeof birthYear !== 'number') return true;
  const years = thisYear() - birthYear;
  if (years < 0) return false;
  return age === 'over16' ? years >= ageOfConsent : age !== 'under16' || years <= ageOfConsent;
};
const ageRules = [
  z.refine<Aged>(({ age, birthYear }) => Boolean(age) || typeof birthYear === 'number', {
    path: ['age'],
    params: { code: 'age_needed' },
    ...whole,
  }),
  z.refine<Aged>((typed) => typed.age !== 'under16' || typeof typed.birthYear === 'number', {
    path: ['birthYear'],
    params: { code: 'blank' },
    ...whole,
  }),
  z.refine<Aged>(fitsYear, { path: ['birthYear'], params: { code: 'invalid' }, ...whole }),
  z.refine<Aged>((typed) => !isUnder16(typed, thisYear()) || Boolean(typed.parentEmail), {
    path: ['parentEmail'],
    params: { code: 'parent_needed' },
    ...whole,
  }),
];

/** The form; days of the periodic mail come as their numbers in text, as ticks have them. */
export const signUpForm = z
  .object({ ...fields, digestDays: z.optional(z.array(oneOf(['1', '2', '3', '4', '5', '6', '7']))) })
  .check(...ageRules);

/** Body of POST /signup. */
export const signUp = z
  .object({
    ...fields,
    digestDays: z.optional(days()),
    locale: z.optional(oneOf(locales)),
    /** Honeypot: people do not see it, so it stays empty. */
    website: z.optional(z.nullable(typedText(200))),
    /** Answer to a challenge of GET /applications/challenge; the no-script form waits instead. */
    proof: z.optional(z.nullable(typedText(400))),
  })
  .check(...ageRules);
export type SignUp = z.infer<typeof signUp>;

export const needsParent = (input: Aged, now: Date) => isUnder16(input, yearOf(now));

/** Where a sign-up stands: a mail is under way, it waits for a parent, or the account can be used. */
export const signUpStates = ['sent', 'awaiting_parent', 'active'] as const;
export type SignUpState = (typeof signUpStates)[number];

/** What a sign-up answers: the same for an address that has an account already. */
export const signups = resourceContract({
  type: 'signups',
  attributes: z.object({ email: z.string(), state: oneOf(signUpStates) }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
