/**
 * A list takes as many statements for one row as for thirty, and so does a record for what it carries along: no query is in a loop.
 * Every list that is served is tried, and every call of one record that includes more than a list does.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { includesOf } from '#contract/call.ts';
import { snakeCase } from '#contract/jsonapi.ts';
import type { RoleOf } from '#tests/support/builders.ts';
import { routes } from '#server/routes.ts';
import type { Route } from '#server/http/route.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { countStatements } from '#tests/support/statements.ts';

const many = 30;

/** Lists that are as long as they are, whoever asks. */
const fixed = /volunteer_centers|categories|target_groups|age_groups|tags|_types|places|similar/;
const parameters: Record<string, string> = { '/api/v1/places': 'q=wezep' };
/** A file has no pages: what makes it short instead. */
const shortened: Record<string, string> = { '/api/v1/users/export': 'filter[with_role]=center_superuser' };

let server: TestServer;
let count: ReturnType<typeof countStatements>;
/** By noun: what stands for `:id` in an address. */
let ids: Record<string, string>;
/** The same, of records with one of everything. */
let lighter: Record<string, string>;
/** Who has thirty of everything, and who has one. */
let rich: Session;
let poor: Session;

interface Parents {
  organizations: string[];
  vacancies: string[];
}

/** What the whole centre has. */
async function fillCenter({ build }: TestServer): Promise<Parents> {
  const parents: Parents = { organizations: [], vacancies: [] };
  for (let made = 0; made < many; made += 1) {
    const { id } = await build.organization({ activity_type_ids: ['nature'], show_on_social_map: true });
    const own = await build.vacancy({ organization_id: id });
    parents.organizations.push(id);
    parents.vacancies.push(own.id);
    await build.application({ vacancy_id: own.id, organization_id: id });
  }
  return parents;
}

const personal = [
  `insert into notifications (volunteer_center_id, id, user_id, kind, data, path)
   values (1, gen_random_uuid(), $1, 'application_received',
     '{"personName":"Noor","vacancyTitle":"Tuin","vacancyTitleEn":null,"organizationName":"De Kade"}', '/applications')`,
  `insert into data_downloads (volunteer_center_id, id, user_id, archive, ready_at, expires_at)
   values (1, gen_random_uuid(), $1, '\\x504b0304', now(), now() + interval '1 day')`,
  `insert into internal_notes (volunteer_center_id, id, subject_type, subject_id, author_id, note)
   values (1, gen_random_uuid(), 'users', $1, $1, 'Gebeld')`,
  `insert into consents (volunteer_center_id, id, user_id, kind, consent_text, locale, given_at)
   values (1, gen_random_uuid(), $1, 'digest', 'Ja', 'nl', now())`,
  // An admin's visits: of one's own devices only the ten newest stay.
  `insert into sessions
     (volunteer_center_id, id, user_id, client, token_hash, rotated_at, expires_at, ends_at, signed_in_by, signed_in_by_center_id)
   values (1, gen_random_uuid(), $1, gen_random_uuid(), '\\x00', now(), now() + interval '1 day', now() + interval '1 day', $1, 1)`,
  `insert into saved_filters (volunteer_center_id, id, user_id, list, name, query)
   values (1, gen_random_uuid(), $1, 'users', gen_random_uuid(), '')`,
  `insert into passkeys (volunteer_center_id, id, user_id, name, credential_id, public_key)
   values (1, gen_random_uuid(), $1, 'Telefoon', gen_random_uuid(), '\\x00')`,
  `insert into audit_events (volunteer_center_id, id, actor_id, actor_name, act, subject_type, subject_id)
   values (1, gen_random_uuid(), $1, 'Sam', 'look_up', 'users', $1)`,
];

const mail = `insert into email_deliveries (volunteer_center_id, id, template, locale, recipient, subject, body_text, body_html, user_id)
  values (1, gen_random_uuid(), 'invitation', 'nl', 'sam@post.example', 'Welkom', 'text', 'html', $1)`;
const joinRequest = `insert into organization_join_requests (volunteer_center_id, id, organization_id, user_id)
  values (1, gen_random_uuid(), $1, $2)`;

/** Staff of the centre with so many organisations and so much of their own. */
async function person({ build, signIn }: TestServer, { organizations }: Parents, rows: number) {
  const held = organizations.slice(0, rows).map((id): RoleOf => ['organization_superuser', id]);
  const { email, id } = await build.user({ roles: ['center_superuser', ...held] });
  // Before the rows: whoever has a passkey is asked for it.
  const session = await signIn(first.host, email);
  for (let made = 0; made < rows; made += 1)
    for (const insert of personal) await build.sql(first.id, insert, [id]);
  return session;
}

const note = `insert into internal_notes (volunteer_center_id, id, subject_type, subject_id, note)
  values (1, gen_random_uuid(), $1, $2, 'Gebeld')`;
const version = `insert into page_versions (volunteer_center_id, id, page_id, kind, content, lock_version, created_at, updated_at)
  values (1, gen_random_uuid(), $1, 'saved', '{"title":"Over ons"}', 0, now(), now())`;
const action = `insert into audit_events (volunteer_center_id, id, actor_name, act, subject_type, subject_id)
  values (1, gen_random_uuid(), 'Sam', 'update', $1, $2)`;

