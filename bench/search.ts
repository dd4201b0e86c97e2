/** Searching by words in a centre of 10,000 and one of 100,000 vacancies, each beside its SQL alone. */
import type pg from 'pg';
import { openPool } from '#server/db/pool.ts';
import { serverRoleUrl } from '#server/db/server-role.ts';
import type { Search } from '#server/features/vacancies/search/conditions.ts';
import { runSearch } from '#server/features/vacancies/search/engine.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { large, of, small } from './centers.ts';
import { timeInTurns } from './load.ts';
import type { ServerProcess } from './processes.ts';
import { atMost, type Line } from './report.ts';

const questions = [
  'taalmaatje',
  'koken',
  'koffie',
  'tuin',
  'rijden',
  'voorlezen',
  'computer',
  'sport',
  'muziek',
  'wandelen',
];
const question = (round: number) => questions[round % questions.length] ?? '';
const rounds = 60;

const searchOf = (q: string): Search => ({
  filters: { q },
  place: null,
  distance: 10,
  locale: 'nl',
  sort: 'relevance',
  page: { number: 1, size: 12, after: null },
  isReversed: false,
  now: new Date(),
});

/** The SQL alone, in the same kind of transaction. */
const askBare = (pool: pg.Pool, centerId: number) => (round: number) =>
  inScope(pool, centerId, (scope) => runSearch(scope, searchOf(question(round))), { isReadOnly: true });

const askOurs = (product: ServerProcess, centerId: number) => async (round: number) => {
  const url = `${product.address}/api/v1/vacancies/search?filter%5Bq%5D=${question(round)}&page%5Bsize%5D=12`;
  return (await fetch(url, { headers: of(centerId) })).text();
};

export async function searchLines(product: ServerProcess, ownerUrl: string, secret: string): Promise<Line[]> {
  const pool = openPool(await serverRoleUrl(ownerUrl, secret), 2, () => {});
  const works = [
    askBare(pool, small),
    askOurs(product, small),
    askBare(pool, large),
    askOurs(product, large),
  ];
  await timeInTurns(2 * questions.length, works);
  const [bareSmall, oursSmall, bareLarge, oursLarge] = await timeInTurns(rounds, works);
  await pool.end();
  if (!bareSmall || !oursSmall || !bareLarge || !oursLarge) return [];
  console.log(
    `  search p50: ${oursSmall.p50.toFixed(1)} ms at 10,000, ${oursLarge.p50.toFixed(1)} ms at 100,000`,
  );
  return [
    atMost('Search at 10,000, p95', oursSmall.p95, bareSmall.p95, 2, 'ms'),
    atMost('Search at 100,000, p95', oursLarge.p95, bareLarge.p95, 2, 'ms'),
    atMost('Search, growth from 10,000 to 100,000, p50', oursLarge.p50, oursSmall.p50, 3, 'ms'),
  ];
}
