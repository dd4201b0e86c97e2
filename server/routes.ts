/** Every call of the API, in one list: what is served, documented and tested. */
import { accountRemovalRoutes } from '#server/features/account-removals/routes.ts';
import { applicationRoutes } from '#server/features/applications/routes.ts';
import { carrying } from '#server/features/carried/resource.ts';
import { changelogRoutes } from '#server/features/changelog/routes.ts';
import { auditEventRoutes } from '#server/features/audit-events/routes.ts';
import { consentRoutes } from '#server/features/consents/routes.ts';
import { configurationRoutes } from '#server/features/configuration/routes.ts';
import { confirmationRoutes } from '#server/features/confirmations/routes.ts';
import { dashboardRoutes } from '#server/features/dashboard/routes.ts';
import { toolbarRoutes } from '#server/features/toolbar/routes.ts';
import { dataDownloadRoutes } from '#server/features/data-downloads/routes.ts';
import { importRoutes } from '#server/features/imports/routes.ts';
import { internalNoteRoutes } from '#server/features/internal-notes/routes.ts';
import { emailChangeRoutes } from '#server/features/email-changes/routes.ts';
import { notificationRoutes } from '#server/features/notifications/routes.ts';
import { approvalRoutes } from '#server/features/organizations/approval/routes.ts';
import { organizationCheckRoutes } from '#server/features/organizations/checks/routes.ts';
import { joinRequestRoutes } from '#server/features/organizations/join/routes.ts';
import { organizationMergingRoutes } from '#server/features/organizations/merging/routes.ts';
import { organizationMovingRoutes } from '#server/features/organizations/moving/routes.ts';
import { organizationSignupRoutes } from '#server/features/organizations/signup/routes.ts';
import { organizationRoutes } from '#server/features/organizations/routes.ts';
import { accountRoutes } from '#server/features/account/routes.ts';
import { pageRoutes } from '#server/features/pages/routes.ts';
import { personalDataRoutes } from '#server/features/personal-data/routes.ts';
import { passkeyRoutes } from '#server/features/passkeys/routes.ts';
import { placeRoutes } from '#server/features/places/routes.ts';
import { referenceListRoutes } from '#server/features/reference-lists/routes.ts';
import { userAdministrationRoutes } from '#server/features/users/administration/routes.ts';
import { impersonationRoutes } from '#server/features/sessions/impersonation/routes.ts';
import { signUpRoutes } from '#server/features/signups/routes.ts';
import { savedFilterRoutes } from '#server/features/saved-filters/routes.ts';
import { undoRoutes } from '#server/features/undos/routes.ts';
import { uploadRoutes } from '#server/features/uploads/routes.ts';
import { userBulkRoutes } from '#server/features/users/bulk/routes.ts';
import { userExportRoutes } from '#server/features/users/export/routes.ts';
import { userMailRoutes } from '#server/features/users/mails/routes.ts';
import { deviceRoutes } from '#server/features/sessions/devices/routes.ts';
import { secondFactorRoutes } from '#server/features/second-factors/routes.ts';
import { userRoutes } from '#server/features/users/routes.ts';
import { vacancyRoutes } from '#server/features/vacancies/routes.ts';
import { volunteerCenterRoutes } from '#server/features/volunteer-centers/routes.ts';
import type { Route } from './http/route.ts';

const ofNouns: readonly Route[] = [
  ...configurationRoutes,
  ...volunteerCenterRoutes,
  ...signUpRoutes,
  ...confirmationRoutes,
  ...impersonationRoutes,
  ...userRoutes,
  ...accountRoutes,
  ...emailChangeRoutes,
  ...deviceRoutes,
  ...secondFactorRoutes,
  ...passkeyRoutes,
  ...consentRoutes,
  ...userAdministrationRoutes,
  ...userBulkRoutes,
  ...userExportRoutes,
  ...importRoutes,
  ...userMailRoutes,
  ...organizationRoutes,
  ...approvalRoutes,
  ...organizationMergingRoutes,
  ...organizationMovingRoutes,
  ...organizationCheckRoutes,
  ...organizationSignupRoutes,
  ...joinRequestRoutes,
  ...vacancyRoutes,
  ...applicationRoutes,
  ...dashboardRoutes,
  ...toolbarRoutes,
  ...internalNoteRoutes,
  ...notificationRoutes,
  ...auditEventRoutes,
  ...referenceListRoutes,
  ...placeRoutes,
  ...savedFilterRoutes,
  ...undoRoutes,
  ...uploadRoutes,
  ...pageRoutes,
  ...changelogRoutes,
  ...dataDownloadRoutes,
  ...personalDataRoutes,
  ...accountRemovalRoutes,
];

export const routes: readonly Route[] = ofNouns.map(carrying);
