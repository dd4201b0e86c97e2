/** How well the search of vacancies answers what people type: graded searches over the demo content, by kind. */
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCenters } from '#db/seeds/demo/accounts.ts';
import { demoContent } from '#db/seeds/demo/content.ts';
import { vacancyId } from '#db/seeds/demo/vacancies.ts';
import { openPool } from '#server/db/pool.ts';
import { runSearch } from '#server/features/vacancies/search/engine.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { demoDatabase, type TestDatabase } from '#tests/support/database.ts';
import { patience } from '#tests/support/pace.ts';
import { graded, ndcg, type GradedSearch } from './graded-searches.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await demoDatabase();
  pool = openPool(database.ownerUrl, 1, () => {});
}, patience(120_000));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function firstFive({ center: key, locale, typed: q }: GradedSearch): Promise<number[]> {
  const center = demoCenters.find((one) => one.key === key);
  if (!center) throw new Error(`There is no centre ${key}`);
  const { vacancies } = await demoContent(center);
  const asked = {
    filters: { q },
    place: null,
    distance: 10,
    locale,
    sort: 'relevance',
    page: { number: 1, size: 5, after: null },
    isReversed: false,
    now: new Date(),
  } as const;
  const { page } = await inScope(pool, center.id, (scope) => runSearch(scope, asked), { isReadOnly: true });
  const ids = vacancies.map((one) => vacancyId(center, one.title));
  return page.rows.map(({ id }) => ids.indexOf(id));
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What is asked of each half, and of each kind in it. */
const least = { all: 0.85, kind: 0.75 };

test('there are at least 120 searches of every kind', () => {
  const all = [...graded('tuned'), ...graded('held')];
  expect(all.length).toBeGreaterThanOrEqual(120);
  expect(new Set(all.map(({ kind }) => kind))).toEqual(
    new Set(['form', 'part', 'synonym', 'wish', 'typing', 'plain']),
  );
});

describe.each(['tuned', 'held'] as const)('searches that were %s', (half) => {
  const scores = new Map<string, number[]>();
  beforeAll(async () => {
    for (const one of graded(half)) {
      const found = await firstFive(one);
      const score = ndcg(found, one);
      scores.set(one.kind, [...(scores.get(one.kind) ?? []), score]);
    }
  }, patience(120_000));

  test('all of them together', () =>
    expect(mean([...scores.values()].flat())).toBeGreaterThanOrEqual(least.all));
  test('each kind', () => {
    const low = [...scores].filter(([, all]) => mean(all) < least.kind);
    expect(low).toEqual([]);
  });
});
