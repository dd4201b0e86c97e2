/** What is asked of whoever marks a vacancy as filled while people wait. */
import * as z from 'zod/mini';
import { openApplicationsAnswer } from '#contract/applications.ts';
import { oneOf } from '#contract/fields.ts';
import { openApplicationChoices } from '#contract/open-applications.ts';
import type { Translate } from '#app/i18n/words.ts';

export const fillForm = z.extend(z.pick(openApplicationsAnswer, { message: true }), {
  openApplications: z.optional(oneOf(openApplicationChoices)),
});

export const fillLabels = (t: Translate<'vacancy-filling'>) => ({
  openApplications: t('labels.openApplications'),
  message: t('labels.message'),
});
