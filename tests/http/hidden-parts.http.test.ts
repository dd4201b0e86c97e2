/**
 * What a record hides from a reader is in no answer about it: neither a filter, nor an order, a count or a word that is looked for tells
 * whether it is there. Every list is asked everything that its call declares, before and after the hidden part changes.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { snakeCase, type FilterKind } from '#contract/jsonapi.ts';
import type { Route } from '#server/http/route.ts';
import { routes } from '#server/routes.ts';
import type { BadInputWorld } from '#tests/cases/input-world.ts';
import type { RoleOf } from '#tests/support/builders.ts';
import { openFilledWorld } from '#tests/support/filled-lists.ts';
import { patience } from '#tests/support/pace.ts';
import { first, type Session } from '#tests/support/server.ts';

let world: BadInputWorld;
const readers: Record<string, Session | null> = { visitor: null };
/** By noun, what is changed below. */
const ids: Record<string, string> = {};

/** Reading these writes what they list. */
const growing = new Set(['/api/v1/audit_events', '/api/v1/personal_traces']);
const lists = routes.filter(
  ({ method, list, file, path }) => method === 'GET' && list && !file && !growing.has(path),
);

beforeAll(async () => {
  world = await openFilledWorld();
  const { build } = world.server;
  const own = (await build.organization({ name: 'Eigen club' })).id;
  const strange = (await build.organization({ name: 'Andere club' })).id;
  const signedIn = async (roles: readonly RoleOf[]) =>
    world.server.signIn(first.host, (await build.user({ roles })).email);
  readers['volunteer'] = await signedIn([]);
  readers['page manager'] = await signedIn(['page_manager']);
  readers['organization'] = await signedIn([['organization_superuser', own]]);
  ids['organizations'] = strange;
  ids['vacancies'] = (await build.vacancy({ organization_id: strange })).id;
  ids['own vacancies'] = (await build.vacancy({ organization_id: own })).id;
  // Others before and after it, whatever it is ordered by.
  for (const organization_id of [own, strange]) await build.vacancy({ organization_id });
  ids['users'] = (await build.user({ roles: [['organization_superuser', own]] })).id;
});
afterAll(() => world.server.close());

/** One word that nothing else has. */
const secret = 'Zwartewaterland';
const moment = '2026-11-20T10:00:00Z';

/** What is changed, and from whom it is hidden. */
const hidden: readonly {
  what: string;
  of: string;
  from: readonly string[];
  columns: Readonly<Record<string, unknown>>;
}[] = [
  {
    what: 'what waits, what was said of it, and whom it names',
    of: 'vacancies',
    from: ['visitor', 'volunteer', 'page manager', 'organization'],
    columns: {
      submitted_at: moment,
      pending_change: JSON.stringify({ title: secret }),
      return_reason: secret,
      demand_reason: secret,
      contact_person: null,
      contact_phone: '0612345678',
      contact_email: `${secret}@post.example`,
    },
  },
  {
    what: 'that the centre looks at it afterwards',
    of: 'own vacancies',
    from: ['visitor', 'volunteer', 'organization'],
    columns: { submitted_at: moment },
  },
  {
    what: 'how it is reached, its number and what passed between it and the centre',
    of: 'organizations',
    from: ['visitor', 'volunteer', 'page manager', 'organization'],
    columns: {
      email: `${secret}@post.example`,
      phone_number: '0612345678',
      rsin: '123456789',
      denied_reason: secret,
    },
  },
  {
    what: 'the year somebody was born in, and of what they are told',
    of: 'users',
    from: ['organization'],
    columns: { birth_year: 1961, notification_preferences: '{"application_received":{"mail":false}}' },
  },
];

const valueOf: Record<FilterKind, string> = {
  id: 'eq]=00000000-0000-7000-8000-000000000000',
  word: `eq]=${secret}`,
  words: `eq]=${secret}`,
  text: `i_cont]=${secret}`,
  email: `i_cont]=${secret}`,
  flag: 'eq]=true',
  number: 'gteq]=1',
  moment: `gteq]=2026-11-19T00:00:00Z`,
};

