/** Who reads, edits and judges organisations (product.md, sections 3 and 4). */
import { randomUUID } from 'node:crypto';
import type { organizationCalls } from '#contract/calls/organizations.ts';
import { isSignedIn, may, levelsOf, staff, type Cell, type Row } from '#tests/cases/actors.ts';
import {
  documentOf,
  kind,
  once,
  unknownStatus,
  type CasesOf,
  type InputMaking,
  type Kind,
  type WorldRecord,
} from '#tests/cases/case.ts';
import {
  always,
  everybody,
  forEverybody,
  forWhoHas,
  formOf,
  inOrder,
  isGone,
  manages,
  signedIn,
  whoMayAll,
  whoSees,
  without200,
} from '#tests/cases/expected.ts';
import { first, second } from '#tests/support/server.ts';

/** edit; read in every state */
const keep: Row = { organization_superuser: 'organization', ...staff };
/** add, approve, deny, archive, restore, delete; merge */
export const judgeOrganizations: Row = staff;
/** move to another centre (flag) */
const move: Row = { admin: 'all', admin_of_other_center: 'all' };

export const seesOrganization = (cell: Cell) =>
  !isGone(cell) && (cell.status === 'approved' || manages(keep)(cell));

const statusAsItWas: Kind['putBack'] = async ({ build }, { record }) => {
  await build.sql(first.id, 'update organizations set status = $2 where id = $1', [record.id, record.status]);
};

export const organizations = kind({
  noun: 'organizations',
  make: async (making) => making.organizations,
  putBack: statusAsItWas,
});
/** Without vacancies or applications, which would go with them. */
const toMove = kind({ make: async (making) => making.emptyOrganizations, putBack: statusAsItWas });
/** Each with a twin. The other one is denied. */
const toMerge = kind({
  async make({ server, emptyOrganizations }) {
    const twin = (await server.build.organization({ status: 'denied' })).id;
    return emptyOrganizations.map((record) => ({ ...record, twin }));
  },
});
/** What is to be made belongs to nobody yet. */
const nothingYet: WorldRecord = {
  id: 'new',
  relation: 'own',
  status: 'approved',
  organizationStatus: 'approved',
};
const added = kind({
  make: async () => [nothingYet],
  async putBack({ build }, { answer }) {
    await build.sql(first.id, 'delete from organizations where id = $1', [answer.body.data.id]);
  },
});

/** A yes, a no and all other moves are the centre's alone. */
const moved = (from: readonly string[]) =>
  inOrder(seesOrganization, manages(judgeOrganizations), (cell) => from.includes(cell.status));
const show = whoSees(seesOrganization);

/** From which state where. That a yes or no may be undone holds for a moment that has passed here. */
const moves: Record<string, readonly string[]> = {
  pending: ['approved', 'denied', 'deleted'],
  denied: ['approved', 'deleted'],
  approved: ['archived'],
  archived: ['approved', 'deleted'],
};

function targetStatus(cell: Cell, target: string): number {
  const edits = levelsOf(may(keep, cell.actor), cell.relation);
  if (!isSignedIn(cell.actor)) return 401;
  if (isGone(cell) || (cell.status !== 'approved' && !edits)) return 404;
  if (!edits) return 403;
  if (target === unknownStatus) return 422;
  if (target === cell.status) return 200;
  // An organisation never approves itself: every move is the centre's.
  if (may(judgeOrganizations, cell.actor) !== 'all') return 403;
  return moves[cell.status]?.includes(target) ? 200 : 422;
}

export const organizationInput = once(({ server }: InputMaking) => server.build.organization());

export const cases: CasesOf<typeof organizationCalls> = {
  calls: {
    'GET /api/v1/current_organization': { status: signedIn },
    'GET /api/v1/organizations': { about: organizations, status: everybody, lists: seesOrganization },
    'GET /api/v1/current_organizations': {
      about: organizations,
      status: signedIn,
      lists: (cell) =>
        cell.actor === 'organization_superuser' && cell.relation === 'same_organization' && !isGone(cell),
    },
    'GET /api/v1/organizations/:id': { about: organizations, status: show },
    'POST /api/v1/organizations': {
      about: added,
      status: whoMayAll(judgeOrganizations, 201),
      body: documentOf('organizations', { name: 'Nieuwe stichting', organization_type: 'NonProfit' }),
    },
    'PATCH /api/v1/organizations/:id': {
      about: organizations,
      status: inOrder(seesOrganization, manages(keep), always),
      body: ({ record }) => ({
        data: { type: 'organizations', id: record.id, attributes: { website: 'https://anders.example' } },
      }),
    },
    'PUT /api/v1/organizations/:id/approve': {
      about: toMove,
      status: moved(['pending', 'denied']),
      body: ({ record }) => ({
        data: { type: 'organizations', id: record.id, attributes: { status: 'approved' } },
      }),
    },
    'PUT /api/v1/organizations/:id/archive': { about: toMove, status: moved(['approved']), body: {} },
    'PUT /api/v1/organizations/:id/restore': { about: toMove, status: moved(['archived']), body: {} },
    'DELETE /api/v1/organizations/:id': {
      about: toMove,
      status: without200(moved(['pending', 'denied', 'archived']), 204),
    },
    'GET /api/v1/organizations/:id/consequences': {
      about: toMove,
      status: inOrder(seesOrganization, manages(judgeOrganizations), always),
    },
    // Tried only, so that the record stays: it could be done in every state.
    'POST /api/v1/organizations/:id/move': {
      about: toMove,
      status: inOrder(seesOrganization, manages(move), always),
      body: { center_id: String(second.id), dry_run: true },
      input: { as: 'admin' },
    },
    'POST /api/v1/organizations/:id/merge': {
      about: toMerge,
      status: inOrder(seesOrganization, manages(judgeOrganizations), always),
      body: ({ record }) => ({ organization_id: record.twin ?? randomUUID(), dry_run: true }),
    },
  },
  targets: {
    // Those without vacancies, which what moves an organisation would take along.
    'PATCH /api/v1/organizations/:id': {
      about: toMove,
      type: 'organizations',
      targets: ['pending', 'approved', 'denied', 'archived', 'deleted', unknownStatus],
      status: targetStatus,
      besides: (target) => (target === 'denied' ? { reason: 'other' } : {}),
    },
  },
  screens: {
    '/organizations': forEverybody,
    '/organizations/add': forWhoHas(judgeOrganizations),
    '/organizations/:id': { about: organizations, status: show },
    '/organizations/:id/edit': formOf(organizations, show, manages(keep)),
    '/organizations/:id/move': formOf(organizations, show, manages(move)),
    '/instellingen/organisatie': forEverybody,
  },
  input: {
    at: 'organizations',
    id: async (making) => (await organizationInput(making)).id,
    fields: async (making) => ({ organization_id: (await organizationInput(making)).id }),
  },
};
