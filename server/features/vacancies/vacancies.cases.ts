/** Who reads all states of vacancies, adds, edits and moves them (product.md, sections 3 and 4). */
import { randomUUID } from 'node:crypto';
import type { vacancyCalls } from '#contract/calls/vacancies.ts';
import { makeForm } from '#server/features/forms/forms.cases.ts';
import {
  organizationInput,
  organizations,
  seesOrganization,
} from '#server/features/organizations/organizations.cases.ts';
import { isSignedIn, may, staff, type Cell, type Row } from '#tests/cases/actors.ts';
import {
  documentOf,
  kind,
  noBody,
  once,
  outside,
  unknownStatus,
  type CasesOf,
  type InputMaking,
  type Kind,
  type Making,
  type WorldRecord,
} from '#tests/cases/case.ts';
import {
  everybody,
  forEverybody,
  forWhoHas,
  formOf,
  inOrder,
  isGone,
  manages,
  whoMay,
  whoSees,
} from '#tests/cases/expected.ts';
import { first } from '#tests/support/server.ts';

const keep: Row = { organization_superuser: 'organization', ...staff };
const keeps = manages(keep);
const isPublic = (cell: Cell) => cell.status === 'published' && cell.organizationStatus === 'approved';

/** Published things are everybody's; filled and expired ones stay readable. */
export const seesVacancy = (cell: Cell) =>
  !isGone(cell) &&
  (keeps(cell) ||
    (cell.organizationStatus === 'approved' && ['published', 'filled', 'expired'].includes(cell.status)));
const show = whoSees(seesVacancy);
const act = (from: readonly string[], needsApproved = false) =>
  inOrder(
    seesVacancy,
    keeps,
    (cell) => from.includes(cell.status) && (!needsApproved || cell.organizationStatus === 'approved'),
  );

const judged = inOrder(
  seesVacancy,
  ({ actor }) => may(keep, actor) === 'all',
  () => false,
);

const statuses = ['draft', 'published', 'filled', 'expired', 'archived', 'deleted'];

const asItWas: Kind['putBack'] = async ({ build }, { record }) => {
  await build.sql(
    first.id,
    'update vacancies set status = $2, accepted_count = 0, submitted_at = null, return_reason = null where id = $1',
    [record.id, record.status],
  );
};

/** One of each status at organisations that have any, with the form that each asks. */
async function oneOfEach(making: Making, formId: string | null): Promise<WorldRecord[]> {
  const owners = (await organizations.make(making)).filter(
    ({ status, relation }) =>
      ['approved', 'pending', 'archived'].includes(status) &&
      relation !== 'other_center' &&
      relation !== 'missing',
  );
  const made: WorldRecord[] = [];
  for (const owner of owners)
    for (const status of statuses) {
      const of = { organization_id: owner.id, status, form_id: formId };
      const { id } = await making.server.build.vacancy(of);
      made.push({ id, relation: owner.relation, status, organizationStatus: owner.status });
    }
  return [...made, outside(making.alike.vacancy.id, 'other_center'), outside(randomUUID(), 'missing')];
}

export const vacancies = kind({
  noun: 'vacancies',
  make: (making) => oneOfEach(making, null),
  putBack: asItWas,
});
/** Of those that ask something. */
const vacanciesThatAsk = kind({
  make: async (making) => oneOfEach(making, await makeForm(making.server)),
  putBack: asItWas,
});
/** One of another organisation, and of one that waits: they stand for all of theirs. */
const few = kind({
  make: async (making) =>
    (await vacancies.make(making)).filter(
      ({ relation, organizationStatus, status }) =>
        (organizationStatus === 'approved' && (relation !== 'other_organization' || status === 'draft')) ||
        (organizationStatus === 'pending' && status === 'draft' && relation === 'same_organization') ||
        relation === 'missing' ||
        relation === 'other_center',
    ),
  putBack: asItWas,
});
/** Organisations that get one. */
const owners = kind({
  make: organizations.make,
  async putBack({ build }, { answer }) {
    await build.sql(first.id, 'delete from vacancies where id = $1', [answer.body.data.id]);
  },
});

/** Of a vacancy that lacks nothing; it expires by itself. */
const moves: Record<string, readonly string[]> = {
  draft: ['published', 'archived', 'deleted'],
  published: ['draft', 'filled', 'archived'],
  filled: ['published', 'archived'],
  expired: ['published', 'archived'],
  archived: ['published', 'deleted'],
};

function targetStatus(cell: Cell, target: string): number {
  if (!isSignedIn(cell.actor)) return 401;
  if (!seesVacancy(cell)) return 404;
  if (!keeps(cell)) return 403;
  if (target === unknownStatus) return 422;
  if (target === cell.status) return 200;
  if (target === 'published' && cell.organizationStatus !== 'approved') return 422;
  return moves[cell.status]?.includes(target) ? 200 : 422;
}

export const vacancyInput = once(async (making: InputMaking) =>
  making.server.build.vacancy({ organization_id: (await organizationInput(making)).id }),
);

/** With a form of its centre. */
const vacancyThatAsks = once(async ({ server }: InputMaking) => {
  const { id } = await server.build.vacancy();
  const form = await makeForm(server);
  await server.build.sql(first.id, 'update vacancies set form_id = $1 where id = $2', [form, id]);
  return id;
});

