/** An account as it is read, and the roles it holds. Never a secret column. */
import type { Selectable } from 'kysely';
import { roles, users } from '#contract/users.ts';
import { fullName, type HeldRole } from '#server/auth/actor.ts';
import type { Users } from '#server/db/types.ts';
import { organizationsByIds } from '#server/features/organizations/queries.ts';
import { organizationResource } from '#server/features/organizations/resource.ts';
import { identifiers, plainAttributes, type Resource } from '#server/http/resource.ts';

export type UserRow = Omit<Selectable<Users>, 'passwordHash'> & { roles: readonly HeldRole[] };

const roleResource: Resource<HeldRole> = {
  contract: roles,
  id: (held) => held.id,
  attributes: (held) => ({ name: held.role, organizationId: held.organizationId }),
};

const organizationIds = (row: UserRow) => [
  ...new Set(row.roles.flatMap((held) => held.organizationId ?? [])),
];

export const userResource: Resource<UserRow> = {
  contract: users,
  id: (row) => row.id,
  attributes: (row) => ({ ...plainAttributes(users, row), fullName: fullName(row) }),
  relationships: (row) => ({
    roles: identifiers(
      'roles',
      row.roles.map((held) => held.id),
    ),
    organizations: identifiers('organizations', organizationIds(row)),
  }),
  includes: {
    roles: async (_scope, rows) => ({ resource: roleResource, rows: rows.flatMap((row) => row.roles) }),
    organizations: async (scope, rows, { actor }) => ({
      resource: organizationResource,
      rows: await organizationsByIds(scope, actor, rows.flatMap(organizationIds)),
    }),
  },
};
