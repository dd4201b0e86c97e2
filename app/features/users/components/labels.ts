/** The labels and rules of the forms about a user, for actions and screens alike. */
import { userInvite, userInviteForOrganization } from '#contract/user-administration.ts';
import type { Translate } from '#app/i18n/words.ts';

/** Whoever asks in for an organisation or school alone says for which, and as what. */
export const inviteSchema = (mayBeNone: boolean): typeof userInvite | typeof userInviteForOrganization =>
  mayBeNone ? userInvite : userInviteForOrganization;

export const userLabels = (t: Translate<'users'>) => ({
  firstName: t('fields.firstName'),
  lastName: t('fields.lastName'),
  email: t('fields.email'),
  phoneNumber: t('fields.phoneNumber'),
  jobTitle: t('fields.jobTitle'),
  gender: t('fields.gender'),
  locale: t('fields.locale'),
  role: t('fields.role'),
  organizationId: t('fields.organizationId'),
});
