import type { Translate } from '#app/i18n/words.ts';

const names = [
  'name',
  'nameEn',
  'key',
  'hosts',
  'appContext',
  'featuresOff',
  'email',
  'phoneNumber',
  'address',
  'start',
  'superuserEmail',
  'superuserFirstName',
  'superuserLastName',
] as const;

/** Labels by field, for both forms and for what is wrong with them. */
export const centerLabels = (t: Translate<'managed-centers'>): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, t(`label.${name}`)]));
