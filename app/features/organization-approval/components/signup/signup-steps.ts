import type { FormStep } from '#app/forms/form-steps.ts';

/** The password comes last: without script what was typed travels from step to step. */
export const signupSteps = [
  {
    name: 'organization',
    fields: ['organizationType', 'name', 'standing', 'chamberOfCommerceNumber', 'description'],
  },
  { name: 'place', fields: ['postcode', 'city', 'street', 'houseNumber', 'website'] },
  { name: 'contact', fields: ['firstName', 'lastName', 'jobTitle', 'email', 'phoneNumber'] },
  { name: 'agreement', fields: ['password', 'acceptCriteria', 'acceptTerms'] },
] as const satisfies FormStep[];
export type SignupStep = (typeof signupSteps)[number]['name'];
