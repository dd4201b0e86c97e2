/** The calls that move an organisation from one state to another. */
import { organizationCalls } from '#contract/calls/organizations.ts';
import { none, one, route, type Route } from '#server/http/route.ts';
import { organizationResource } from '../resource.ts';
import { moveOrganization } from './commands.ts';
import { judgeOrganization, moveOrganizationRule } from './policy.ts';
import { undoOf } from '../transitions.ts';
import { consequencesOf, findOrganization } from './queries.ts';

export const routes: Route[] = [
  route(organizationCalls.judge, {
    policy: judgeOrganization,
    find: findOrganization,
    resource: organizationResource,
    undo: ({ record, body }) => undoOf(record, body.status),
    handle: async (context) => {
      const { status, ...words } = context.body;
      const move = status === 'approved' ? 'approve' : 'deny';
      return one(await moveOrganization(context, context.record, move, words));
    },
  }),
  route(organizationCalls.archive, {
    policy: moveOrganizationRule('archive'),
    find: findOrganization,
    resource: organizationResource,
    undo: ({ record, body }) => (body.dryRun ? null : undoOf(record, 'archived')),
    handle: async (context) => {
      const { dryRun, ...words } = context.body;
      const meta = { ...(await consequencesOf(context.scope, context.record.id)), dryRun: dryRun === true };
      if (dryRun) return one(context.record, meta);
      return one(await moveOrganization(context, context.record, 'archive', words), meta);
    },
  }),
  route(organizationCalls.restore, {
    policy: moveOrganizationRule('restore'),
    find: findOrganization,
    resource: organizationResource,
    handle: async (context) => one(await moveOrganization(context, context.record, 'restore')),
  }),
  route(organizationCalls.remove, {
    policy: moveOrganizationRule('delete'),
    find: findOrganization,
    resource: organizationResource,
    handle: async (context) => {
      await moveOrganization(context, context.record, 'delete');
      return none;
    },
  }),
  route(organizationCalls.consequences, {
    policy: judgeOrganization,
    find: findOrganization,
    resource: organizationResource,
    handle: async ({ scope, record }) => one(record, await consequencesOf(scope, record.id)),
  }),
];
