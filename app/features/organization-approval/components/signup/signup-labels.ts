/** The words of the fields of both forms, as problems name them too. */
import type { Translate } from '#app/i18n/words.ts';

const fields = [
  'organizationType',
  'name',
  'standing',
  'chamberOfCommerceNumber',
  'description',
  'website',
  'street',
  'houseNumber',
  'postcode',
  'city',
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'jobTitle',
  'password',
  'message',
  'acceptCriteria',
  'acceptTerms',
] as const;

export const signupLabels = (t: Translate<'organization-approval'>): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, t(`fields.${field}`)]));
