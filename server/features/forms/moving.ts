/** Forms of an organisation that stops, goes to another centre, or becomes one with another. */
import { sql } from 'kysely';
import type { OrganizationPart } from '#server/http/organization-parts.ts';
import { putRows, takeRows } from '#server/tenancy/rows.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { stopForms } from './stopping/commands.ts';

const theirs = (organizationId: string) => sql`organization_id = ${organizationId}`;
const count = (center: number, organizationId: string) =>
  sql`select count(*) from forms where volunteer_center_id = ${center} and ${theirs(organizationId)}`;
/** An address that a form of the new centre has gets the beginning of the id behind it. */
async function withFreeSlugs(there: TenantScope, forms: string): Promise<string> {
  const { rows } = await sql<{ freed: string }>`
    select coalesce(jsonb_agg(case when taken.slug is null then one
      else one || jsonb_build_object('slug', left(one ->> 'slug', 110) || '-' || left(one ->> 'id', 8)) end), '[]')::text as freed
    from jsonb_array_elements(${forms}::jsonb) one
    left join forms taken on taken.volunteer_center_id = ${there.centerId} and taken.slug = one ->> 'slug'`.execute(
    there.db,
  );
  return rows[0]?.freed ?? '[]';
}

export const formMoving: OrganizationPart = {
  tables: {
    forms: {
      moving:
        'go along, as people gave what they filled in to the organisation; one whose address is taken there gets another, and none leads to a page of here',
      merging: 'become the other’s',
    },
  },
  counts: (center, { organization }) => ({ forms: count(center, organization.id) }),
  take: async (scope, { organization: { id } }) => {
    // Who sends one meanwhile waits, and finds it gone: what they answered is not left behind.
    await sql`select from forms where volunteer_center_id = ${scope.centerId} and ${theirs(id)} order by id for update`.execute(
      scope.db,
    );
    const forms = await takeRows(scope, 'forms', theirs(id), sql`'{"success_page_id": null}'::jsonb`);
    return async (there) => putRows(there, 'forms', await withFreeSlugs(there, forms));
  },
  clear: async (scope, { organization: { id } }) => {
    await sql`delete from forms where volunteer_center_id = ${scope.centerId} and ${theirs(id)}`.execute(
      scope.db,
    );
  },
  stop: (context, { organizationId, move }) => stopForms(context, organizationId, move),
  mergeCounts: ({ center, goes }) => ({ forms: count(center, goes) }),
  merge: [
    ({ center, stays, goes }) => sql`
      update forms set organization_id = ${stays} where volunteer_center_id = ${center} and organization_id = ${goes}`,
  ],
};
