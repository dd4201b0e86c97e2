/** Pages that the centre makes: everybody's once they are online, its editors' before that. */
import { randomUUID } from 'node:crypto';
import type { pageCalls } from '#contract/calls/pages.ts';
import { isSignedIn, may, staff, type Cell, type Row } from '#tests/cases/actors.ts';
import {
  documentOf,
  kind,
  once,
  outside,
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
  inOrder,
  isGone,
  manages,
  whoMay,
  whoMayAll,
  whoSees,
  without200,
} from '#tests/cases/expected.ts';
import { first, second, type TestServer } from '#tests/support/server.ts';

const write: Row = { page_manager: 'own', content_manager: 'all', ...staff };
const sees = (cell: Cell) => !isGone(cell) && (cell.relation === 'own' || manages(write)(cell));
const keeps = ({ actor }: Cell) => may(write, actor) === 'all';

const makePage = async ({ build }: TestServer, over: Parameters<typeof build.page>[0] = {}) =>
  String((await build.page(over))['slug']);

/** What visitors ask for, by its address. */
const bySlug = kind({
  make: async ({ server }) => [
    outside(await makePage(server), 'other_organization'),
    outside(await makePage(server, { is_published: false }), 'other_organization', 'draft'),
    outside(await makePage(server, { center: second.id }), 'other_center'),
    outside('bestaat-niet', 'missing'),
  ],
});

/** As they were made, to be put back. */
const asMade = `published_version = case when $2 then lock_version end, is_home = false, deleted_at = case when $3 then now() end`;

/** Pages in a state: one given to the page manager, one that was not, and what is not there for anybody. */
const inState = (state: 'draft' | 'published' | 'deleted') => {
  const isOnline = state === 'published';
  return kind({
    noun: 'pages',
    async make({ server, sessions }) {
      const manager = sessions.page_manager?.userId;
      const add = async (over: object, record: Omit<WorldRecord, 'id' | 'status' | 'organizationStatus'>) => {
        const page = await server.build.page({
          is_published: isOnline,
          ...(state === 'deleted' && { deleted_at: server.clock.now }),
          ...over,
        });
        return {
          ...record,
          id: page.id,
          status: isOnline ? 'published' : 'draft',
          organizationStatus: 'approved',
        };
      };
      return [
        await add({}, { relation: 'other_organization' }),
        await add({ editor_ids: [manager] }, { relation: 'own', of: 'page_manager' }),
        await add({ center: second.id }, { relation: 'other_center' }),
        outside(randomUUID(), 'missing', isOnline ? 'published' : 'draft'),
      ];
    },
    async putBack({ build }, { record }) {
      await build.sql(first.id, `update pages set ${asMade} where id = $1`, [
        record.id,
        isOnline,
        state === 'deleted',
      ]);
      if (isOnline)
        await build.sql(first.id, 'select put_page_online($1::smallint, $2, now())', [first.id, record.id]);
      else await build.sql(first.id, 'delete from published_pages where id = $1', [record.id]);
    },
  });
};
const [drafts, online, binned] = [inState('draft'), inState('published'), inState('deleted')];

/** The version that goes with each page. */
const versionOf = async ({ server }: { server: TestServer }, page: { id: string }, center = first.id) => {
  const id = randomUUID();
  await server.build.sql(
    center,
    `insert into page_versions (volunteer_center_id, id, page_id, kind, content, lock_version, created_at, updated_at)
     select volunteer_center_id, $2, id, 'saved', $3, 0, now(), now() from pages where id = $1`,
    [page.id, id, JSON.stringify(content)],
  );
  return id;
};
const content = {
  slug: 'van-vroeger',
  pageType: 'default',
  pageLayout: 'wide',
  title: 'Van vroeger',
  showTitleOnPage: true,
  summary: null,
  featured: false,
  metaTitle: null,
  metaDescription: null,
  ogTitle: null,
  ogDescription: null,
  image: null,
  blocks: [],
  onlineFrom: null,
  onlineUntil: null,
};

