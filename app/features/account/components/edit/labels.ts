/** The labels of the form about oneself, for the action and the screen alike. */
import type { Translate } from '#app/i18n/words.ts';

export const accountLabels = (t: Translate<'account'>) => ({
  firstName: t('fields.firstName'),
  lastName: t('fields.lastName'),
  phoneNumber: t('fields.phoneNumber'),
  jobTitle: t('fields.jobTitle'),
  gender: t('fields.gender'),
  birthYear: t('fields.birthYear'),
});