export const cases: CasesOf<typeof vacancyCalls> = {
  calls: {
    'GET /api/v1/vacancies': {
      about: vacancies,
      status: everybody,
      lists: (cell) => !isGone(cell) && (keeps(cell) || isPublic(cell)),
    },
    'GET /api/v1/vacancies/search': {
      about: vacancies,
      status: everybody,
      lists: (cell) => !isGone(cell) && isPublic(cell),
    },
    'GET /api/v1/vacancies/:id': { about: vacancies, status: show },
    'GET /api/v1/vacancies/:id/form': {
      about: vacanciesThatAsk,
      status: show,
      input: { id: vacancyThatAsks },
    },
    // Without ids there are none.
    'GET /api/v1/vacancies/by_ids': { about: vacancies, status: everybody, lists: () => false },
    'GET /api/v1/vacancies/:id/similar': { about: vacancies, status: show },
    'PATCH /api/v1/vacancies/:id': {
      about: vacancies,
      status: act(statuses),
      body: ({ record }) => ({
        data: { type: 'vacancies', id: record.id, attributes: { summary: 'Anders' } },
      }),
    },
    'POST /api/v1/vacancies/:id/publish': {
      about: vacancies,
      status: act(['draft', 'filled', 'expired', 'archived'], true),
      body: {},
    },
    // Nothing of them waits for the check, which alone is judged.
    'POST /api/v1/vacancies/:id/approve': { about: vacancies, status: judged, body: {} },
    'POST /api/v1/vacancies/:id/return': {
      about: vacancies,
      status: judged,
      body: { reason: 'Vertel met wie.' },
    },
    'POST /api/v1/vacancies/:id/reject': {
      about: vacancies,
      status: judged,
      body: { reason: 'Dit is betaald werk.' },
    },
    'GET /api/v1/vacancies/:id/check': {
      about: vacancies,
      status: inOrder(
        seesVacancy,
        ({ actor }) => may(keep, actor) === 'all',
        () => true,
      ),
    },
    'POST /api/v1/vacancies/:id/unpublish': { about: vacancies, status: act(['published']), body: {} },
    // With the key of a mail anybody; these are without.
    'POST /api/v1/vacancies/:id/renew': {
      about: vacancies,
      status: (cell) => {
        if (!seesVacancy(cell)) return 404;
        if (!isSignedIn(cell.actor)) return 401;
        if (!keeps(cell)) return 403;
        if (cell.status === 'published') return 200;
        return cell.status === 'expired' && cell.organizationStatus === 'approved' ? 200 : 422;
      },
      body: {},
    },
    'POST /api/v1/vacancies/:id/restore': { about: vacancies, status: act(['archived'], true), body: {} },
    'POST /api/v1/vacancies/:id/fill': { about: vacancies, status: act(['published']), body: {} },
    'POST /api/v1/vacancies/:id/archive': {
      about: vacancies,
      status: act(['draft', 'published', 'filled', 'expired']),
      body: {},
    },
    'DELETE /api/v1/vacancies/:id': {
      about: vacancies,
      status: act(['draft', 'archived']),
      body: noBody,
      // Online, so that a right body does not delete it for the calls that come.
      input: { id: async ({ server }) => (await server.build.vacancy()).id },
    },
    'POST /api/v1/vacancies/bulk': {
      status: whoMay(keep, 201),
      body: () =>
        documentOf('vacancy_bulk_edits', {
          vacancy_ids: [randomUUID()],
          status: 'archived',
          dry_run: true,
        }),
    },
    'GET /api/v1/vacancies/export': { status: whoMay(keep) },
    'POST /api/v1/vacancies': {
      about: owners,
      status: (cell) => {
        if (!isSignedIn(cell.actor)) return 401;
        if (may(keep, cell.actor) === 'no') return 403;
        if (!seesOrganization(cell)) return 422;
        return keeps(cell) ? 201 : 403;
      },
      body: ({ record }) => documentOf('vacancies', { title: 'Nieuw', organization_id: record.id }),
    },
  },
  targets: {
    'PATCH /api/v1/vacancies/:id': {
      about: few,
      type: 'vacancies',
      targets: [...statuses, unknownStatus],
      status: targetStatus,
    },
  },
  screens: {
    '/vacancies': forEverybody,
    '/vacancies/add': forWhoHas(keep),
    '/vacancies/approve': { status: ({ actor }) => (may(keep, actor) === 'all' ? 200 : 403) },
    '/vacancies/:id': { about: vacancies, status: show },
    '/vacancies/:id/renew': {
      about: vacancies,
      status: (cell) => (!seesVacancy(cell) ? 404 : keeps(cell) ? 200 : isSignedIn(cell.actor) ? 403 : 302),
    },
    '/vacancies/:id/edit': formOf(vacancies, show, keeps),
    '/vacancies/:id/fill': formOf(vacancies, show, keeps),
    '/vacancies/bulk-edit': forWhoHas(keep),
    '/vacancies/search': forEverybody,
    '/vacancies/embed': forEverybody,
  },
  input: {
    at: 'vacancies',
    id: async (making) => (await vacancyInput(making)).id,
    fields: async () => ({ title: 'Goed' }),
  },
};