const versions: Kind = kind({
  noun: 'page_versions',
  make: async (making) => {
    const pages = await drafts.make(making);
    return Promise.all(
      pages.map(async (page) => {
        if (page.relation === 'missing') return page;
        const center = page.relation === 'other_center' ? second.id : first.id;
        return { ...page, id: await versionOf(making, page, center) };
      }),
    );
  },
});

/** What leads to a page from the footer. */
const linkTo = ({ server }: Pick<InputMaking, 'server'>, page: string, position: number) =>
  server.build.sql(
    first.id,
    `insert into menu_items (volunteer_center_id, id, menu, position, name, link_type, page_id)
     values ($1, $2, 'footer', $3, 'Ernaartoe', 'content_page', $4)`,
    [first.id, randomUUID(), position, page],
  );

/** A page of the centre with some that are like it, two versions, two links to it and two to its draft, and two people to whom it can be given. */
const written = once(async (making: InputMaking) => {
  const { build } = making.server;
  for (const featured of [true, false]) await build.page({ featured });
  const { id } = await build.page({ is_published: false });
  for (let made = 0; made < 2; made += 1) {
    await versionOf(making, { id });
    await linkTo(making, id, made + 1);
    await makeShare(making, id);
    await build.user({ roles: ['page_manager'] });
  }
  return id;
});

const makeDeleted = async ({ build, clock }: TestServer) =>
  (await build.page({ is_published: false, deleted_at: clock.now })).id;

const pageOfShare = new Map<string, string>();

/** What is in the link of a page that somebody shared. */
async function makeShare(
  { server }: { server: TestServer },
  pageId: string,
  { id = randomUUID(), center = first.id }: { id?: string; center?: number } = {},
): Promise<string> {
  const token = randomUUID();
  await server.build.sql(
    center,
    `insert into page_shares (volunteer_center_id, id, token_hash, page_id, created_at, expires_at)
     values ($1, $4, sha256($2), $3, now(), now() + interval '1 day')`,
    [center, Buffer.from(token), pageId, id],
  );
  return token;
}
/** The link that goes with each page. */
const shares: Kind = kind({
  noun: 'page_shares',
  make: async (making) => {
    const pages = await drafts.make(making);
    return Promise.all(
      pages.map(async (page) => {
        if (page.relation === 'missing') return page;
        const id = randomUUID();
        const center = page.relation === 'other_center' ? second.id : first.id;
        await makeShare(making, page.id, { id, center });
        pageOfShare.set(id, page.id);
        return { ...page, id };
      }),
    );
  },
  async putBack(server, { record, answer }) {
    const page = pageOfShare.get(record.id);
    if (answer.status === 204 && page) await makeShare({ server }, page, { id: record.id });
  },
});

const sharedPage = async (making: InputMaking) => makeShare(making, await written(making));

/** Whoever has the link, whoever they are. */
const shared = kind({
  make: async (making) => {
    const { id } = await making.server.build.page({ is_published: false });
    return [
      outside(await makeShare(making, id), 'other_organization', 'draft'),
      outside(randomUUID(), 'missing', 'draft'),
    ];
  },
});

const edits = inOrder(sees, sees, always);
const keepsSeen = inOrder(sees, keeps, always);
const body = {};

