/** What every part of the server says of its own rows for what goes through all of them, each beside its noun. */
import { sessionPersonalData } from './auth/personal.ts';
import { applicationMoving } from './features/applications/moving.ts';
import { applicationPersonalData } from './features/applications/personal.ts';
import { auditMoving } from './features/audit-events/moving.ts';
import { auditPersonalData } from './features/audit-events/personal.ts';
import { consentMoving } from './features/consents/moving.ts';
import { consentPersonalData } from './features/consents/personal.ts';
import { contactPersonalData } from './features/contact-messages/personal.ts';
import { downloadPersonalData } from './features/data-downloads/personal.ts';
import { formMoving } from './features/forms/moving.ts';
import { formPersonalData } from './features/forms/personal.ts';
import { formTokenMoving } from './features/form-tokens/moving.ts';
import { formTokenPersonalData } from './features/form-tokens/personal.ts';
import { formSubmissionMoving } from './features/form-submissions/moving.ts';
import { formSubmissionPersonalData } from './features/form-submissions/personal.ts';
import { importPersonalData } from './features/imports/personal.ts';
import { legalTextPersonalData } from './features/legal-texts/personal.ts';
import { noteMoving } from './features/internal-notes/moving.ts';
import { notePersonalData } from './features/internal-notes/personal.ts';
import { notificationMoving } from './features/notifications/moving.ts';
import { notificationPersonalData } from './features/notifications/personal.ts';
import { tokenMoving } from './features/one-time-tokens/moving.ts';
import { tokenPersonalData } from './features/one-time-tokens/personal.ts';
import { organizationSignupMoving } from './features/organization-signups/moving.ts';
import { organizationSignupPersonalData } from './features/organization-signups/personal.ts';
import { joinRequestMoving } from './features/organizations/join/moving.ts';
import { organizationMoving } from './features/organizations/moving.ts';
import { organizationPersonalData } from './features/organizations/personal.ts';
import { passkeyPersonalData } from './features/passkeys/personal.ts';
import { alertPersonalData } from './features/search-alerts/personal.ts';
import { filterPersonalData } from './features/saved-filters/personal.ts';
import { secondFactorPersonalData } from './features/second-factors/personal.ts';
import { undoMoving } from './features/undos/moving.ts';
import { pagePersonalData } from '#server/features/pages/personal.ts';
import { undoPersonalData } from './features/undos/personal.ts';
import { uploadMoving } from './features/uploads/moving.ts';
import { uploadPersonalData } from './features/uploads/personal.ts';
import { accountMoving } from './features/users/moving.ts';
import { userPersonalData } from './features/users/personal.ts';
import { roleMoving } from './features/users/roles/moving.ts';
import { vacancyMoving } from './features/vacancies/moving.ts';
import { vacancyPersonalData } from './features/vacancies/personal.ts';
import { vacancyFeedMoving } from './features/vacancy-feeds/moving.ts';
import { vacancyFeedPersonalData } from './features/vacancy-feeds/personal.ts';
import { vacancyImportPersonalData } from './features/vacancy-imports/personal.ts';
import { contactPersonPersonalData } from './features/contact-people/personal.ts';
import { bookmarkPersonalData } from './features/bookmarks/personal.ts';
import { centerPersonalData } from './features/volunteer-centers/personal.ts';
import type { OrganizationPart } from './http/organization-parts.ts';
import { answerPersonalData } from './http/personal.ts';
import { mailPersonalData } from './mail/personal.ts';
import type { PersonalPart } from './tenancy/personal.ts';

/**
 * In the order in which they forget, which is that of a download as well: mails first, as what they say is found by what the
 * others still know; the record of what happened last.
 */
export const personalParts: readonly PersonalPart[] = [
  mailPersonalData,
  notePersonalData,
  answerPersonalData,
  vacancyPersonalData,
  organizationPersonalData,
  organizationSignupPersonalData,
  tokenPersonalData,
  userPersonalData,
  importPersonalData,
  vacancyImportPersonalData,
  vacancyFeedPersonalData,
  uploadPersonalData,
  notificationPersonalData,
  applicationPersonalData,
  consentPersonalData,
  contactPersonalData,
  formPersonalData,
  formSubmissionPersonalData,
  formTokenPersonalData,
  passkeyPersonalData,
  secondFactorPersonalData,
  alertPersonalData,
  filterPersonalData,
  bookmarkPersonalData,
  downloadPersonalData,
  centerPersonalData,
  legalTextPersonalData,
  contactPersonPersonalData,
  undoPersonalData,
  pagePersonalData,
  sessionPersonalData,
  auditPersonalData,
];

/** In the order in which rows are put down in another centre, each behind what it leads to; they are taken out the other way round. */
export const organizationParts: readonly OrganizationPart[] = [
  accountMoving,
  consentMoving,
  uploadMoving,
  organizationMoving,
  organizationSignupMoving,
  roleMoving,
  joinRequestMoving,
  formMoving,
  formTokenMoving,
  formSubmissionMoving,
  vacancyMoving,
  vacancyFeedMoving,
  applicationMoving,
  noteMoving,
  notificationMoving,
  tokenMoving,
  undoMoving,
  auditMoving,
];
