/** An account as it is read, and the roles it holds. Never a secret column. */
import type { Selectable } from 'kysely';
import { notificationKinds, wantsNotification, type StoredPreferences } from '#contract/notifications.ts';
import { roles, users, type KeptApplications } from '#contract/users.ts';
import { fullName, type AssignedRole } from '#server/auth/actor.ts';
import type { Json, Users } from '#server/db/types.ts';
import { mayKeepNotes } from '#server/features/internal-notes/policy.ts';
import { identifiers, plainAttributes, type Resource } from '#server/http/resource.ts';
import {
  mayAddRole,
  mayArchive,
  mayGive,
  mayManage,
  mayMove,
  mayResend,
  maySignInAs,
} from './administration/policy.ts';
import { allows } from './transitions.ts';

export type UserRow = Omit<
  Selectable<Users>,
  'passwordHash' | 'sortName' | 'parentEmail' | 'firstWarnedAt' | 'lastWarnedAt'
> & {
  roles: readonly AssignedRole[];
  /** Read of one's own account alone. */
  keepsApplications?: KeptApplications;
};

const roleResource: Resource<AssignedRole, typeof roles> = {
  contract: roles,
  id: (held) => held.id,
  attributes: (assigned) => ({ name: assigned.role, organizationId: assigned.organizationId }),
  can: (assigned, { actor }) => ({ remove: mayGive(actor, assigned.role, assigned.organizationId) }),
};

/** Every kind with both ways, as the screen shows them. */
const preferencesOf = (stored: Json) =>
  notificationKinds.map((kind) => ({
    kind,
    mail: wantsNotification(stored as StoredPreferences, kind, 'mail'),
    app: wantsNotification(stored as StoredPreferences, kind, 'app'),
  }));

/** Those of its roles. */
export const organizationIds = (row: UserRow) => [
  ...new Set(row.roles.flatMap((assigned) => assigned.organizationId ?? [])),
];

export const userResource: Resource<UserRow, typeof users> = {
  contract: users,
  id: (row) => row.id,
  attributes: (row, { actor }, wanted) => {
    const isOwn = actor.kind === 'user' && actor.userId === row.id;
    return {
      ...plainAttributes(users, row, wanted),
      fullName: fullName(row),
      birthYear: isOwn ? row.birthYear : null,
      keepsApplications: (isOwn && row.keepsApplications) || null,
      notificationPreferences: isOwn ? preferencesOf(row.notificationPreferences) : null,
    };
  },
  relationships: (row) => ({
    roles: identifiers(
      'roles',
      row.roles.map((assigned) => assigned.id),
    ),
    organizations: identifiers('organizations', organizationIds(row)),
  }),
  can: (row, { actor }) => {
    const moves = mayMove(actor, row);
    return {
      update: mayManage(actor, row),
      deactivate: moves && allows('deactivate', row),
      activate: moves && allows('activate', row),
      archive: mayArchive(actor, row) && allows('archive', row),
      restore: moves && allows('restore', row),
      resendInvitation: mayResend(actor, row) && row.status === 'invited',
      addRole: mayAddRole(actor, row),
      signInAs: maySignInAs(actor, row) && row.status === 'active',
      note: mayKeepNotes(actor),
    };
  },
  includes: {
    roles: async (_scope, rows) => ({ resource: roleResource, rows: rows.flatMap((row) => row.roles) }),
  },
};
