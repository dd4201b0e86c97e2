/** What saves itself while somebody writes does not drown what else happened. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer();
  staff = await somebody(server, { roles: ['center_superuser'] });
});
afterAll(() => server.close());

const [iris, femke, admin] = [
  '0198a000-0000-7000-8000-000000000001',
  '0198a000-0000-7000-8000-000000000002',
  '0198a000-0000-7000-8000-000000000003',
];
const [contact, history] = ['0198b000-0000-7000-8000-000000000001', '0198b000-0000-7000-8000-000000000002'];

interface Saved {
  at: string;
  by?: string | null;
  page?: string | undefined;
  act?: string;
  acting?: string | null;
}
const save = ({ at, by = iris, page = contact, act = 'update', acting = null }: Saved) =>
  server.build.sql(
    first.id,
    `insert into audit_events
       (volunteer_center_id, id, actor_id, acting_admin_id, act, topic, subject_type, subject_id, created_at)
     values ($1, gen_random_uuid(), $2, $3, $4, 'organizations', 'pages', $5, $6)`,
    [first.id, by, acting, act, page, at],
  );
const told = async (query: string) => {
  const path = `/api/v1/audit_events?filter[created_at_lt]=2020-04-01&${query}`;
  const { body } = await server.call(first.host, 'GET', path, { as: staff });
  return body as { data: { id: string; attributes: Record<string, unknown> }[]; meta: unknown };
};
const linesOf = async (query: string) =>
  (await told(query)).data.map(({ attributes: { act, times } }) => [act, times]);

test('what one person changed of one page on one day is one line, its last, wherever the pages of the list end', async () => {
  // A day of the Netherlands: until eleven in the evening by the clock of the world.
  for (const minute of ['09:00', '09:01', '09:02', '22:59']) await save({ at: `2020-02-03T${minute}:00Z` });
  await save({ at: '2020-02-03T23:01:00Z' });
  await save({ at: '2020-02-03T09:02:00Z', by: femke });
  await save({ at: '2020-02-03T09:03:00Z', page: history });
  await save({ at: '2020-02-03T09:04:00Z', acting: admin });
  await save({ at: '2020-02-03T09:05:00Z', act: 'publish' });
  const lines = [
    ['update', 1],
    ['update', 4],
    ['publish', null],
    ['update', 1],
    ['update', 1],
    ['update', 1],
  ];
  for (const topic of ['main', 'organizations'])
    expect(await linesOf(`filter[topic]=${topic}`)).toEqual(lines);
  const seen: unknown[] = [];
  let before = '';
  for (let round = 0; round < 9; round += 1) {
    const { data } = await told(`filter[topic]=main&page[size]=2${before}`);
    if (data.length === 0) break;
    seen.push(...data.map(({ attributes: { act, times } }) => [act, times]));
    before = `&filter[before]=${data.at(-1)?.id}`;
  }
  expect(seen).toEqual(lines);
  const { meta } = await told('filter[topic]=main&page[size]=2');
  expect(meta).toMatchObject({ pagination: { records: lines.length, last: 3 } });
});

test('on the record of the page itself each change stands', async () => {
  expect(await linesOf(`filter[subject_id_eq]=${contact}&filter[act_eq]=update`)).toHaveLength(7);
});
