/** The calls by which staff keep accounts. */
import { userCalls } from '#contract/calls/users.ts';
import { accessLevel } from '#server/auth/actor.ts';
import { inHomeCenter } from '#server/http/in-home-center.ts';
import { rule } from '#server/http/policy.ts';
import { list, none, one, route, type Context, type Route } from '#server/http/route.ts';
import type { UndoableAction } from '#server/http/undo-offers.ts';
import { workplaceOf } from '#server/http/workplace.ts';
import { addRole, removeRole } from '../roles/commands.ts';
import { userResource, type UserRow } from '../resource.ts';
import { inviteUser, resendInvitation } from '../invitations/commands.ts';
import { moveUser, recordLookUp, updateUser } from './commands.ts';
import {
  bulkRule,
  exportRule,
  inviteAllRule,
  inviteRule,
  mayAddRole,
  mayArchive,
  mayManage,
  mayMove,
  mayRead,
  mayRemoveRole,
  mayResend,
} from './policy.ts';
import { ownUser } from '../queries.ts';
import { listUsers, userListCounts } from './list.ts';
import { findUser } from './queries.ts';

const listRule = rule<undefined>('users.read', (actor) => accessLevel(actor, 'users.read') !== 'none');
const readRule = rule<UserRow>('users.read', mayRead);
const manageRule = rule<UserRow>('users.manage', mayManage);
const archiveRule = rule<UserRow>('users.manage (archive)', mayArchive);
const moveRule = rule<UserRow>('users.manage (move)', mayMove);
const resendRule = rule<UserRow>('users.invite (resend)', mayResend);
const addRoleRule = rule<UserRow>('roles.manage (add)', mayAddRole);
const removeRoleRule = rule<UserRow>('roles.manage (remove)', mayRemoveRole);

const find = ({ scope, actor, id }: Context) => findUser(scope, actor, id);
/** Also oneself where one is at work: the account of an admin lives in another centre. */
const findOrOneself = (context: Context) => {
  const { actor, id } = context;
  const isGuest = actor.kind === 'user' && actor.homeCenterId !== context.scope.centerId;
  return isGuest && actor.userId === id ? inHomeCenter(context, ownUser) : find(context);
};
/** What can be undone for a moment. */
const archiving = ({ id, status }: UserRow): UndoableAction | null =>
  status === 'archived' ? null : { act: 'archive', subjectType: 'users', subjectId: id };

const moveRoute = (move: 'deactivate' | 'activate' | 'restore'): Route =>
  route(userCalls[move], {
    policy: moveRule,
    find,
    resource: userResource,
    handle: async (context) => one(await moveUser(context, context.record, move, context.body)),
  });

export const routes: Route[] = [
  route(userCalls.list, {
    policy: listRule,
    resource: userResource,
    canIf: { create: inviteRule, import: inviteAllRule, export: exportRule, editMany: bulkRule },
    handle: async (context) => {
      const { scope, query } = context;
      const { actor } = workplaceOf(context);
      const [page, meta] = await Promise.all([
        listUsers(scope, actor, query),
        userListCounts(scope, actor, query),
      ]);
      return list(page, meta);
    },
  }),
  route(userCalls.show, {
    policy: readRule,
    find: findOrOneself,
    resource: userResource,
    isRecorded: true,
    handle: async ({ scope, actor, record, now }) => {
      await recordLookUp(scope, actor, record, now);
      return one(record);
    },
  }),
  route(userCalls.create, {
    policy: inviteRule,
    resource: userResource,
    perMinute: 20,
    handle: async (context) => one(await inviteUser(context, context.body)),
  }),
  route(userCalls.update, {
    policy: manageRule,
    find,
    resource: userResource,
    undo: ({ record, body }) => (body.status === 'archived' ? archiving(record) : null),
    handle: async (context) => one(await updateUser(context, context.record, context.body)),
  }),
  route(userCalls.archive, {
    policy: archiveRule,
    find,
    resource: userResource,
    undo: ({ record }) => archiving(record),
    handle: async (context) => one(await moveUser(context, context.record, 'archive', context.body)),
  }),
  moveRoute('deactivate'),
  moveRoute('activate'),
  moveRoute('restore'),
  route(userCalls.resendInvitation, {
    policy: resendRule,
    find,
    resource: userResource,
    perMinute: 60,
    handle: async (context) => one(await resendInvitation(context, context.record)),
  }),
  route(userCalls.addRole, {
    policy: addRoleRule,
    find,
    resource: userResource,
    handle: async (context) => one(await addRole(context, context.record, context.body)),
  }),
  route(userCalls.removeRole, {
    policy: removeRoleRule,
    find,
    resource: userResource,
    handle: async (context) => {
      await removeRole(context, context.record, context.body);
      return none;
    },
  }),
];
