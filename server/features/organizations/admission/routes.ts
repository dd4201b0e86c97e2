/** The calls that move an organisation from one state to another. */
import {
  organizationArchive,
  organizationJudgement,
  organizationMoveInput,
} from '#contract/organization-decisions.ts';
import type { OrganizationMove } from '#contract/organizations.ts';
import { none, one, route, type Route } from '#server/http/route.ts';
import { organizationWithVacancies } from '../with-vacancies.ts';
import { moveOrganization } from './commands.ts';
import { judgeOrganization, moveOrganizationRule } from './policy.ts';
import { undoOf } from '../transitions.ts';
import { consequencesOf, findOrganization } from './queries.ts';

const plainMove = (move: OrganizationMove, summary: string): Route =>
  route({
    method: 'PUT',
    path: `/api/v1/organizations/:id/${move}`,
    summary,
    policy: moveOrganizationRule(move),
    find: findOrganization,
    resource: organizationWithVacancies,
    body: { type: 'flat', schema: organizationMoveInput },
    handle: async (context) => one(await moveOrganization(context, context.record, move)),
  });

export const admissionRoutes: Route[] = [
  route({
    method: 'PUT',
    path: '/api/v1/organizations/:id/approve',
    summary: 'Say yes or no to an organisation; a no has a reason',
    policy: judgeOrganization,
    find: findOrganization,
    resource: organizationWithVacancies,
    undo: ({ record, body }) => undoOf(record, body.status),
    body: { type: 'organizations', schema: organizationJudgement },
    handle: async (context) => {
      const { status, ...words } = context.body;
      const move = status === 'approved' ? 'approve' : 'deny';
      return one(await moveOrganization(context, context.record, move, words));
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v1/organizations/:id/archive',
    summary: 'Archive it: its vacancies go offline, and who waits may get an answer. `dry_run` only counts',
    policy: moveOrganizationRule('archive'),
    find: findOrganization,
    resource: organizationWithVacancies,
    undo: ({ record, body }) => (body.dryRun ? null : undoOf(record, 'archived')),
    body: { type: 'flat', schema: organizationArchive },
    handle: async (context) => {
      const { dryRun, ...words } = context.body;
      const meta = { ...(await consequencesOf(context.scope, context.record.id)), dryRun: dryRun === true };
      if (dryRun) return one(context.record, meta);
      return one(await moveOrganization(context, context.record, 'archive', words), meta);
    },
  }),
  plainMove('restore', 'Bring an archived organisation back; its vacancies stay drafts'),
  route({
    method: 'DELETE',
    path: '/api/v1/organizations/:id',
    summary: 'Delete it: hidden everywhere, and everybody who waits gets an answer',
    policy: moveOrganizationRule('delete'),
    find: findOrganization,
    resource: organizationWithVacancies,
    handle: async (context) => {
      await moveOrganization(context, context.record, 'delete');
      return none;
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/organizations/:id/consequences',
    summary: 'What archiving or deleting it touches, in `meta`: nothing is changed',
    policy: judgeOrganization,
    find: findOrganization,
    resource: organizationWithVacancies,
    handle: async ({ scope, record }) => one(record, await consequencesOf(scope, record.id)),
  }),
];
