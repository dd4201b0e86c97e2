import { pageSettings } from '#contract/page-fields.ts';
import type { Translate } from '#app/i18n/words.ts';

/** Labels by field, for the form and for what is wrong with it. */
export const pageLabels = (t: Translate<'page-admin'>): Record<string, string> => ({
  ...Object.fromEntries(
    (Object.keys(pageSettings.shape) as (keyof typeof pageSettings.shape)[]).map((name) => [
      name,
      t(`label.${name}`),
    ]),
  ),
  locale: t('list.language'),
});
