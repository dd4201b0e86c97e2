/** The calls by which staff keep accounts. */
import { roleAdd, roleRemove, userInvite, userMoveInput, userUpdate } from '#contract/user-administration.ts';
import { staffUserMoves, users, type UserMove } from '#contract/users.ts';
import { reach } from '#server/auth/actor.ts';
import { atHome } from '#server/http/at-home.ts';
import { rule } from '#server/http/policy.ts';
import { list, none, one, route, type Context, type Route } from '#server/http/route.ts';
import type { UndoableDeed } from '#server/http/undo-offers.ts';
import { workplaceOf } from '#server/http/workplace.ts';
import { addRole, removeRole } from '../roles/commands.ts';
import { userResource, type UserRow } from '../resource.ts';
import { inviteUser, resendInvitation } from '../invitations/commands.ts';
import { moveUser, recordLookUp, updateUser } from './commands.ts';
import { mayAddRole, mayArchive, mayManage, mayMove, mayRead, mayRemoveRole, mayResend } from './policy.ts';
import { ownUser } from '../queries.ts';
import { findUser, listUsers } from './queries.ts';

const listRule = rule<undefined>('users.read', (actor) => reach(actor, 'users.read') !== 'none');
/** The role is in the body: the command judges it; here only whether one may invite anybody. */
const inviteRule = rule<undefined>('users.invite', (actor) => reach(actor, 'users.invite') !== 'none');
const readRule = rule<UserRow>('users.read', mayRead);
const manageRule = rule<UserRow>('users.manage', mayManage);
const archiveRule = rule<UserRow>('users.manage (archive)', mayArchive);
const moveRule = rule<UserRow>('users.manage (move)', mayMove);
const resendRule = rule<UserRow>('users.invite (resend)', mayResend);
const addRoleRule = rule<UserRow>('roles.manage (add)', mayAddRole);
const removeRoleRule = rule<UserRow>('roles.manage (remove)', mayRemoveRole);

const find = ({ scope, actor, params }: Context) => findUser(scope, actor, params['id'] ?? '');
/** Also oneself where one is at work: the account of an admin lives in another centre. */
const findOrOneself = (context: Context) => {
  const { actor, params } = context;
  const isGuest = actor.kind === 'user' && actor.homeCenterId !== context.scope.centerId;
  return isGuest && actor.userId === params['id'] ? atHome(context, ownUser) : find(context);
};
/** What can be taken back for a moment. */
const archiving = ({ id, status }: UserRow): UndoableDeed | null =>
  status === 'archived' ? null : { act: 'archive', subjectType: 'users', subjectId: id };

/** What clients send back unchanged with an update. */
const settable = Object.keys(userUpdate.shape);
const readOnly = Object.keys(users.attributes.shape).filter((name) => !settable.includes(name));

const summaries: Partial<Record<UserMove, string>> = {
  deactivate: 'Switch an account off; its person is signed out everywhere',
  activate: 'Switch an account on again',
  restore: 'Bring an archived account back, inactive',
};

const moveRoute = (move: UserMove): Route =>
  route({
    method: 'POST',
    path: `/api/v1/users/:id/${move}`,
    summary: summaries[move] ?? move,
    policy: moveRule,
    find,
    resource: userResource,
    body: { type: 'flat', schema: userMoveInput },
    handle: async (context) => one(await moveUser(context, context.record, move, context.body)),
  });

export const userAdministrationRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/users',
    summary: 'Accounts that the reader may see: own students, own organisation’s people, or the whole centre',
    policy: listRule,
    resource: userResource,
    list: users,
    handle: async (context) =>
      list(await listUsers(context.scope, workplaceOf(context).actor, context.query)),
  }),
  route({
    method: 'GET',
    path: '/api/v1/users/:id',
    summary: 'One account; looking is written down, once an hour for each reader',
    policy: readRule,
    find: findOrOneself,
    resource: userResource,
    isRecorded: true,
    handle: async ({ scope, actor, record, now }) => {
      await recordLookUp(scope, actor, record, now);
      return one(record);
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/users',
    summary: 'Invite somebody, with a role if wished; a mail lets them choose a password',
    policy: inviteRule,
    resource: userResource,
    body: { type: 'users', schema: userInvite, ignored: ['status', 'signupMethod'] },
    isIdempotent: true,
    perMinute: 20,
    handle: async (context) => one(await inviteUser(context, context.body)),
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/users/:id',
    summary: 'Change what is given; null clears',
    policy: manageRule,
    find,
    resource: userResource,
    undo: ({ record, body }) => (body.status === 'archived' ? archiving(record) : null),
    body: { type: 'users', schema: userUpdate, ignored: readOnly },
    handle: async (context) => one(await updateUser(context, context.record, context.body)),
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/users/:id',
    summary:
      'Archive an account; its person is signed out everywhere. `meta.undo` takes it back for a moment',
    policy: archiveRule,
    find,
    resource: userResource,
    undo: ({ record }) => archiving(record),
    body: { type: 'flat', schema: userMoveInput },
    handle: async (context) => one(await moveUser(context, context.record, 'archive', context.body)),
  }),
  ...staffUserMoves.filter((move) => move !== 'archive').map(moveRoute),
  route({
    method: 'POST',
    path: '/api/v1/users/:id/resend_invitation',
    summary: 'Mail the invitation once more; the earlier link stops working',
    policy: resendRule,
    find,
    resource: userResource,
    perMinute: 60,
    handle: async (context) => one(await resendInvitation(context, context.record)),
  }),
  route({
    method: 'PUT',
    path: '/api/v1/users/:id/add_role',
    summary: 'Give a role, for an organisation where it is held for one',
    policy: addRoleRule,
    find,
    resource: userResource,
    body: { type: 'flat', schema: roleAdd },
    handle: async (context) => one(await addRole(context, context.record, context.body)),
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/users/:id/remove_role',
    summary: 'Take a role away; the last who may run a centre or organisation names who takes over',
    policy: removeRoleRule,
    find,
    resource: userResource,
    body: { type: 'flat', schema: roleRemove },
    handle: async (context) => {
      await removeRole(context, context.record, context.body);
      return none;
    },
  }),
];
