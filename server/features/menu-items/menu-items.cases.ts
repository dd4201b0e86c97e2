/** What stands in the menus: kept by whoever keeps the site. */
import { randomUUID } from 'node:crypto';
import type { menuItemCalls } from '#contract/calls/menu-items.ts';
import { staff, type Row } from '#tests/cases/actors.ts';
import { documentOf, kind, once, outside, type CasesOf, type InputMaking } from '#tests/cases/case.ts';
import { always, forWhoHas, inOrder, isGone, manages, whoMayAll, without200 } from '#tests/cases/expected.ts';
import { first, second, type TestServer } from '#tests/support/server.ts';

const keep: Row = { content_manager: 'all', ...staff };

interface Made {
  id?: string;
  center?: number;
  menu?: string;
  parentId?: string | null;
  name?: string;
  /** Leads there; to the search of vacancies without one. */
  pageId?: string | undefined;
  position?: number;
}

/** An item of the main menu, as it is asked for. */
export async function makeMenuItem({ build }: TestServer, made: Made = {}): Promise<string> {
  const { id = randomUUID(), center = first.id, menu = 'main', name = 'Iets', position = 1 } = made;
  const [linkType, screen] = made.pageId ? ['content_page', null] : ['system_page', 'vacancies'];
  await build.sql(
    center,
    `insert into menu_items (volunteer_center_id, id, menu, parent_id, position, name, link_type, page_id, system_page_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [center, id, menu, made.parentId ?? null, position, name, linkType, made.pageId ?? null, screen],
  );
  return id;
}

const menuItems = kind({
  noun: 'menu_items',
  make: async ({ server }) => [
    outside(await makeMenuItem(server), 'other_organization'),
    outside(await makeMenuItem(server, { center: second.id }), 'other_center'),
    outside(randomUUID(), 'missing'),
  ],
  async putBack(server, { record, answer }) {
    if (answer.status === 204) await makeMenuItem(server, { id: record.id });
  },
});

// That it is there is no secret to anybody but another centre: the site shows it.
const seen = (cell: Parameters<typeof isGone>[0]) => !isGone(cell);
const keeps = inOrder(seen, manages(keep), always);

export const cases: CasesOf<typeof menuItemCalls> = {
  calls: {
    'GET /api/v1/menu_items': { about: menuItems, status: whoMayAll(keep), lists: seen },
    'POST /api/v1/menu_items': {
      status: whoMayAll(keep, 201),
      body: documentOf('menu_items', {
        name: 'Vacatures',
        menu: 'main',
        link_type: 'system_page',
        system_page_id: 'vacancies',
      }),
    },
    'GET /api/v1/menu_items/:id': { about: menuItems, status: keeps },
    'PATCH /api/v1/menu_items/:id': {
      about: menuItems,
      status: keeps,
      body: documentOf('menu_items', { name: 'Anders' }),
    },
    'POST /api/v1/menu_items/reorder': {
      about: menuItems,
      status: (cell) => {
        const may = whoMayAll(keep)(cell);
        return may === 200 && isGone(cell) ? 422 : may;
      },
      body: ({ record }) => ({ item_id: record.id, parent_id: null, order: 1 }),
    },
    'DELETE /api/v1/menu_items/:id': { about: menuItems, status: without200(keeps, 204) },
  },
  screens: {
    '/content/menu-items': forWhoHas(keep),
  },
  input: {
    at: 'menu_items',
    id: once(({ server }: InputMaking) => makeMenuItem(server)),
    fields: async () => ({
      name: 'Nieuws',
      menu: 'main',
      link_type: 'address',
      url: '/nieuws',
    }),
  },
  fill: {
    async center({ server, rows }) {
      const { id } = await server.build.page();
      for (let made = 0; made < rows; made += 1)
        await makeMenuItem(server, { pageId: made % 3 === 2 ? undefined : id });
    },
  },
};
