/** Every status as the target of a generic update, from every state, for every actor: what is expected is in the cases of each noun. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#server/routes.ts';
import { first, testServer, type Method, type TestAnswer, type TestServer } from '#tests/support/server.ts';
import { actors, isAtWrongCenter, type ActorName } from '#tests/cases/actors.ts';
import { expectedTargets } from '#tests/cases/all-cases.ts';
import { documentOf, type TargetRow, type WorldRecord } from '#tests/cases/case.ts';
import { makeWorld, type World } from '#tests/cases/world.ts';
import { bodyFields } from './route-fields.ts';

let server: TestServer;
let world: World;
let cells = 0;

beforeAll(async () => {
  server = await testServer();
  const { build } = server;
  world = await makeWorld(
    server,
    Object.values(expectedTargets).map(({ about }) => about),
  );
  // Nobody is the last who may run an organisation or the centre.
  const { organizations, emptyOrganizations } = world.making;
  const mine = [...organizations, ...emptyOrganizations].filter(
    ({ relation }) => relation === 'same_organization',
  );
  await build.user({ roles: mine.map(({ id }) => ['organization_superuser', id] as const) });
  for (const role of ['center_superuser', 'admin'] as const) await build.user({ roles: [role] });
});
afterAll(async () => {
  process.stdout.write(
    `Target statuses: ${cells} cells over ${carrying.length} routes and ${actors.length} actors\n`,
  );
  await server.close();
});

async function putBack(
  { about }: TargetRow,
  record: WorldRecord,
  answer: TestAnswer,
  actor: ActorName,
): Promise<void> {
  await about.putBack?.(server, { record, answer, userId: world.sessions[actor]?.userId });
  // Whoever archived their own account has no session any more.
  if (record.of) world.sessions[record.of] = await server.signIn(first.host, `${record.of}@rechten.example`);
}

async function tryRecord(
  name: string,
  row: TargetRow,
  actor: ActorName,
  record: WorldRecord,
  target: string,
): Promise<string[]> {
  const [method = '', path = ''] = name.split(' ');
  cells += 1;
  const answer = await server.call(first.host, method as Method, path.replace(':id', record.id), {
    as: world.sessions[actor],
    body: documentOf(row.type, { status: target, ...row.besides?.(target) }),
  });
  const wanted = isAtWrongCenter(actor) ? 403 : row.status({ actor, ...record }, target);
  if (answer.status < 300 && target !== record.status) await putBack(row, record, answer, actor);
  if (answer.status === wanted) return [];
  return [
    `${record.relation}, ${record.status} → ${target}: ${answer.status} instead of ${wanted} ${JSON.stringify(answer.body.errors ?? '').slice(0, 160)}`,
  ];
}

const carrying = routes
  .filter((route) => /^(PATCH|PUT) \/[^:]+\/:id$/.test(`${route.method} ${route.path}`))
  .filter((route) => bodyFields(route).includes('status'))
  .map((route) => `${route.method} ${route.path}`);

test('every generic update that carries a status is in the table', () => {
  expect(carrying.toSorted()).toEqual(Object.keys(expectedTargets).toSorted());
});

describe.each(Object.entries(expectedTargets))('%s', (name, row) => {
  test.each(actors)('as %s', async (actor) => {
    const wrong: string[] = [];
    for (const record of world.recordsOf(row.about).filter(({ of }) => of === undefined || of === actor))
      for (const target of row.targets) wrong.push(...(await tryRecord(name, row, actor, record, target)));
    expect(wrong).toEqual([]);
  });
});
