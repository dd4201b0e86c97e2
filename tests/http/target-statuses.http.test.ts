/** Every status as the target of a generic update, from every state, for every actor: what is expected stands in expected-targets.ts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#server/http/routes.ts';
import { first, second, testServer, type Method, type TestServer } from '#tests/support/server.ts';
import { actors, isAtWrongCenter, type ActorName } from './expected-rights.ts';
import { expectedTargets } from './expected-targets.ts';
import { signInAll, type Sessions } from './rights-actors.ts';
import type { WorldRecord } from './rights-record.ts';
import { organizations, vacancies } from './rights-world.ts';
import { putBackUser, users } from './rights-world-users.ts';
import { bodyFields } from './route-fields.ts';

let server: TestServer;
let sessions: Sessions;
let world: Record<'organization' | 'user' | 'vacancy', WorldRecord[]>;
let cells = 0;

beforeAll(async () => {
  server = await testServer();
  const { build } = server;
  const alike = await build.lookAlikes(second.id);
  const school = (await build.organization({ organization_type: 'School' })).id;
  const organization = await organizations(build, alike.organization.id);
  const idsOf = (relation: string) =>
    organization.filter((one) => one.relation === relation).map(({ id }) => id);
  const [mine, other] = [idsOf('same_organization'), idsOf('other_organization')];
  sessions = await signInAll(server, { mine, school, otherCenters: alike.organization.id });
  // Nobody is the last who may run an organisation or the centre.
  await build.user({ roles: mine.map((id) => ['organization_superuser', id] as const) });
  for (const role of ['center_superuser', 'admin'] as const) await build.user({ roles: [role] });
  const parents = { mine: mine[0] ?? '', other: other[0] ?? '', school };
  world = {
    organization,
    user: await users(server, sessions, parents, alike.user.id),
    // One of another organisation, and of one that waits: they stand for all of theirs.
    vacancy: (await vacancies(build, organization, alike.vacancy.id)).filter(
      ({ relation, organizationStatus, status }) =>
        (organizationStatus === 'approved' && (relation !== 'other_organization' || status === 'draft')) ||
        (organizationStatus === 'pending' && status === 'draft' && relation === 'same_organization') ||
        relation === 'missing' ||
        relation === 'other_center',
    ),
  };
});
afterAll(async () => {
  process.stdout.write(
    `Target statuses: ${cells} cells over ${carrying.length} routes and ${actors.length} actors\n`,
  );
  await server.close();
});

async function putBack(about: string, record: WorldRecord): Promise<void> {
  const { build } = server;
  if (about === 'organization')
    await build.sql(first.id, 'update organizations set status = $2 where id = $1', [
      record.id,
      record.status,
    ]);
  else if (about === 'vacancy')
    await build.sql(first.id, 'update vacancies set status = $2 where id = $1', [record.id, record.status]);
  else await putBackUser(server, record);
  // Whoever archived their own account has no session any more.
  if (record.of) sessions[record.of] = await server.signIn(first.host, `${record.of}@rechten.example`);
}

/** A body that says why, for the moves that need a reason. */
const bodyOf = (about: string, status: string) => {
  const reasoned = about === 'organization' && status === 'denied' ? { reason: 'other' } : {};
  return {
    data: { type: about === 'vacancy' ? 'vacancies' : `${about}s`, attributes: { status, ...reasoned } },
  };
};

async function tryRecord(
  name: string,
  actor: ActorName,
  record: WorldRecord,
  target: string,
): Promise<string[]> {
  const row = expectedTargets[name];
  const [method = '', path = ''] = name.split(' ');
  cells += 1;
  const answer = await server.call(first.host, method as Method, path.replace(':id', record.id), {
    as: sessions[actor],
    body: bodyOf(row?.about ?? '', target),
  });
  const wanted = isAtWrongCenter(actor) ? 403 : row?.status({ actor, ...record }, target);
  if (answer.status < 300 && target !== record.status) await putBack(row?.about ?? '', record);
  if (answer.status === wanted) return [];
  return [
    `${record.relation}, ${record.status} → ${target}: ${answer.status} instead of ${wanted} ${JSON.stringify(answer.body.errors ?? '').slice(0, 160)}`,
  ];
}

const carrying = routes
  .filter((route) => /^(PATCH|PUT) \/[^:]+\/:id$/.test(`${route.method} ${route.path}`))
  .filter((route) => bodyFields(route).includes('status'))
  .map((route) => `${route.method} ${route.path}`);

test('every generic update that carries a status stands in the table', () => {
  expect(carrying.toSorted()).toEqual(Object.keys(expectedTargets).toSorted());
});

describe.each(Object.entries(expectedTargets))('%s', (name, { about, targets }) => {
  test.each(actors)('as %s', async (actor) => {
    const wrong: string[] = [];
    for (const record of world[about].filter(({ of }) => of === undefined || of === actor))
      for (const target of targets) wrong.push(...(await tryRecord(name, actor, record, target)));
    expect(wrong).toEqual([]);
  });
});
