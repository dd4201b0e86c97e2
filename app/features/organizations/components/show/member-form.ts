/** What is asked of somebody who is invited to look after an organisation. */
import * as z from 'zod/mini';
import { userInvite } from '#contract/user-administration.ts';
import type { Translate } from '#app/i18n/words.ts';

const { firstName, lastName, email } = userInvite.shape;
export const memberForm = z.object({ firstName, lastName, email });

export const memberLabels = (t: Translate<'organizations'>) => ({
  firstName: t('members.firstName'),
  lastName: t('members.lastName'),
  email: t('members.email'),
});
