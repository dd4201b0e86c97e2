/** Forms: made by whoever keeps the site of a centre, and by an organisation for itself; unknown to everybody else but by the address of one that is online. */
import { randomUUID } from 'node:crypto';
import type { AccessPermission } from '#contract/forms.ts';
import type { formCalls } from '#contract/calls/forms.ts';
import { seesOrganization } from '#server/features/organizations/organizations.cases.ts';
import { isSignedIn, may, type Cell, type Relation } from '#tests/cases/actors.ts';
import {
  documentOf,
  kind,
  once,
  outside,
  type CasesOf,
  type Making,
  type WorldRecord,
} from '#tests/cases/case.ts';
import { inOrder, isGone, manages, whoMay, whoSees, without200 } from '#tests/cases/expected.ts';
import { first, second, type TestServer } from '#tests/support/server.ts';

/** Who keeps the site, and an organisation its own. */
export const makers = {
  organization_superuser: 'organization',
  content_manager: 'all',
  center_superuser: 'all',
  admin: 'all',
  admin_of_other_center: 'all',
} as const;

interface Made {
  center?: number;
  status?: string;
  id?: string;
  access?: AccessPermission;
  /** Whose it is; else the centre's. */
  organization?: string | null;
}

/** The one question of each. */
export const questionId = '01935e00-0000-7000-8000-00000000f001';

/** Its address is its id. */
export async function makeForm(
  { build }: TestServer,
  {
    center = first.id,
    status = 'published',
    id = randomUUID(),
    access = 'anonymous',
    organization = null,
  }: Made = {},
): Promise<string> {
  const questions = [
    { questionId, text: 'Hoe heet je?', questionType: 'text', help: null, required: true, longAnswer: false },
  ];
  await build.sql(
    center,
    `insert into forms (volunteer_center_id, id, locale, title, slug, status, questions, access_permission, organization_id)
     values ($1, $2, 'nl', 'Kom je ook?', $3, $4, $5, $6, $7)`,
    [center, id, id, status, JSON.stringify(questions), access, organization],
  );
  return id;
}

const statuses = ['draft', 'published', 'closed'];

/** Whose forms are tried: the centre's, those of the reader's organisation, and another's; each with what it is to the reader. */
export const askers = ({ mine, other }: Pick<Making, 'mine' | 'other'>) =>
  [
    { organization: null, relation: 'other_organization' },
    { organization: mine, relation: 'same_organization' },
    { organization: other, relation: 'other_organization' },
  ] as const satisfies readonly { organization: string | null; relation: Relation }[];

/** By record: whose it is. */
const owners = new Map<string, string | null>();

/** Of the centre, of the reader's organisation and of another one: one in each state; one of an organisation that waits, and one of the other centre. */
const formsWith = (access: AccessPermission) =>
  kind({
    noun: 'forms',
    async make(making) {
      const { server, organizations } = making;
      const made: WorldRecord[] = [];
      const add = async (organization: string | null, record: Omit<WorldRecord, 'id'>) => {
        const id = await makeForm(server, { status: record.status, access, organization });
        owners.set(id, organization);
        made.push({ id, ...record });
      };
      for (const { organization, relation } of askers(making))
        for (const status of statuses)
          await add(organization, { relation, status, organizationStatus: 'approved' });
      for (const { id, relation, status } of organizations)
        if (relation === 'same_organization' && status === 'pending')
          await add(id, { relation, status: 'draft', organizationStatus: status });
      return [
        ...made,
        outside(await makeForm(server, { center: second.id, access }), 'other_center'),
        outside(randomUUID(), 'missing'),
      ];
    },
    async putBack(server, { record: { id, status } }) {
      await server.build.sql(first.id, 'delete from forms where id = $1', [id]);
      await makeForm(server, { id, status, access, organization: owners.get(id) ?? null });
    },
  });
export const formKind = formsWith('anonymous');
/** Those that are filled in by links of one's own alone. */
export const linkedForms = formsWith('token_holder');

/** Who makes any. */
export const isMaker = ({ actor }: Cell) => may(makers, actor) !== 'no';
export const sees = (cell: Cell) => manages(makers)(cell) && !isGone(cell);
/** Whoever makes others may not know of it. */
export const when = (...states: readonly string[]) =>
  inOrder(sees, sees, ({ status }) => states.includes(status));
export const always = inOrder(sees, sees, () => true);
/** Online goes what has an organisation that takes part, or none. */
const publishable = inOrder(
  sees,
  sees,
  ({ status, organizationStatus }) => status !== 'published' && organizationStatus === 'approved',
);
/** As it is known to visitors. */
export const isKnown = (cell: Cell) => !isGone(cell) && cell.status !== 'draft';

/** Organisations that get one. */
const asking = kind({
  make: async ({ organizations }) => organizations,
  async putBack({ build }, { answer }) {
    await build.sql(first.id, 'delete from forms where id = $1', [answer.body.data.id]);
  },
});

export const cases: CasesOf<typeof formCalls> = {
  calls: {
    'GET /api/v1/forms': { about: formKind, status: whoMay(makers), lists: sees },
    'GET /api/v1/forms/:id': { about: formKind, status: always },
    'GET /api/v1/forms/by_slug/:slug': { about: formKind, status: whoSees(isKnown) },
    'GET /api/v1/forms/:id/online': { about: formKind, status: whoSees(isKnown) },
    'POST /api/v1/forms': {
      about: asking,
      status: (cell) => {
        if (!isSignedIn(cell.actor)) return 401;
        if (!isMaker(cell)) return 403;
        if (!seesOrganization(cell)) return 422;
        return manages(makers)(cell) ? 201 : 403;
      },
      body: ({ record }) =>
        documentOf('forms', {
          title: `Aanmelden ${randomUUID()}`,
          locale: 'nl',
          organization_id: record.id,
        }),
    },
    'PATCH /api/v1/forms/:id': {
      about: formKind,
      status: always,
      body: documentOf('forms', { title: 'Kom je toch?' }),
    },
    'POST /api/v1/forms/:id/publish': { about: formKind, status: publishable },
    'POST /api/v1/forms/:id/close': { about: formKind, status: when('published') },
    'DELETE /api/v1/forms/:id': { about: formKind, status: without200(always, 204) },
  },
  screens: {
    '/content/forms': { status: ({ actor }) => (may(makers, actor) === 'all' ? 200 : 403) },
    '/form_builder': { status: (cell) => (isMaker(cell) ? 200 : 403) },
    '/form_builder/new': { status: (cell) => (isMaker(cell) ? 200 : 403) },
    '/form_builder/:id': { about: formKind, status: (cell) => (sees(cell) ? 200 : 404) },
    '/form_builder/:id/edit': { about: formKind, status: (cell) => (sees(cell) ? 200 : 404) },
    '/form_builder/:id/preview': { about: formKind, status: (cell) => (sees(cell) ? 200 : 404) },
  },
  input: {
    at: 'forms',
    id: once(({ server }) => makeForm(server)),
    fields: async () => ({ title: 'Kom je ook?', locale: 'nl', slug: `kom-${randomUUID()}` }),
  },
  fill: {
    center: ({ server: { build }, rows }) =>
      build.sql(
        first.id,
        `insert into forms (volunteer_center_id, id, locale, title, slug, created_at)
         select $1, gen_random_uuid(), 'nl', 'Formulier ' || n, 'gevuld-' || n,
           timestamptz '2026-11-20 10:00:00.123456' + (n / 2) * interval '1 microsecond'
         from generate_series(1, ${rows}) n`,
        [first.id],
      ),
  },
};
