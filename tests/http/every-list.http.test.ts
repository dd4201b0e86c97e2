/** Every list, from its first record to its last, by number and by cursor, in every order and the other way round. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { snakeCase } from '#contract/jsonapi.ts';
import { routes } from '#server/routes.ts';
import { first, type TestAnswer } from '#tests/support/server.ts';
import type { BadInputWorld } from '#tests/cases/input-world.ts';
import { openFilledWorld } from '#tests/support/filled-lists.ts';

let world: BadInputWorld;

beforeAll(async () => {
  world = await openFilledWorld();
});
afterAll(() => world.server.close());

type Row = { id: string; attributes: Record<string, unknown> };
/** As who sees the whole list: staff of the centre, or an admin. */
const whoReads = (path: string) => {
  const route = routes.find((one) => one.method === 'GET' && one.path === path.split('?')[0]);
  return route ? world.whoFor(route) : world.staff;
};
const get = async (path: string): Promise<TestAnswer> => {
  const answer = await world.server.call(first.host, 'GET', path, { as: whoReads(path) });
  expect(answer.status, `${path}\n${JSON.stringify(answer.body).slice(0, 300)}`).toBe(200);
  return answer;
};
const idsOf = (rows: readonly Row[]) =>
  rows.map(({ id, attributes }) => `${id} ${String(attributes['name'] ?? '')}`);
/** No list here is longer. */
const longest = 60;
/** Enough to see an order go on. */
const some = 6;
/** What a sort goes by, where that is no attribute of its name. */
const attributeOf: Record<string, string> = {
  distance: 'distance_km',
  nearest: 'distance_km',
  closing_soon: 'expires_at',
  newest: 'published_at',
};

/** One record at a time; each must be the next one of the whole. */
async function drive(path: string, sign: string, how: 'number' | 'after', most = longest): Promise<string[]> {
  const found: Row[] = [];
  let next: string | undefined = `${path}${sign}page[size]=1`;
  for (let page = 1; next !== undefined && page <= most; page += 1) {
    const { body } = await get(next);
    expect(body.data.length, next).toBeLessThanOrEqual(1);
    found.push(...body.data);
    if (how === 'number') next = body.links.next;
    else {
      const { after } = body.meta.pagination;
      next = after === null ? undefined : `${path}${sign}page[size]=1&page[after]=${after}`;
      if (page > 1 && after !== null) expect(body.links.next).toContain(encodeURIComponent('page[after]'));
    }
  }
  return idsOf(found);
}

/** Reading these writes what they list. */
const growing = new Set(['/api/v1/audit_events', '/api/v1/personal_traces']);

const lists = routes
  .filter(({ method, list, file }) => method === 'GET' && list && !file)
  .map((route) => ({ route, path: route.path, sorts: route.list?.sorts ?? [] }));

describe.each(lists.map((one) => [one.path, one] as const))('%s', (path, { route, sorts }) => {
  const address = () => (path === '/api/v1/places' ? `${path}?q=80` : world.addressOf(route));
  const sign = path === '/api/v1/places' ? '&' : '?';

  test('by number and by cursor each record comes once', async () => {
    const { body } = await get(`${address()}${sign}page[size]=1000`);
    const whole = idsOf(body.data);
    expect(new Set(whole).size).toBe(whole.length);
    expect(body.meta.pagination).toMatchObject({ records: whole.length, next: null, after: null });
    // Some lists are of what nothing here makes; none of them is one that the pages of records stand in.
    if (!['/api/v1/vacancies/:id/similar', '/api/v1/vacancies/by_ids'].includes(path))
      expect(whole.length, 'too few to page through').toBeGreaterThan(1);
    if (growing.has(path)) return;
    expect(await drive(address(), sign, 'number')).toEqual(whole);
    expect(await drive(address(), sign, 'after')).toEqual(whole);
  });

  test('each order has its opposite, and may be driven by cursor either way', async () => {
    for (const sort of sorts.map(snakeCase)) {
      const read = async (order: string) =>
        (await get(`${address()}${sign}page[size]=1000&sort=${order}`)).body.data as Row[];
      const [up, down] = [await read(sort), await read(`-${sort}`)];
      expect(idsOf(down).toSorted(), sort).toEqual(idsOf(up).toSorted());
      const place = new Map(down.map(({ id }, index) => [id, index]));
      for (const [index, one] of up.entries())
        for (const other of up.slice(index + 1)) {
          const [a, b] = [one, other].map(({ attributes }) => attributes[attributeOf[sort] ?? sort]);
          const isTurned = (place.get(one.id) ?? 0) > (place.get(other.id) ?? 0);
          // Null is last either way, and equal ones stay in the order of their ids.
          const isNull = a === null || b === null;
          if (!isTurned && !isNull) expect([a ?? sort, one.id < other.id], sort).toEqual([b ?? sort, true]);
          if (isTurned) expect(a === undefined || a !== b || one.id !== other.id, sort).toBe(true);
        }
      if (growing.has(path)) continue;
      for (const [order, rows] of [
        [sort, up],
        [`-${sort}`, down],
      ] as const)
        expect(await drive(address(), `${sign}sort=${order}&`, 'after', some), order).toEqual(
          idsOf(rows).slice(0, some),
        );
    }
  });
});

describe('a search', () => {
  test.each(['filter[near]=8091&sort=nearest', 'filter[q]=a&sort=relevance', 'sort=closing_soon'])(
    '%s obeys its minus',
    async (query) => {
      const read = async (text: string) =>
        idsOf((await get(`/api/v1/vacancies/search?page[size]=50&${text}`)).body.data);
      const [there, back] = [await read(query), await read(query.replace('sort=', 'sort=-'))];
      expect(there.toSorted()).toEqual(back.toSorted());
      expect(
        await drive('/api/v1/vacancies/search', `?${query.replace('sort=', 'sort=-')}&`, 'after'),
      ).toEqual(back);
    },
  );
});

describe('a cursor', () => {
  test('goes on behind its record, whatever came or went meanwhile', async () => {
    const path = '/api/v1/vacancies?sort=title&page[size]=2';
    const { body } = await get(path);
    const rest = async () =>
      idsOf((await get(`${path}&page[size]=50&page[after]=${body.meta.pagination.after}`)).body.data);
    const before = await rest();
    await world.server.build.sql(first.id, 'delete from vacancies where id = $1', [body.data[1].id]);
    await world.server.build.vacancy({ title: '0 is voor alles' });
    expect(await rest()).toEqual(before);
  });

  test('that is none, or of another order, is 400 and named', async () => {
    const { after } = (await get('/api/v1/vacancies?page[size]=1')).body.meta.pagination;
    const forged = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
    for (const query of [
      'page[after]=onzin',
      `page[after]=${after}&sort=title`,
      `page[after]=${after}&page[number]=2`,
      `page[after]=${forged(['', 'gisteren', 'x'])}`,
      `page[after]=${forged(['', null])}`,
      `page[after]=${forged(['', '2026-11-24', 5])}`,
      `page[after]=${forged(['', '\u0000', 'x'])}`,
    ]) {
      const answer = await world.server.call(first.host, 'GET', `/api/v1/vacancies?${query}`, {
        as: world.staff,
      });
      expect([answer.status, answer.body.errors?.[0].code], query).toEqual([400, 'invalid_parameter']);
      expect(answer.body.errors[0].source.parameter).toMatch(/^page\[/);
    }
  });
});
