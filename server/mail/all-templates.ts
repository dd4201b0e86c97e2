/** Every mail that the product sends, and what its caller must give. */
import type { Template } from './template.ts';
import { accountArchiving, type AccountArchivingValues } from './templates/account-archiving.ts';
import { accountRemovalAsked, type AccountRemovalAskedValues } from './templates/account-removal-asked.ts';
import { accountRemoved, type AccountRemovedValues } from './templates/account-removed.ts';
import { accountConfirm, type AccountConfirmValues } from './templates/account-confirm.ts';
import { accountKnown, type AccountKnownValues } from './templates/account-known.ts';
import { accountParent, type AccountParentValues } from './templates/account-parent.ts';
import { passwordReset, type PasswordResetValues } from './templates/password-reset.ts';
import { signInLink, type SignInLinkValues } from './templates/sign-in-link.ts';
import { accountChanged, type AccountChangedValues } from './templates/account-changed.ts';
import { applicationAccepted, type ApplicationAcceptedValues } from './templates/application-accepted.ts';
import { applicationConfirm, type ApplicationConfirmValues } from './templates/application-confirm.ts';
import { applicationKnown, type ApplicationKnownValues } from './templates/application-known.ts';
import { applicationMoved, type ApplicationMovedValues } from './templates/application-moved.ts';
import { applicationReceived, type ApplicationReceivedValues } from './templates/application-received.ts';
import { applicationRejected, type ApplicationRejectedValues } from './templates/application-rejected.ts';
import { applicationReminder, type ApplicationReminderValues } from './templates/application-reminder.ts';
import { applicationSent, type ApplicationSentValues } from './templates/application-sent.ts';
import { applicationWithdrawn, type ApplicationWithdrawnValues } from './templates/application-withdrawn.ts';
import {
  contactMessageAnswered,
  contactMessageCopy,
  type ContactMessageAnsweredValues,
  type ContactMessageCopyValues,
  visitorMessageAnswered,
  type VisitorMessageAnsweredValues,
} from './templates/contact-message-answered.ts';
import {
  contactMessageAssigned,
  type ContactMessageAssignedValues,
} from './templates/contact-message-assigned.ts';
import {
  contactMessageReceived,
  type ContactMessageReceivedValues,
} from './templates/contact-message-received.ts';
import { dataDownloadReady, type DataDownloadReadyValues } from './templates/data-download-ready.ts';
import { invitation, type InvitationValues } from './templates/invitation.ts';
import { organizationApproved, type OrganizationApprovedValues } from './templates/organization-approved.ts';
import { formAnswered, type FormAnsweredValues } from './templates/form-answered.ts';
import { formAsked, type FormAskedValues } from './templates/form-asked.ts';
import { formConfirmed, type FormConfirmedValues } from './templates/form-confirmed.ts';
import { organizationArchived, type OrganizationArchivedValues } from './templates/organization-archived.ts';
import { organizationDenied, type OrganizationDeniedValues } from './templates/organization-denied.ts';
import { organizationReceived, type OrganizationReceivedValues } from './templates/organization-received.ts';
import { organizationConfirm, type OrganizationConfirmValues } from './templates/organization-confirm.ts';
import {
  organizationJoinAnswered,
  type OrganizationJoinAnsweredValues,
} from './templates/organization-join-answered.ts';
import {
  organizationJoinRequested,
  type OrganizationJoinRequestedValues,
} from './templates/organization-join-requested.ts';
import { organizationMerged, type OrganizationMergedValues } from './templates/organization-merged.ts';
import { organizationMoved, type OrganizationMovedValues } from './templates/organization-moved.ts';
import { organizationWaiting, type OrganizationWaitingValues } from './templates/organization-waiting.ts';
import {
  vacancyOnline,
  vacancyRejected,
  vacancyReturned,
  type VacancyDeclinedValues,
  type VacancyOnlineValues,
} from './templates/vacancy-checked.ts';
import { vacanciesEnding, type VacanciesEndingValues } from './templates/vacancies-ending.ts';
import {
  vacancyEnded,
  vacancyEnding,
  vacancyUnchecked,
  type VacancyEndedValues,
  type VacancyEndingValues,
} from './templates/vacancy-ending.ts';
import { vacancyFeedPaused, type VacancyFeedPausedValues } from './templates/vacancy-feed-paused.ts';
import { vacancyQuestion, type VacancyQuestionValues } from './templates/vacancy-question.ts';
import { emailChangeConfirm, type EmailChangeConfirmValues } from './templates/email-change-confirm.ts';
import { emailChangeTaken, type EmailChangeTakenValues } from './templates/email-change-taken.ts';

import {
  searchAlertConfirm,
  searchAlertFound,
  type SearchAlertConfirmValues,
  type SearchAlertFoundValues,
} from './templates/search-alerts.ts';