/** Gives a person and an organisation so much of what they carry along. */
async function burden(of: Record<string, string>, parents: Parents, rows: number): Promise<void> {
  const { build } = server;
  for (let made = 0; made < rows; made += 1) {
    for (const type of ['users', 'organizations'])
      for (const insert of [note, action]) await build.sql(first.id, insert, [type, of[type]]);
    await build.user({ roles: [['organization_superuser', of['organizations'] ?? '']] });
    await build.application({
      user_id: of['users'],
      vacancy_id: parents.vacancies[made],
      organization_id: parents.organizations[made],
    });
  }
}

beforeAll(async () => {
  server = await testServer();
  const parents = await fillCenter(server);
  ids = { vacancies: parents.vacancies[0] ?? '', organizations: parents.organizations[0] ?? '' };
  rich = await person(server, parents, many);
  poor = await person(server, parents, 1);
  // Somebody whom neither of the readers is: a look at another is written down.
  ids['users'] = (await server.build.user()).id;
  for (let made = 0; made < many; made += 1) await server.build.sql(first.id, mail, [ids['users']]);
  for (let made = 0; made < many; made += 1) ids['pages'] = (await server.build.page()).id;
  for (let made = 0; made < many; made += 1) await server.build.sql(first.id, version, [ids['pages']]);
  for (const id of parents.organizations) {
    const user = await server.build.user({ roles: [['organization_superuser', id]] });
    await server.build.sql(first.id, joinRequest, [id, user.id]);
    // Whichever comes first in the order of their names carries as much along.
    await server.build.organization({ status: 'pending', activity_type_ids: ['nature'] });
  }
  const { build } = server;
  // Both wait for the centre, whose checks are of such.
  const waiting = async () =>
    (await build.organization({ status: 'pending', activity_type_ids: ['nature'] })).id;
  ids['organizations'] = await waiting();
  lighter = {
    organizations: await waiting(),
    users: (await build.user()).id,
    vacancies: parents.vacancies[1] ?? '',
  };
  await burden(ids, parents, many);
  await burden(lighter, parents, 1);
  count = countStatements(server.running.services.pool);
});
afterAll(() => server.close());

function addressOf(route: Route, size: number): string {
  const includes = route.list?.includes.map((one) => one.split('.').map(snakeCase).join('.')) ?? [];
  const asked = [
    shortened[route.path] ? size === 1 && shortened[route.path] : `page[size]=${size}`,
    parameters[route.path],
  ];
  if (includes.length > 0) asked.push(`include=${includes.join(',')}`);
  return `${route.path.replace(':id', ids[route.path.split('/')[3] ?? ''] ?? '')}?${asked.filter(Boolean).join('&')}`;
}

/** Records of a document, or lines below the heading of a table in a file. */
const rowsIn = (body: { data: unknown[] } | string): number =>
  typeof body === 'string' ? body.trim().split('\n').length - 1 : body.data.length;

async function ask(route: Route, as: Session, size: number) {
  const { result, statements } = await count(() =>
    server.call(first.host, 'GET', addressOf(route, size), { as }),
  );
  expect(result.status, JSON.stringify(result.body?.errors)).toBe(200);
  return { rows: rowsIn(result.body), statements };
}

const lists = routes.filter((route) => route.method === 'GET' && route.list);

test.each(lists.map((route) => [route.path, route] as const))('%s', async (path, route) => {
  // Once for what is remembered afterwards: a look at somebody's data is written down once an hour.
  for (const as of [rich, poor]) await ask(route, as, many);
  const whole = await ask(route, rich, many);
  expect(whole.rows, 'this test fills every list').toBeGreaterThanOrEqual(fixed.test(path) ? 1 : many);
  for (const less of [await ask(route, rich, 1), await ask(route, poor, many)])
    expect(less.statements.length, [...less.statements, '—', ...whole.statements].join('\n')).toBe(
      whole.statements.length,
    );
});

const carriers = routes.filter(
  ({ method, list: isList, includes }) => method === 'GET' && !isList && includes,
);

test.each(carriers.map((route) => [route.path, route] as const))(
  '%s with all it includes',
  async (path, route) => {
    const read = async (as: Session, of: Record<string, string>) => {
      const address = path.replace(':id', of[path.split('/')[3] ?? ''] ?? '');
      const asked = `${address}?include=${includesOf(route).map(snakeCase).join(',')}`;
      const { result, statements } = await count(() => server.call(first.host, 'GET', asked, { as }));
      expect(result.status, JSON.stringify(result.body?.errors)).toBe(200);
      return { included: result.body.included.length as number, statements };
    };
    ids['organization_checks'] = ids['organizations'] ?? '';
    lighter['organization_checks'] = lighter['organizations'] ?? '';
    await read(rich, ids);
    await read(rich, lighter);
    const [much, little] = [await read(rich, ids), await read(path.includes(':id') ? rich : poor, lighter)];
    expect(much.included).toBeGreaterThanOrEqual(little.included);
    expect(little.statements.length, [...little.statements, '—', ...much.statements].join('\n')).toBe(
      much.statements.length,
    );
  },
);
