import type { Translate } from '#app/i18n/words.ts';

/** Words of the fields, by their names in the contract. */
export const signUpLabels = (t: Translate<'signups'>) => ({
  firstName: t('form.firstName'),
  lastName: t('form.lastName'),
  email: t('form.email'),
  phoneNumber: t('form.phone'),
  password: t('form.password'),
  age: t('form.age'),
  birthYear: t('form.birthYear'),
  parentEmail: t('form.parentEmail'),
  schoolId: t('form.school'),
  acceptTerms: t('form.terms'),
  digestConsent: t('form.digest'),
  digestDays: t('form.digestDays'),
});
