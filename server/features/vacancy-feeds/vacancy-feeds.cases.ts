/** Addresses that vacancies are read from: each is the centre's staff's together, and unknown to everybody else. */
import { randomUUID } from 'node:crypto';
import type { vacancyFeedCalls } from '#contract/calls/vacancy-feeds.ts';
import { may, staff, type Cell } from '#tests/cases/actors.ts';
import {
  documentOf,
  kind,
  once,
  outside,
  type CasesOf,
  type InputMaking,
  type WorldRecord,
} from '#tests/cases/case.ts';
import { formOf, inOrder, isGone, whoMayAll, without200 } from '#tests/cases/expected.ts';
import { first, type TestServer } from '#tests/support/server.ts';

interface Made {
  center: number;
  organization: string;
  status: string;
  id?: string;
}

async function makeFeed(
  { build }: TestServer,
  { center, organization, status, id = randomUUID() }: Made,
): Promise<string> {
  await build.sql(
    center,
    `insert into vacancy_feeds (volunteer_center_id, id, organization_id, address, becomes, status, paused_because)
     values ($1, $2, $3, $4, 'draft', $5, $6)`,
    [
      center,
      id,
      organization,
      `https://bron.example/${id}.json`,
      status,
      status === 'paused' ? 'staff' : null,
    ],
  );
  return id;
}

/** One in each state, and one of the other centre. */
const feeds = kind({
  noun: 'vacancy_feeds',
  make: async ({ server, alike }) => {
    const made: WorldRecord[] = [];
    // Of an organisation that no other call moves, merges or stops.
    const { id: organization } = await server.build.organization({});
    for (const status of ['active', 'paused'])
      made.push({
        id: await makeFeed(server, { center: first.id, organization, status }),
        relation: 'other_organization',
        status,
        organizationStatus: 'approved',
      });
    const elsewhere = await makeFeed(server, {
      center: 2,
      organization: alike.organization.id,
      status: 'active',
    });
    return [
      ...made,
      outside(elsewhere, 'other_center', 'active'),
      outside(randomUUID(), 'missing', 'active'),
    ];
  },
  async putBack(server, { record: { id, status } }) {
    const organization = (await server.build.organization({})).id;
    await server.build.sql(first.id, 'delete from vacancy_feeds where id = $1', [id]);
    await makeFeed(server, { center: first.id, organization, status, id });
  },
});

const isStaff = ({ actor }: Cell) => may(staff, actor) === 'all';
const sees = (cell: Cell) => isStaff(cell) && !isGone(cell);
const when = (...states: readonly string[]) =>
  inOrder(sees, isStaff, ({ status }) => states.includes(status));
const always = when('active', 'paused');

const approved = async ({ server }: InputMaking) => (await server.build.organization({})).id;
const feedInput = once(async (making: InputMaking) =>
  makeFeed(making.server, { center: first.id, organization: await approved(making), status: 'active' }),
);

export const cases: CasesOf<typeof vacancyFeedCalls> = {
  calls: {
    'GET /api/v1/vacancy_feeds': { about: feeds, status: whoMayAll(staff), lists: sees },
    'POST /api/v1/vacancy_feeds': {
      status: whoMayAll(staff, 201),
      body: async ({ server }) =>
        documentOf('vacancy_feeds', {
          organization_id: (await server.build.organization({})).id,
          address: 'https://nieuw.example/vacancies.json',
          becomes: 'draft',
        }),
      before: ({ build }) => build.sql(first.id, "delete from vacancy_feeds where address like '%nieuw%'"),
    },
    'GET /api/v1/vacancy_feeds/:id': { about: feeds, status: always },
    'PATCH /api/v1/vacancy_feeds/:id': {
      about: feeds,
      status: always,
      body: documentOf('vacancy_feeds', { becomes: 'published' }),
    },
    'POST /api/v1/vacancy_feeds/:id/read': { about: feeds, status: when('active') },
    'POST /api/v1/vacancy_feeds/:id/pause': { about: feeds, status: when('active') },
    'POST /api/v1/vacancy_feeds/:id/resume': { about: feeds, status: when('paused') },
    'DELETE /api/v1/vacancy_feeds/:id': { about: feeds, status: without200(always, 204) },
  },
  screens: {
    '/vacancies/feeds': { status: ({ actor }) => (may(staff, actor) === 'all' ? 200 : 403) },
    '/vacancies/feeds/add': { status: ({ actor }) => (may(staff, actor) === 'all' ? 200 : 403) },
    '/vacancies/feeds/:id': { about: feeds, status: (cell) => (sees(cell) ? 200 : 404) },
    '/vacancies/feeds/:id/edit': formOf(feeds, (cell) => (sees(cell) ? 200 : 404), isStaff),
  },
  input: {
    at: 'vacancy_feeds',
    id: feedInput,
    fields: async (making) => ({
      organization_id: await approved(making),
      address: `https://invoer.example/${randomUUID()}.json`,
      becomes: 'draft',
    }),
  },
  fill: {
    async center({ server: { build }, rows }) {
      const { id } = await build.organization({});
      await build.sql(
        first.id,
        `insert into vacancy_feeds (volunteer_center_id, id, organization_id, address, becomes, created_at)
         select $1, gen_random_uuid(), $2, 'https://bron.example/' || n || '.json', 'draft',
           timestamptz '2026-11-20 10:00:00.123456' + (n / 2) * interval '1 microsecond'
         from generate_series(1, ${rows}) n`,
        [first.id, id],
      );
    },
  },
};
