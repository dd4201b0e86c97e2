/** Pages that the centre makes: everybody's once they are published. */
import type { pageCalls } from '#contract/calls/pages.ts';
import { kind, once, outside, type CasesOf, type InputMaking } from '#tests/cases/case.ts';
import { forEverybody, isGone, whoSees } from '#tests/cases/expected.ts';
import { second, type TestServer } from '#tests/support/server.ts';

const makePage = async ({ build }: TestServer, over: Parameters<typeof build.page>[0] = {}) =>
  String((await build.page(over))['slug']);

/** `id` is the slug. */
const pages = kind({
  make: async ({ server }) => [
    outside(await makePage(server), 'other_organization'),
    outside(await makePage(server, { is_published: false }), 'other_organization', 'draft'),
    outside(await makePage(server, { center: second.id }), 'other_center'),
    outside('bestaat-niet', 'missing'),
  ],
});

export const cases: CasesOf<typeof pageCalls> = {
  calls: {
    'GET /api/v1/pages/by_slug/:slug': {
      about: pages,
      status: whoSees((cell) => !isGone(cell) && cell.status === 'published'),
    },
  },
  screens: { '/': forEverybody, '/:slug?': forEverybody },
  input: { at: 'pages', id: once(({ server }: InputMaking) => makePage(server)) },
};
