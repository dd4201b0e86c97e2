/** Every route as every actor on every kind of record (product.md, section 3): what is expected is in the cases of each noun. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#server/routes.ts';
import {
  first,
  second,
  testServer,
  type Method,
  type Session,
  type TestAnswer,
  type TestServer,
} from '#tests/support/server.ts';
import { actors, isAtWrongCenter, type ActorName } from '#tests/cases/actors.ts';
import { expectedCalls, kinds } from '#tests/cases/all-cases.ts';
import type { WorldRecord } from '#tests/cases/case.ts';
import { coverOf } from '#tests/cases/cover.ts';
import { makeWorld, type World } from '#tests/cases/world.ts';

let server: TestServer;
let world: World;
let cells = 0;

beforeAll(async () => {
  server = await testServer({ hasSchools: true, organizationsMove: true });
  world = await makeWorld(server, kinds);
});
afterAll(async () => {
  process.stdout.write(
    `Rights matrix: ${cells} cells over ${routes.length} routes and ${actors.length} actors\n`,
  );
  await server.close();
});

const nameOf = (actor: ActorName, record: WorldRecord | null) =>
  record
    ? `${actor}, ${record.relation}, ${record.status}${record.organizationStatus === record.status ? '' : ` (organisation ${record.organizationStatus})`}`
    : actor;

const nothing: WorldRecord = { id: '', relation: 'missing', status: '', organizationStatus: '' };

/** What a well-meaning client would send. */
async function bodyFor(name: string, method: Method, record: WorldRecord | null, as: Session | null) {
  const body = expectedCalls[name]?.body;
  if (typeof body === 'function') return body({ server, record: record ?? nothing, as });
  // An act about a record may have a body, whatever is in it.
  return body ?? (record && !['GET', 'DELETE'].includes(method) ? {} : undefined);
}

async function ask(name: string, actor: ActorName, record: WorldRecord | null): Promise<TestAnswer> {
  const [method, path = ''] = name.split(' ') as [Method, string];
  const as = world.sessions[actor];
  const body = await bodyFor(name, method, record, isAtWrongCenter(actor) ? null : as);
  const isMany = expectedCalls[name]?.lists !== undefined && !path.includes('current');
  return server.call(
    first.host,
    method,
    path.replace(/:\w+/, record?.id ?? '') + (isMany ? '?page[size]=1000' : ''),
    { as, body },
  );
}

const recordsFor = (name: string): readonly (WorldRecord | null)[] => {
  const about = expectedCalls[name]?.about;
  return about ? world.recordsOf(about) : [null];
};

/** On PostgreSQL 15 a cover of them: the rules are the same code, what may differ is how the database keeps its policies. */
function triedBy(name: string, actor: ActorName): readonly (WorldRecord | null)[] {
  const expected = expectedCalls[name];
  if (!expected?.about) return [null];
  const records = world.recordsOf(expected.about).filter(({ of }) => of === undefined || of === actor);
  if (process.env.TEST_POSTGRES !== '15') return records;
  return coverOf(records, (record) => (isAtWrongCenter(actor) ? 403 : expected.status({ actor, ...record })));
}

const saysWrongCenter = (answer: TestAnswer) =>
  answer.status === 403 && answer.body.errors[0].detail.includes('wrong center');

/** What differs from the expectation, a line a cell. */
async function tryRecords(name: string, actor: ActorName): Promise<string[]> {
  const expected = expectedCalls[name];
  if (!expected) return [`${name} has no case`];
  const wrong: string[] = [];
  for (const record of triedBy(name, actor)) {
    cells += 1;
    await expected.before?.(server);
    const answer = await ask(name, actor, record);
    const status = isAtWrongCenter(actor) ? 403 : expected.status({ actor, ...(record ?? nothing) });
    if (answer.status !== status || (isAtWrongCenter(actor) && !saysWrongCenter(answer)))
      wrong.push(
        `${nameOf(actor, record)}: ${answer.status} instead of ${status} ${JSON.stringify(answer.body.errors ?? '').slice(0, 200)}`,
      );
    if (record && !name.startsWith('GET ') && answer.status < 300)
      await expected.about?.putBack?.(server, { record, answer, userId: world.sessions[actor]?.userId });
  }
  return wrong;
}

/** A list is asked for once: who is in it, and who is not? */
async function tryList(name: string, actor: ActorName): Promise<string[]> {
  const expected = expectedCalls[name];
  if (!expected?.lists) return [];
  const answer = await ask(name, actor, null);
  const status = isAtWrongCenter(actor) ? 403 : expected.status({ actor, ...nothing });
  cells += 1;
  if (answer.status !== status) return [`${actor}: ${answer.status} instead of ${status}`];
  if (status !== 200) return [];
  const listed = new Set<string>(answer.body.data.map((one: { id: string }) => one.id));
  const records = recordsFor(name).filter((record): record is WorldRecord => record !== null);
  cells += records.length;
  return records
    .filter(
      (record) => listed.has(record.id) !== (expected.lists?.({ actor, ...seenBy(record, actor) }) === true),
    )
    .map(
      (record) => `${nameOf(actor, record)}: ${listed.has(record.id) ? 'listed' : 'missing from the list'}`,
    );
}

/** What is one person's own is something else to all others. */
function seenBy(record: WorldRecord, actor: ActorName): WorldRecord {
  if (!record.of || record.of === actor) return record;
  return { ...record, relation: record.of === 'student' ? 'student_of_mentor' : 'other_organization' };
}

const names = routes.map((route) => `${route.method} ${route.path}`);

describe.each(names)('%s', (name) => {
  test.each(actors)('as %s', async (actor) => {
    const isList = expectedCalls[name]?.lists !== undefined;
    expect(await (isList ? tryList(name, actor) : tryRecords(name, actor))).toEqual([]);
  });
});

test('signing in at the wrong centre says so, and only with the right password', async () => {
  const signIn = (email: string, password: string) =>
    server.call(first.host, 'POST', '/auth/sign_in', {
      body: JSON.stringify({ email, password }),
      headers: { 'content-type': 'application/json' },
    });
  const { email } = await server.build.user({ center: second.id });
  const right = await signIn(email, 'een lang wachtwoord');
  expect([right.status, right.body.errors[0]]).toEqual([403, expect.stringContaining('wrong center')]);
  expect((await signIn(email, 'een ander wachtwoord')).status).toBe(401);
});
