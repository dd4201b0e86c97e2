/**
 * What a record carries along (`include` of a call of one record) is what its own call gives the same reader: no row more, and no field
 * or act otherwise. Every such call is tried as everybody on every kind of record.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { includesOf } from '#contract/call.ts';
import { camelCase, snakeCase } from '#contract/jsonapi.ts';
import { formSubmissions } from '#server/features/form-submissions/form-submissions.cases.ts';
import { organizations } from '#server/features/organizations/organizations.cases.ts';
import { users } from '#server/features/users/users.cases.ts';
import { vacancies } from '#server/features/vacancies/vacancies.cases.ts';
import { routes } from '#server/routes.ts';
import { first, testServer, type TestServer } from '#tests/support/server.ts';
import { actors, isAtWrongCenter, type ActorName } from '#tests/cases/actors.ts';
import { kinds as everything } from '#tests/cases/all-cases.ts';
import type { Kind } from '#tests/cases/case.ts';
import { makeWorld, type World } from '#tests/cases/world.ts';
import { patience } from '#tests/support/pace.ts';

interface Carried {
  type: string;
  id: string;
  attributes: Record<string, unknown>;
  meta: { can: Record<string, boolean> };
  relationships?: Record<string, { data: unknown }>;
}

let server: TestServer;
let world: World;
/** Relations that somebody got something of. */
const seen = new Set<string>();

const staffName = 'center_superuser';

/** Notes and actions about a person and an organisation, what is about to end, and an application to what is in the world. */
async function fill(): Promise<void> {
  const { build, clock } = server;
  const [mine] = world.recordsOf(kinds.organizations);
  const member = world.sessions.organization_superuser?.userId;
  const staff = world.sessions[staffName]?.userId;
  for (const [type, id] of [
    ['organizations', mine?.id],
    ['users', member],
    ['form_submissions', world.recordsOf(formSubmissions)[0]?.id],
  ]) {
    await build.sql(
      first.id,
      `insert into internal_notes (volunteer_center_id, id, subject_type, subject_id, author_id, note)
       values (1, gen_random_uuid(), $1, $2, $3, 'Gebeld')`,
      [type, id, staff],
    );
    await build.sql(
      first.id,
      `insert into audit_events (volunteer_center_id, id, actor_id, actor_name, act, subject_type, subject_id)
       values (1, gen_random_uuid(), $3, 'Sam', 'update', $1, $2)`,
      [type, id, staff],
    );
  }
  await build.vacancy({
    organization_id: mine?.id,
    expires_at: new Date(clock.now.getTime() + 3 * 86_400_000),
  });
  // Waits for the check of the centre.
  await build.vacancy({ organization_id: mine?.id, status: 'draft', submitted_at: clock.now });
  const open = world
    .recordsOf(kinds.vacancies)
    .find(({ relation, status }) => relation === 'same_organization' && status === 'published');
  await build.application({
    vacancy_id: open?.id,
    organization_id: mine?.id,
    user_id: world.sessions.volunteer?.userId,
  });
  await build.sql(
    first.id,
    "update vacancies set target_group_ids = '{children}', age_group_ids = '{13_15}' where id = $1",
    [open?.id],
  );
  await build.sql(first.id, "update organizations set activity_type_ids = '{nature}' where id = $1", [
    mine?.id,
  ]);
}

beforeAll(async () => {
  server = await testServer({ hasSchools: true, organizationsMove: true });
  world = await makeWorld(server, everything);
  await fill();
});
afterAll(() => server.close());

const get = async (actor: ActorName, path: string) =>
  (await server.call(first.host, 'GET', `/api/v1/${path}`, { as: world.sessions[actor] })) as {
    status: number;
    body: { data: Carried; included?: Carried[] };
  };

const carriers = routes.filter(({ method, list, includes }) => method === 'GET' && !list && includes);
/** What stands for `:id` in the paths of a noun. */
const kinds = { users, organizations, vacancies, form_submissions: formSubmissions };
const aboutOf = (noun: string) =>
  noun === 'organization_checks' ? organizations : (kinds as Record<string, Kind>)[noun];

/** By what else a reader finds them; the others are parts of the record that carries them. */
const lists = [
  'applications',
  'users',
  'pages',
  'internal_notes',
  'audit_events',
  'passkeys',
  'organization_checks',
  'contact_messages',
];
const single = ['vacancies', 'organizations'];
const parts = ['addresses', 'non_profit_profiles', 'roles'];
const shared = ['categories', 'target_groups', 'age_groups', 'activity_types', 'non_profit_types'];

/** All that this reader's own calls give of these, by type and id. */
async function ownCalls(actor: ActorName, carried: readonly Carried[]): Promise<Map<string, Carried>> {
  const own = new Map<string, Carried>();
  const keep = (one: Carried) => own.set(`${one.type} ${one.id}`, one);
  for (const type of lists) {
    const { status, body } = await get(actor, `${type}?page[size]=1000`);
    if (status === 200) for (const one of body.data as unknown as Carried[]) keep(one);
  }
  for (const type of single)
    for (const id of new Set(carried.filter((one) => one.type === type).map((one) => one.id))) {
      const { status, body } = await get(actor, `${type}/${id}`);
      if (status === 200) keep(body.data);
    }
  return own;
}

async function carriedTo(actor: ActorName): Promise<Carried[]> {
  const all: Carried[] = [];
  for (const route of carriers) {
    const paths = includesOf(route);
    const noun = route.path.split('/')[3] ?? '';
    const kind = aboutOf(noun);
    const ids = route.path.includes(':id')
      ? (kind ? world.recordsOf(kind) : []).map((record) => record.id)
      : [''];
    expect(ids.length, `${route.path} has records here`).toBeGreaterThan(0);
    for (const id of ids) {
      const address = route.path.replace('/api/v1/', '').replace(':id', id);
      const { status, body } = await get(actor, `${address}?include=${paths.map(snakeCase).join(',')}`);
      if (status !== 200 || body.data === null) continue;
      for (const [name, { data }] of Object.entries(body.data.relationships ?? {}))
        if (Array.isArray(data) ? data.length > 0 : data !== null) seen.add(`${noun} ${camelCase(name)}`);
      all.push(...(body.included ?? []));
    }
  }
  return all;
}

/** Without what only a list in which like actions are one says of them. */
const ofItself = ({ times: _times, ...attributes }: Carried['attributes']) => attributes;

describe.each(actors.filter((actor) => !isAtWrongCenter(actor)))('as %s', (actor) => {
  test('it is what the own call gives', { timeout: patience(120_000) }, async () => {
    const carried = await carriedTo(actor);
    const own = await ownCalls(actor, carried);
    const wrong = carried.flatMap(({ type, id, attributes, meta }) => {
      if (parts.includes(type) || shared.includes(type)) return [];
      const found = own.get(`${type} ${id}`);
      if (!found) return [`${type} ${id} is not this reader's to see`];
      expect({ attributes: ofItself(attributes), can: meta.can }, `${type} ${id}`).toEqual({
        attributes: ofItself(found.attributes),
        can: found.meta.can,
      });
      return [];
    });
    expect([...new Set(wrong)]).toEqual([]);
    for (const { type } of carried)
      expect([...lists, ...single, ...parts, ...shared], 'a type that is looked up here').toContain(type);
  });
});

test('somebody got something of each relation', () => {
  const wanted = carriers.flatMap((route) =>
    includesOf(route)
      .filter((path) => !path.includes('.'))
      .map((path) => `${route.path.split('/')[3]} ${path}`),
  );
  expect(wanted.filter((one) => !seen.has(one))).toEqual([]);
});