export const cases: CasesOf<typeof pageCalls> = {
  calls: {
    'GET /api/v1/pages/by_slug/:slug': {
      about: bySlug,
      status: whoSees((cell) => !isGone(cell) && cell.status === 'published'),
      input: { id: ({ server }) => makePage(server) },
    },
    'GET /api/v1/pages/by_share/:token': {
      about: bySlug,
      status: () => 404,
      input: { id: sharedPage },
    },
    'GET /api/v1/pages/published': {
      about: online,
      status: everybody,
      lists: (cell) => !isGone(cell),
    },
    'GET /api/v1/pages': { about: drafts, status: whoMay(write), lists: sees },
    'POST /api/v1/pages': {
      status: whoMayAll(write, 201),
      body: () => documentOf('pages', { title: 'Nieuw', slug: `nieuw-${randomUUID()}`, locale: 'nl' }),
    },
    // Each of the chosen is judged by itself.
    'POST /api/v1/pages/bulk': {
      status: whoMay(write, 201),
      body: () => documentOf('page_bulk_edits', { act: 'publish', dry_run: true, page_ids: [randomUUID()] }),
    },
    'GET /api/v1/pages/:id': { about: drafts, status: edits },
    'PATCH /api/v1/pages/:id': {
      about: drafts,
      status: edits,
      body: documentOf('pages', { title: 'Anders' }),
    },
    'GET /api/v1/pages/:id/versions': { about: drafts, status: edits },
    'GET /api/v1/page_versions/:id': {
      about: versions,
      status: (cell) => {
        if (!isSignedIn(cell.actor)) return 401;
        return sees(cell) ? 200 : 404;
      },
      input: { id: async (making) => versionOf(making, { id: await written(making) }) },
    },
    'POST /api/v1/pages/:id/restore_version': {
      about: drafts,
      status: inOrder(sees, sees, () => false),
      body: { version_id: '00000000-0000-7000-8000-000000000000' },
    },
    'POST /api/v1/pages/:id/confirm_translation': { about: drafts, status: edits, body },
    'GET /api/v1/pages/editors': { status: whoMayAll(write) },
    'GET /api/v1/pages/:id/uses': { about: drafts, status: keepsSeen },
    'GET /api/v1/pages/:id/shares': { about: drafts, status: edits },
    'DELETE /api/v1/page_shares/:id': {
      about: shares,
      status: (cell) => {
        if (!isSignedIn(cell.actor)) return 401;
        return sees(cell) ? 204 : 404;
      },
      input: {
        id: async (making) => {
          const id = randomUUID();
          await makeShare(making, await written(making), { id });
          return id;
        },
      },
    },
    'POST /api/v1/pages/:id/share': { about: drafts, status: without200(edits, 201) },
    'POST /api/v1/pages/:id/presence': { about: drafts, status: edits },
    'DELETE /api/v1/pages/:id/presence': { about: drafts, status: without200(edits, 204) },
    'POST /api/v1/pages/:id/publish': { about: drafts, status: edits, body },
    'POST /api/v1/pages/:id/unpublish': { about: online, status: keepsSeen, body },
    'POST /api/v1/pages/:id/make_home': { about: online, status: keepsSeen, body },
    'DELETE /api/v1/pages/:id': { about: drafts, status: keepsSeen },
    'POST /api/v1/pages/:id/restore': {
      about: binned,
      status: keepsSeen,
      body,
      input: { id: async ({ server }) => makeDeleted(server) },
    },
  },
  screens: {
    '/': forEverybody,
    '/:slug?': forEverybody,
    '/nieuws/:slug?': forEverybody,
    // These centres have no campaign.
    '/gelderse-handen': { status: () => 404 },
    '/content': forWhoHas(write),
    '/content/add': { status: (cell) => (keeps(cell) ? 200 : 403) },
    '/content/:id/edit': { about: drafts, status: whoSees(sees) },
    '/content/:id/preview': { about: drafts, status: whoSees(sees) },
    '/content/:id/settings': { about: drafts, status: whoSees(sees) },
    '/content/:id/versions': { about: drafts, status: whoSees(sees) },
    '/concept/:token': { about: shared, status: whoSees((cell) => !isGone(cell)) },
  },
  input: {
    at: 'pages',
    id: written,
    fields: async () => ({ title: 'Nieuw', slug: `nieuw-${randomUUID()}`, locale: 'nl' }),
  },
  fill: {
    async center({ server, rows, ids }) {
      for (let made = 0; made < rows; made += 1) ids['pages'] = (await server.build.page()).id;
      for (let made = 0; made < rows; made += 1) {
        await versionOf({ server }, { id: ids['pages'] ?? '' });
        await linkTo({ server }, ids['pages'] ?? '', made + 1);
        await makeShare({ server }, ids['pages'] ?? '');
        await server.build.user({ roles: ['page_manager'] });
      }
    },
  },
};
