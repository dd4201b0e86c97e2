/**
 * A list takes as many statements for one row as for thirty, and so does a record for what it carries along: no query is in a loop.
 * Every list that is served is tried, and every call of one record that includes more than a list does.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { includesOf } from '#contract/call.ts';
import { snakeCase } from '#contract/jsonapi.ts';
import type { RoleOf } from '#tests/support/builders.ts';
import { makeSubmission } from '#server/features/form-submissions/form-submissions.cases.ts';
import { routes } from '#server/routes.ts';
import type { Route } from '#server/http/route.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { expectedCalls, fills } from '#tests/cases/all-cases.ts';
import { countStatements } from '#tests/support/statements.ts';

const many = 30;

/** Lists that are as long as they are, whoever asks. */
const fixed = /volunteer_centers|categories|target_groups|age_groups|tags|_types|places|similar/;
const parameters: Record<string, string> = { '/api/v1/places': 'q=wezep' };
/** A file has no pages: what makes it short instead. */
const shortened: Record<string, string> = {
  '/api/v1/users/export': 'filter[with_role]=center_superuser',
  // That of a form is always whole.
  '/api/v1/forms/:id/submissions/export': 'format=csv',
};

/** Tables of centres, of which the database shows a centre its own rows alone. */
let tablesOfCenters: ReadonlySet<string>;

let server: TestServer;
let count: ReturnType<typeof countStatements>;
/** By noun: what stands for `:id` in an address. */
let ids: Record<string, string>;
/** The same, of records with one of everything. */
let lighter: Record<string, string>;
/** Who has thirty of everything, and who has one. */
let admin: Session;
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

/** Staff of the centre with so many organisations and so much of their own. */
async function person({ organizations }: Parents, rows: number) {
  const { build, signIn } = server;
  const held = organizations.slice(0, rows).map((id): RoleOf => ['organization_superuser', id]);
  const { email, id } = await build.user({ roles: ['center_superuser', ...held] });
  // Before the rows: whoever has a passkey is asked for it.
  const session = await signIn(first.host, email);
  for (const { own } of fills) await own?.(server, id, rows);
  return session;
}

const note = `insert into internal_notes (volunteer_center_id, id, subject_type, subject_id, note)
  values (1, gen_random_uuid(), $1, $2, 'Gebeld')`;
const action = `insert into audit_events (volunteer_center_id, id, actor_name, act, subject_type, subject_id)
  values (1, gen_random_uuid(), 'Sam', 'update', $1, $2)`;

/** Gives a person and an organisation so much of what they carry along. */
async function burden(of: Record<string, string>, parents: Parents, rows: number): Promise<void> {
  const { build } = server;
  for (let made = 0; made < rows; made += 1) {
    for (const type of ['users', 'organizations'])
      for (const insert of [note, action]) await build.sql(first.id, insert, [type, of[type]]);
    await build.sql(first.id, note, ['form_submissions', of['form_submissions']]);
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
  parameters['/api/v1/vacancies/by_ids'] = `filter[ids]=${parents.vacancies.join(',')}`;
  rich = await person(parents, many);
  poor = await person(parents, 1);
  admin = await server.signIn(first.host, (await server.build.user({ roles: ['admin'] })).email);
  // Somebody whom neither of the readers is: a look at another is written down.
  ids['users'] = (await server.build.user({ last_name: 'Zonder rol' })).id;
  for (const { center } of fills)
    await center?.({ server, rows: many, organizations: parents.organizations, ids });
  // Whichever comes first in the order of their names carries as much along: a list of one brings an organisation as well.
  await server.build.user({
    first_name: 'Aad',
    last_name: 'Aa',
    roles: [['organization_superuser', ids['organizations'] ?? '']],
  });
  for (let made = 0; made < many; made += 1)
    await server.build.organization({ status: 'pending', activity_type_ids: ['nature'] });
  const { build } = server;
  // Both wait for the centre, whose checks are of such.
  const waiting = async () =>
    (await build.organization({ status: 'pending', activity_type_ids: ['nature'] })).id;
  ids['organizations'] = await waiting();
  lighter = {
    organizations: await waiting(),
    users: (await build.user({ last_name: 'Zonder rol' })).id,
    vacancies: parents.vacancies[1] ?? '',
  };
  for (const of of [ids, lighter]) of['form_submissions'] = await makeSubmission(server);
  await burden(ids, parents, many);
  await burden(lighter, parents, 1);
  // Whichever organisation a page of one shows brings something along, as all of them do.
  await build.sql(
    first.id,
    "update organizations set activity_type_ids = '{nature}' where activity_type_ids = '{}'",
  );
  count = countStatements(server.running.services.pool);
  const { rows } = await server.owner.query<{ name: string }>(
    "select tablename as name from pg_policies where schemaname = 'public'",
  );
  tablesOfCenters = new Set(rows.map(({ name }) => name));
});
afterAll(() => server.close());

function addressOf(route: Route, size: number): string {
  const includes = route.list?.includes.map((one) => one.split('.').map(snakeCase).join('.')) ?? [];
  const asked = [
    shortened[route.path] ? size === 1 && shortened[route.path] : `page[size]=${size}`,
    parameters[route.path],
  ];
  if (includes.length > 0) asked.push(`include=${includes.join(',')}`);
  return `${route.path.replace(/:\w+/, ids[route.path.split('/')[3] ?? ''] ?? '')}?${asked.filter(Boolean).join('&')}`;
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

/** Who asks is found by what they send: somebody of another centre is told so. */
const readsSession = /from "sessions" as "s"/;

/** Those that leave it to the database alone which centre they are about: a list names it as well, so that two have to fail. */
const withoutCenter = (statements: readonly string[]): string[] =>
  statements.filter(
    (text) =>
      [...text.matchAll(/\b(?:from|join) "?(\w+)/g)].some(([, table]) => tablesOfCenters.has(table ?? '')) &&
      !readsSession.test(text) &&
      !/volunteer_center_id"? = \$\d/.test(text),
  );

const lists = routes.filter((route) => route.method === 'GET' && route.list);

test.each(lists.map((route) => [route.path, route] as const))('%s', async (path, route) => {
  // Once for what is remembered afterwards: a look at somebody's data is written down once an hour.
  const isForAdmins = expectedCalls[`${route.method} ${route.path}`]?.input?.as === 'admin';
  const [one, other] = isForAdmins ? [admin, admin] : [rich, poor];
  for (const as of [one, other]) await ask(route, as, many);
  const whole = await ask(route, one, many);
  expect(whole.rows, 'this test fills every list').toBeGreaterThanOrEqual(fixed.test(path) ? 1 : many);
  expect(withoutCenter(whole.statements)).toEqual([]);
  for (const less of [await ask(route, one, 1), await ask(route, other, many)])
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
