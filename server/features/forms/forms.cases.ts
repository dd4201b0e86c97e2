/** Forms: made by whoever keeps the site of a centre, unknown to everybody else but by the address of one that is online. */
import { randomUUID } from 'node:crypto';
import type { AccessPermission } from '#contract/forms.ts';
import type { formCalls } from '#contract/calls/forms.ts';
import { may, type Cell } from '#tests/cases/actors.ts';
import { documentOf, kind, once, outside, type CasesOf, type WorldRecord } from '#tests/cases/case.ts';
import { inOrder, isGone, whoMayAll, whoSees, without200 } from '#tests/cases/expected.ts';
import { first, second, type TestServer } from '#tests/support/server.ts';

/** Who keeps the site. */
export const makers = {
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
}

/** The one question of each. */
export const questionId = '01935e00-0000-7000-8000-00000000f001';

/** Its address is its id. */
export async function makeForm(
  { build }: TestServer,
  { center = first.id, status = 'published', id = randomUUID(), access = 'anonymous' }: Made = {},
): Promise<string> {
  const questions = [
    { questionId, text: 'Hoe heet je?', questionType: 'text', help: null, required: true, longAnswer: false },
  ];
  await build.sql(
    center,
    `insert into forms (volunteer_center_id, id, locale, title, slug, status, questions, access_permission)
     values ($1, $2, 'nl', 'Kom je ook?', $3, $4, $5, $6)`,
    [center, id, id, status, JSON.stringify(questions), access],
  );
  return id;
}

const statuses = ['draft', 'published', 'closed'];

/** One in each state, and one of the other centre. */
const formsWith = (access: AccessPermission) =>
  kind({
    noun: 'forms',
    make: async ({ server }) => {
      const made: WorldRecord[] = [];
      for (const status of statuses)
        made.push({
          id: await makeForm(server, { status, access }),
          relation: 'other_organization',
          status,
          organizationStatus: 'approved',
        });
      return [
        ...made,
        outside(await makeForm(server, { center: second.id, access }), 'other_center'),
        outside(randomUUID(), 'missing'),
      ];
    },
    async putBack(server, { record: { id, status } }) {
      await server.build.sql(first.id, 'delete from forms where id = $1', [id]);
      await makeForm(server, { id, status, access });
    },
  });
export const formKind = formsWith('anonymous');
/** Those that are filled in by links of one's own alone. */
export const linkedForms = formsWith('token_holder');

export const isMaker = ({ actor }: Cell) => may(makers, actor) === 'all';
export const sees = (cell: Cell) => isMaker(cell) && !isGone(cell);
export const when = (...states: readonly string[]) =>
  inOrder(sees, isMaker, ({ status }) => states.includes(status));
const always = when(...statuses);
/** As it is known to visitors. */
export const isKnown = (cell: Cell) => !isGone(cell) && cell.status !== 'draft';

const body = () => documentOf('forms', { title: `Aanmelden ${randomUUID()}`, locale: 'nl' });

export const cases: CasesOf<typeof formCalls> = {
  calls: {
    'GET /api/v1/forms': { about: formKind, status: whoMayAll(makers), lists: sees },
    'GET /api/v1/forms/:id': { about: formKind, status: always },
    'GET /api/v1/forms/by_slug/:slug': { about: formKind, status: whoSees(isKnown) },
    'GET /api/v1/forms/:id/online': { about: formKind, status: whoSees(isKnown) },
    'POST /api/v1/forms': { status: whoMayAll(makers, 201), body },
    'PATCH /api/v1/forms/:id': {
      about: formKind,
      status: always,
      body: documentOf('forms', { title: 'Kom je toch?' }),
    },
    'POST /api/v1/forms/:id/publish': { about: formKind, status: when('draft', 'closed') },
    'POST /api/v1/forms/:id/close': { about: formKind, status: when('published') },
    'DELETE /api/v1/forms/:id': { about: formKind, status: without200(always, 204) },
  },
  screens: {
    '/content/forms': { status: (cell) => (isMaker(cell) ? 200 : 403) },
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