/** The values of each template. Addresses in them are absolute. */
export interface TemplateValues {
  account_archiving: AccountArchivingValues;
  account_removal_asked: AccountRemovalAskedValues;
  account_removed: AccountRemovedValues;
  account_confirm: AccountConfirmValues;
  account_known: AccountKnownValues;
  account_parent: AccountParentValues;
  password_reset: PasswordResetValues;
  sign_in_link: SignInLinkValues;
  application_confirm: ApplicationConfirmValues;
  application_known: ApplicationKnownValues;
  application_moved: ApplicationMovedValues;
  application_received: ApplicationReceivedValues;
  application_sent: ApplicationSentValues;
  application_accepted: ApplicationAcceptedValues;
  application_rejected: ApplicationRejectedValues;
  application_withdrawn: ApplicationWithdrawnValues;
  application_reminder: ApplicationReminderValues;
  contact_message_answered: ContactMessageAnsweredValues;
  contact_message_assigned: ContactMessageAssignedValues;
  contact_message_copy: ContactMessageCopyValues;
  contact_message_received: ContactMessageReceivedValues;
  data_download_ready: DataDownloadReadyValues;
  form_answered: FormAnsweredValues;
  form_asked: FormAskedValues;
  form_confirmed: FormConfirmedValues;
  invitation: InvitationValues;
  organization_approved: OrganizationApprovedValues;
  organization_archived: OrganizationArchivedValues;
  organization_denied: OrganizationDeniedValues;
  organization_confirm: OrganizationConfirmValues;
  organization_join_answered: OrganizationJoinAnsweredValues;
  organization_join_requested: OrganizationJoinRequestedValues;
  organization_merged: OrganizationMergedValues;
  organization_moved: OrganizationMovedValues;
  organization_waiting: OrganizationWaitingValues;
  organization_received: OrganizationReceivedValues;
  search_alert_confirm: SearchAlertConfirmValues;
  search_alert_found: SearchAlertFoundValues;
  vacancies_ending: VacanciesEndingValues;
  vacancy_ended: VacancyEndedValues;
  vacancy_ending: VacancyEndingValues;
  vacancy_feed_paused: VacancyFeedPausedValues;
  vacancy_question: VacancyQuestionValues;
  vacancy_unchecked: VacancyEndingValues;
  visitor_message_answered: VisitorMessageAnsweredValues;
  vacancy_online: VacancyOnlineValues;
  vacancy_rejected: VacancyDeclinedValues;
  vacancy_returned: VacancyDeclinedValues;
  account_changed: AccountChangedValues;
  email_change_confirm: EmailChangeConfirmValues;
  email_change_taken: EmailChangeTakenValues;
}
export type TemplateName = keyof TemplateValues;

export const templates: { [Name in TemplateName]: Template<TemplateValues[Name]> } = {
  account_archiving: accountArchiving,
  account_removal_asked: accountRemovalAsked,
  account_removed: accountRemoved,
  account_confirm: accountConfirm,
  account_known: accountKnown,
  account_parent: accountParent,
  password_reset: passwordReset,
  sign_in_link: signInLink,
  application_confirm: applicationConfirm,
  application_known: applicationKnown,
  application_moved: applicationMoved,
  application_received: applicationReceived,
  application_sent: applicationSent,
  application_accepted: applicationAccepted,
  application_rejected: applicationRejected,
  application_withdrawn: applicationWithdrawn,
  application_reminder: applicationReminder,
  contact_message_answered: contactMessageAnswered,
  contact_message_assigned: contactMessageAssigned,
  contact_message_copy: contactMessageCopy,
  contact_message_received: contactMessageReceived,
  data_download_ready: dataDownloadReady,
  form_answered: formAnswered,
  form_asked: formAsked,
  form_confirmed: formConfirmed,
  invitation,
  organization_approved: organizationApproved,
  organization_archived: organizationArchived,
  organization_denied: organizationDenied,
  organization_confirm: organizationConfirm,
  organization_join_answered: organizationJoinAnswered,
  organization_join_requested: organizationJoinRequested,
  organization_merged: organizationMerged,
  organization_moved: organizationMoved,
  organization_waiting: organizationWaiting,
  organization_received: organizationReceived,
  search_alert_confirm: searchAlertConfirm,
  search_alert_found: searchAlertFound,
  vacancies_ending: vacanciesEnding,
  vacancy_ended: vacancyEnded,
  vacancy_ending: vacancyEnding,
  vacancy_feed_paused: vacancyFeedPaused,
  vacancy_question: vacancyQuestion,
  vacancy_unchecked: vacancyUnchecked,
  visitor_message_answered: visitorMessageAnswered,
  vacancy_online: vacancyOnline,
  vacancy_rejected: vacancyRejected,
  vacancy_returned: vacancyReturned,
  account_changed: accountChanged,
  email_change_confirm: emailChangeConfirm,
  email_change_taken: emailChangeTaken,
};
