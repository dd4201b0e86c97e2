/** Every part that holds something of people besides the account, in the order in which they forget. */
import { sessionTraces } from '#server/auth/personal.ts';
import { applicationTraces } from '#server/features/applications/personal.ts';
import { auditTraces } from '#server/features/audit-events/personal.ts';
import { importTraces } from '#server/features/imports/personal.ts';
import { noteTraces } from '#server/features/internal-notes/personal.ts';
import { notificationTraces } from '#server/features/notifications/personal.ts';
import { tokenTraces } from '#server/features/one-time-tokens/personal.ts';
import { organizationTraces } from '#server/features/organizations/personal.ts';
import { uploadTraces } from '#server/features/uploads/personal.ts';
import { userTraces } from '#server/features/users/personal.ts';
import { vacancyTraces } from '#server/features/vacancies/personal.ts';
import { answerTraces } from '#server/http/personal.ts';
import { mailTraces } from '#server/mail/personal.ts';
import type { PersonalPart } from '#server/tenancy/personal.ts';

/** Mails first: what they say is found by what the others still know; the record of what happened last. */
export const personalParts: readonly PersonalPart[] = [
  mailTraces,
  noteTraces,
  answerTraces,
  vacancyTraces,
  organizationTraces,
  tokenTraces,
  userTraces,
  importTraces,
  uploadTraces,
  notificationTraces,
  applicationTraces,
  sessionTraces,
  auditTraces,
];
