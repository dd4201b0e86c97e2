/** An account with the organisations of its roles, and with what staff look at beside it. */
import type { users } from '#contract/users.ts';
import { newestApplicationsOf } from '#server/features/applications/queries.ts';
import { applicationResource } from '#server/features/applications/resource.ts';
import { newestEvents } from '#server/features/audit-events/queries.ts';
import { auditEventResource } from '#server/features/audit-events/resource.ts';
import { notesAbout } from '#server/features/internal-notes/queries.ts';
import { internalNoteResource } from '#server/features/internal-notes/resource.ts';
import { organizationsByIds } from '#server/features/organizations/queries.ts';
import { organizationResource } from '#server/features/organizations/resource.ts';
import type { Resource } from '#server/http/resource.ts';
import { organizationIds, userResource, type UserRow } from '#server/features/users/resource.ts';

/** What fits beside the rest; the lists have all of it. */
const most = 20;

export const userWithOrganizations: Resource<UserRow, typeof users> = {
  ...userResource,
  includes: {
    ...userResource.includes,
    organizations: async (scope, rows, { actor }) => ({
      resource: organizationResource,
      rows: await organizationsByIds(scope, actor, rows.flatMap(organizationIds)),
    }),
  },
};

export const userWithHistory: Resource<UserRow, typeof users> = {
  ...userWithOrganizations,
  ofOne: {
    latestApplications: async (scope, { id }, { workplace }) => ({
      resource: applicationResource,
      rows: await newestApplicationsOf(scope, workplace.actor, id, most),
    }),
    latestEvents: async (scope, { id }, { actor }) => ({
      resource: auditEventResource,
      rows: await newestEvents(scope, actor, { userId: id }, most),
    }),
    notes: async (scope, { id }, { actor }) => ({
      resource: internalNoteResource,
      rows: await notesAbout(scope, actor, 'users', id),
    }),
  },
};
