/** An organisation with its vacancies, and with what is read by whoever looks after it, by itself and with what was found about it. */
import type { ResourceIdentifier } from '#contract/jsonapi.ts';
import type { organizationChecks } from '#contract/organization-checks.ts';
import type { organizations } from '#contract/organizations.ts';
import { newestEvents } from '#server/features/audit-events/queries.ts';
import { auditEventResource } from '#server/features/audit-events/resource.ts';
import { notesAbout } from '#server/features/internal-notes/queries.ts';
import { internalNoteResource } from '#server/features/internal-notes/resource.ts';
import type { CheckRow } from '#server/features/organizations/checks/queries.ts';
import { organizationCheckResource } from '#server/features/organizations/checks/resource.ts';
import { membersOf } from '#server/features/users/administration/queries.ts';
import { userResource } from '#server/features/users/resource.ts';
import type { Resource } from '#server/http/resource.ts';
import type { OrganizationRow } from '#server/features/organizations/queries.ts';
import { organizationResource } from '#server/features/organizations/resource.ts';
import { publishedOfOrganizations } from '#server/features/vacancies/queries.ts';
import { vacancyResource } from '#server/features/vacancies/resource.ts';

/** What fits on a page; the record has all of it. */
const mostEvents = 20;

export const organizationWithVacancies: Resource<OrganizationRow, typeof organizations> = {
  ...organizationResource,
  includes: {
    ...organizationResource.includes,
    vacancies: async (scope, rows) => {
      const found = await publishedOfOrganizations(
        scope,
        rows.map((row) => row.id),
      );
      const links = new Map<string, ResourceIdentifier[]>(rows.map((row) => [row.id, []]));
      for (const vacancy of found)
        links.get(vacancy.organizationId)?.push({ type: 'vacancies', id: vacancy.id });
      return { resource: vacancyResource, rows: found, links };
    },
  },
};

export const organizationWithCare: Resource<OrganizationRow, typeof organizations> = {
  ...organizationWithVacancies,
  ofOne: {
    members: async (scope, { id }, { actor }) => ({
      resource: userResource,
      rows: await membersOf(scope, actor, id),
    }),
    latestEvents: async (scope, { id }, { actor }) => ({
      resource: auditEventResource,
      rows: await newestEvents(scope, actor, { organizationId: id }, mostEvents),
    }),
    notes: async (scope, { id }, { actor }) => ({
      resource: internalNoteResource,
      rows: await notesAbout(scope, actor, 'organizations', id),
    }),
  },
};

export const organizationCheckWithCare: Resource<CheckRow, typeof organizationChecks> = {
  ...organizationCheckResource,
  includes: {
    ...organizationCheckResource.includes,
    organization: async (_scope, rows) => ({
      resource: organizationWithCare,
      rows: rows.map(({ organization }) => organization),
    }),
  },
};