/** What a parameter takes, where that is a closed list; words where it looks for any. */
function valuesOf(name: string, shape: z.core.$ZodType): readonly string[] {
  const { def } = shape._zod as { def: { entries?: object; values?: unknown[] } };
  return name === 'q' ? [secret, '0612345678'] : Object.values(def.entries ?? def.values ?? {}).map(String);
}

function queriesOf({ list }: Route): string[] {
  const { sorts = [], filters = {}, scopes = {}, parameters = {} } = list ?? {};
  const orders = sorts.map(snakeCase).flatMap((sort) => [`sort=${sort}`, `sort=-${sort}`]);
  const byColumn = Object.entries(filters).flatMap(([name, kind]) =>
    [valueOf[kind], 'present]=true'].map((asked) => `filter[${snakeCase(name)}_${asked}`),
  );
  const named = Object.entries(scopes).flatMap(([name, shape]) =>
    valuesOf(name, shape).map((value) => `filter[${snakeCase(name)}]=${encodeURIComponent(value)}`),
  );
  const closed = Object.entries(parameters).flatMap(([name, shape]) =>
    valuesOf(name, shape as z.core.$ZodType).map(
      (value) => `${snakeCase(name)}=${encodeURIComponent(value)}`,
    ),
  );
  const counted = 'counts' in parameters ? named.map((filter) => `counts=${encodeURIComponent(filter)}`) : [];
  return ['', ...orders, ...byColumn, ...named, ...closed, ...counted];
}

/** All that the lists tell, of those that are open to the reader. */
async function toldTo(as: Session | null): Promise<Map<string, string>> {
  const told = new Map<string, string>();
  const ask = async (path: string) => {
    const { status, body } = await world.server.call(first.host, 'GET', path, { as });
    told.set(path, `${status} ${JSON.stringify(body)}`);
    return status;
  };
  for (const route of lists) {
    const address = route.path === '/api/v1/places' ? `${route.path}?q=80&` : `${world.addressOf(route)}?`;
    if ((await ask(address)) !== 200) continue;
    for (const query of queriesOf(route)) await ask(`${address}${query}`);
  }
  return told;
}

const write = (of: string, columns: Readonly<Record<string, unknown>>) => {
  const names = Object.keys(columns);
  return world.server.build.sql(
    first.id,
    `update ${of.split(' ').at(-1)} set ${names.map((name, at) => `${name} = $${at + 2}`).join(', ')} where id = $1`,
    [ids[of], ...names.map((name) => columns[name])],
  );
};

const columnsOf = (of: string, columns: Readonly<Record<string, unknown>>) => {
  const names = Object.keys(columns).map((name) => `${name}::text`);
  const text = `select ${names.join(', ')} from ${of.split(' ').at(-1)} where id = $1`;
  return world.server.build.sql(first.id, text, [ids[of]]);
};

test.each(['visitor', 'volunteer', 'page manager', 'organization'])(
  'a %s is told nothing of what is hidden',
  async (reader) => {
    const as = readers[reader] ?? null;
    const changes = hidden.filter(({ from }) => from.includes(reader));
    const before = await toldTo(as);
    const undo: (() => Promise<unknown>)[] = [];
    for (const { of, columns } of changes) {
      const [was = {}] = await columnsOf(of, columns);
      undo.push(() => write(of, was));
      await write(of, columns);
    }
    const after = await toldTo(as);
    for (const one of undo) await one();
    const told = [...after].flatMap(([path, answer]) => (before.get(path) === answer ? [] : [path]));
    expect(told, changes.map(({ what }) => what).join('; ')).toEqual([]);
    expect([...after.values()].filter((answer) => answer.startsWith('200')).length).toBeGreaterThan(20);
  },
  patience(60_000),
);
