/** Which contract describes which JSON:API type: types only, so that nothing of a contract ends up in the browser by this. */
import type { applications } from '#contract/applications.ts';
import type { auditEvents } from '#contract/audit-events.ts';
import type { contactMessages } from '#contract/contact-messages.ts';
import type { internalNotes } from '#contract/internal-notes.ts';
import type { pages } from '#contract/pages.ts';
import type { organizationChecks } from '#contract/organization-checks.ts';
import type { organizationJoinRequests } from '#contract/organization-signups.ts';
import type { addresses, nonProfitProfiles, organizations } from '#contract/organizations.ts';
import type {
  activityTypes,
  ageGroups,
  categories,
  nonProfitTypes,
  targetGroups,
} from '#contract/reference-lists.ts';
import type { passkeys } from '#contract/second-factors.ts';
import type { roles, users } from '#contract/users.ts';
import type { vacancies } from '#contract/vacancies.ts';
import type { volunteerCenterProfiles, volunteerCenters } from '#contract/volunteer-centers.ts';

/** A new noun that is related to others gets a line here; then `include` gives it its type. */
export interface ContractByType {
  activity_types: typeof activityTypes;
  addresses: typeof addresses;
  age_groups: typeof ageGroups;
  applications: typeof applications;
  audit_events: typeof auditEvents;
  contact_messages: typeof contactMessages;
  categories: typeof categories;
  internal_notes: typeof internalNotes;
  non_profit_profiles: typeof nonProfitProfiles;
  non_profit_types: typeof nonProfitTypes;
  organization_checks: typeof organizationChecks;
  pages: typeof pages;
  organization_join_requests: typeof organizationJoinRequests;
  organizations: typeof organizations;
  passkeys: typeof passkeys;
  roles: typeof roles;
  target_groups: typeof targetGroups;
  users: typeof users;
  vacancies: typeof vacancies;
  volunteer_center_profiles: typeof volunteerCenterProfiles;
  volunteer_centers: typeof volunteerCenters;
}
