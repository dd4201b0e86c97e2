/** An organisation that can include its vacancies. Apart from ../resource.ts, which vacancies include themselves. */
import type { organizations } from '#contract/organizations.ts';
import type { ResourceIdentifier } from '#contract/jsonapi.ts';
import { publishedOfOrganizations } from '#server/features/vacancies/queries.ts';
import { vacancyResource } from '#server/features/vacancies/resource.ts';
import type { Resource } from '#server/http/resource.ts';
import type { OrganizationRow } from '../queries.ts';
import { organizationResource } from '../resource.ts';

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
