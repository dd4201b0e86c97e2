/** Every resource there is on the wire, by its type: what `fields[TYPE]` may name and OpenAPI describes. */
import { accountRemovals } from './account-removals.ts';
import { applications } from './applications.ts';
import { auditEvents } from './audit-events.ts';
import { challenges } from './challenges.ts';
import { changelogs } from './changelog.ts';
import { configurations } from './configuration.ts';
import { consents } from './consents.ts';
import { dashboards } from './dashboards.ts';
import { toolbars } from './toolbars.ts';
import { dataDownloads } from './data-downloads.ts';
import { imports } from './imports.ts';
import { internalNotes } from './internal-notes.ts';
import { emailDeliveries } from './email-deliveries.ts';
import { emailChanges } from './email-changes.ts';
import type { ResourceContract } from './jsonapi.ts';
import { notifications } from './notifications.ts';
import { organizationChecks } from './organization-checks.ts';
import { organizationJoinRequests, organizationSignups } from './organization-signups.ts';
import { addresses, nonProfitProfiles, organizations } from './organizations.ts';
import { pageShares, pageVersions } from './page-versions.ts';
import { pages } from './pages.ts';
import {
  activityTypes,
  ageGroups,
  categories,
  nonProfitTypes,
  places,
  tags,
  targetGroups,
} from './reference-lists.ts';
import { undos } from './undos.ts';
import { uploads } from './uploads.ts';
import { personalData } from './personal-data.ts';
import { savedFilters } from './saved-filters.ts';
import { signups } from './signups.ts';
import { userBulkEdits } from './user-bulk-edits.ts';
import { oneTimeCodeSetups, passkeyOptions, passkeys, secondFactors } from './second-factors.ts';
import { sessions } from './sessions.ts';
import { roles, users } from './users.ts';
import { vacancies } from './vacancies.ts';
import { vacancyBulkEdits } from './vacancy-bulk-edits.ts';
import { vacancyChecks } from './vacancy-checks.ts';
import { volunteerCenterProfiles, volunteerCenters } from './volunteer-centers.ts';

const all: readonly ResourceContract[] = [
  activityTypes,
  accountRemovals,
  addresses,
  ageGroups,
  applications,
  auditEvents,
  categories,
  challenges,
  changelogs,
  configurations,
  consents,
  dashboards,
  toolbars,
  dataDownloads,
  imports,
  emailDeliveries,
  savedFilters,
  internalNotes,
  emailChanges,
  nonProfitProfiles,
  nonProfitTypes,
  notifications,
  organizationChecks,
  organizationJoinRequests,
  organizationSignups,
  oneTimeCodeSetups,
  organizations,
  pages,
  pageShares,
  pageVersions,
  passkeyOptions,
  passkeys,
  personalData,
  places,
  roles,
  signups,
  secondFactors,
  sessions,
  tags,
  targetGroups,
  undos,
  uploads,
  userBulkEdits,
  users,
  vacancies,
  vacancyBulkEdits,
  vacancyChecks,
  volunteerCenterProfiles,
  volunteerCenters,
];

export const resourceContracts: ReadonlyMap<string, ResourceContract> = new Map(
  all.map((contract) => [contract.type, contract]),
);
