/**
 * A page of a list reads some of its rows, not all that the centre has: for each order and each filter that its call declares there is
 * an index to walk along. The statement is the one that the server itself sends, explained on a centre with many rows.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { snakeCase, type FilterKind } from '#contract/jsonapi.ts';
import type { Route } from '#server/http/route.ts';
import { routes } from '#server/routes.ts';
import type { BadInputWorld } from '#tests/cases/input-world.ts';
import { listsOfFew } from '#tests/cases/lists-of-few.ts';
import { openFilledWorld } from '#tests/support/filled-lists.ts';
import { multiply } from '#tests/support/many-rows.ts';
import { first } from '#tests/support/server.ts';
import { catchStatements, type Statement } from '#tests/support/statements.ts';
import { patience } from '#tests/support/pace.ts';

/** Rows of each table, of a page, and those that may be read for a page: far less than all. */
const many = 3000;
const size = 10;
const mostRead = many / 3;

let world: BadInputWorld;
let caught: ReturnType<typeof catchStatements>;

const lists = routes.filter(({ method, list, file }) => method === 'GET' && list && !file);

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Rows that are read of tables, whether they are shown or not. */
const rowsRead = (plan: Node): number =>
  nodesOf(plan)
    .filter((node) => node['Relation Name'] !== undefined)
    .reduce(
      (sum, node) =>
        sum +
        node['Actual Loops'] *
          (node['Actual Rows'] +
            (node['Rows Removed by Filter'] ?? 0) +
            (node['Rows Removed by Index Recheck'] ?? 0)),
      0,
    );

async function planOf({ text, values }: Statement): Promise<Node> {
  const client = await world.server.running.services.pool.connect();
  try {
    await client.query(`begin; set local app.center = '${first.id}'`);
    const { rows } = await client.query(`explain (analyze, format json) ${text}`, values);
    return rows[0]['QUERY PLAN'][0].Plan as Node;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** The one that reads the page, of what the server sends. */
async function pageStatement(route: Route, query: string): Promise<Statement | undefined> {
  const sign = route.path === '/api/v1/places' ? '?q=80&' : '?';
  const address = `${world.addressOf(route)}${sign}page[size]=${size}${query}`;
  const { result, statements } = await caught(() =>
    world.server.call(first.host, 'GET', address, { as: world.whoFor(route) }),
  );
  expect(result.status, `${address}\n${JSON.stringify(result.body).slice(0, 300)}`).toBe(200);
  // It says where each row stands.
  return statements.find(({ text }) => text.includes('as "cursor"'));
}

/** Without what stands in brackets: queries of columns have tables of their own. */
function outermost(text: string): string {
  const without = text.replaceAll(/\([^()]*\)/g, '');
  return without === text ? text : outermost(without);
}
const tableRead = /from "(\w+)"/;
const tableOf = ({ text }: Statement): string =>
  (tableRead.exec(outermost(text)) ?? tableRead.exec(text))?.[1] ?? '';
const sqlOf = (text: string, values?: unknown[]) => world.server.build.sql(first.id, text, values);

/** By list: the table that its page is read from. */
const tables = new Map<Route, string>();

beforeAll(async () => {
  world = await openFilledWorld();
  caught = catchStatements(world.server.running.services.pool);
  for (const route of lists) {
    const page = await pageStatement(route, '');
    if (page) tables.set(route, tableOf(page));
  }
  for (const table of new Set(tables.values())) {
    const [found] = await sqlOf(`select count(*)::int as rows from ${table}`);
    const copies = Math.ceil(many / Math.max(1, Number(found?.['rows']) - 1));
    const own = lists.filter((route) => tables.get(route) === table);
    const orders = own.flatMap(({ list }) => list?.sorts ?? []).map(snakeCase);
    await multiply(sqlOf, table, { copies, orders });
  }
}, patience(120_000));
afterAll(() => world.server.close());

/** Values that are in the order in which they come to be asked for; `rows` is how many have one. */
const valueFrom = async (table: string, value: string, order: string): Promise<string | undefined> => {
  const text = `select (${value})::text as value, count(*) as rows from ${table} where ${value} is not null`;
  return (await sqlOf(`${text} group by 1 order by ${order}, 1 limit 1`))[0]?.['value'] as string | undefined;
};
/** By the kind of a filter: of ids the one that fewest rows have, of anything else what most have, and all that are not null. */
const asked: Record<FilterKind, (table: string, column: string) => Promise<string>> = {
  id: async (table, column) => `eq]=${(await valueFrom(table, column, 'rows')) ?? randomUUID()}`,
  word: async (table, column) => `eq]=${(await valueFrom(table, column, 'rows desc')) ?? 'x'}`,
  words: async (table, column) => `eq]=${(await valueFrom(table, `${column}[1]`, 'rows desc')) ?? 'x'}`,
  text: async (table, column) =>
    `i_cont]=${(await valueFrom(table, `left(${column}, 1)`, 'rows desc')) ?? 'x'}`,
  email: async (table, column) => `eq]=${(await valueFrom(table, column, 'rows')) ?? 'x@voorbeeld.example'}`,
  flag: async () => 'eq]=false',
  number: async () => 'gteq]=0',
  moment: async () => 'gteq]=2020-01-01T00:00:00Z',
};

/** What a named filter takes, where that is a closed list. */
function valuesOf(shape: z.core.$ZodType): readonly string[] {
  const { def } = shape._zod as { def: { type: string; entries?: object; values?: unknown[] } };
  return Object.values(def.entries ?? def.values ?? {}).map(String);
}

/** Each order and each filter that the call declares, as text of an address. */
async function queriesOf(route: Route, table: string): Promise<string[]> {
  const { sorts = [], filters = {}, scopes = {} } = route.list ?? {};
  const orders = sorts.map(snakeCase).flatMap((sort) => [`&sort=${sort}`, `&sort=-${sort}`]);
  const byColumn = await Promise.all(
    Object.entries(filters).map(
      async ([name, kind]) => `&filter[${snakeCase(name)}_${await asked[kind](table, snakeCase(name))}`,
    ),
  );
  const named = Object.entries(scopes).flatMap(([name, shape]) =>
    valuesOf(shape).map((value) => `&filter[${snakeCase(name)}]=${value}`),
  );
  return ['', ...orders, ...byColumn, ...named];
}

test.each(lists.map((route) => [route.path, route] as const))('%s', async (path, route) => {
  const table = tables.get(route);
  if (path in listsOfFew) return;
  if (!table)
    throw new Error(
      'Its page is not read by server/http/row-page.ts: then it belongs to tests/cases/lists-of-few.ts.',
    );
  const found: string[] = [];
  for (const query of await queriesOf(route, table)) {
    const page = await pageStatement(route, query);
    const read = rowsRead(await planOf(page!));
    if (read > mostRead) found.push(`${query} ${read}`);
  }
  expect(found).toEqual([]);
});
