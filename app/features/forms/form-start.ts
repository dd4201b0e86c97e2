/** What is chosen of a new form before its questions: its name, whose it is, its language, and what it begins with. */
import * as z from 'zod/mini';
import { oneOf, recordId } from '#contract/fields.ts';
import { formFields } from '#contract/forms.ts';
import { locales } from '#contract/locales.ts';
import type { Translate } from '#app/i18n/words.ts';

/** Nothing, or the questions of one of our examples. */
export const starts = ['empty', 'activity', 'meeting', 'experience', 'report'] as const;
export type Start = (typeof starts)[number];

export const startForm = z.object({
  title: formFields.title,
  /** Whose it is; empty of the centre itself. */
  organizationId: z.optional(z.nullable(recordId())),
  locale: oneOf(locales),
  start: z.optional(oneOf(starts)),
  /** The form whose questions it takes over instead. */
  copyOf: z.optional(z.nullable(recordId())),
});

export const startLabels = (t: Translate<'forms'>) => ({
  title: t('fields.title'),
  organizationId: t('add.organization'),
  locale: t('fields.locale'),
  start: t('add.start'),
  copyOf: t('titles.show'),
});
