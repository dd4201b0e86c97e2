/** What is asked of whoever keeps a vacancy on the site: how long, and unseen the key of the mail. */
import * as z from 'zod/mini';
import { vacancyRenewal } from '#contract/vacancy-renewals.ts';
import type { Translate } from '#app/i18n/words.ts';

export const renewalForm = z.pick(vacancyRenewal, { term: true, key: true });

export const renewalLabels = (t: Translate<'vacancy-renewals'>) => ({ term: t('term') });
