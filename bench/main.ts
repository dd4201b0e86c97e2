/** npm run bench: the budgets as ratios in one run, each against its bare counterpart on the same machine and rows. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { loadSynthetic } from '#db/seeds/load/load-synthetic.ts';
import { asOwner, prepareDatabase, seedDemo } from '#server/database.ts';
import { startEmbeddedDatabase } from '#server/db/embedded/start.ts';
import { openPool } from '#server/db/pool.ts';
import { serverRoleUrl } from '#server/db/server-role.ts';
import { vacancyColumns } from '#server/features/vacancies/queries.ts';
import type { Search } from '#server/features/vacancies/search/conditions.ts';
import { runSearch } from '#server/features/vacancies/search/engine.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { snakeCase } from '#contract/jsonapi.ts';
import { load, timeEach } from './load.ts';
import { fillPeople, peopleLines } from './people.ts';
import { memoryOf, processorTime, startServer, type ServerProcess } from './processes.ts';
import { renderAlone } from './rendering.ts';
import { atLeast, atMost, print, under, type Line } from './report.ts';
import { scriptSize } from './scripts.ts';

const secret = 'a secret of the bench, of forty letters..';
/** `npm run bench -- people`: accounts and organisations alone. */
const onlyPeople = process.argv.includes('people');
const small = 900;
const large = 901;
const say = (line: string) => console.log(line);
const of = (centerId: number) => ({ 'volunteer-center-id': String(centerId) });

/** 10,000 and 100,000 vacancies in a centre each, made from the demo and the real texts. */
async function fill(ownerUrl: string): Promise<void> {
  await prepareDatabase(ownerUrl, () => {});
  await seedDemo(ownerUrl, () => {});
  await fillPeople(ownerUrl);
  if (!onlyPeople)
    for (const [centerId, vacancies] of [
      [small, 10_000],
      [large, 100_000],
    ] as const) {
      say(`Loading ${vacancies} vacancies…`);
      await asOwner(ownerUrl, (client) => loadSynthetic(client, { vacancies, people: 1000, centerId }));
    }
  await asOwner(ownerUrl, (client) => client.query('vacuum analyze'));
}

async function listLine(product: ServerProcess, ownerUrl: string): Promise<Line> {
  const columns = vacancyColumns.map((column) => `v.${snakeCase(column)}`).join(', ');
  const bare = await startServer('bench/bare-server.ts', {
    BENCH_DATABASE_URL: ownerUrl,
    BENCH_CENTER: String(small),
    BENCH_COLUMNS: columns,
  });
  try {
    const ours = `${product.address}/api/v1/vacancies?page%5Bsize%5D=20`;
    await load(ours, { headers: of(small), seconds: 2 });
    const [first, second] = [await load(ours, { headers: of(small) }), await load(`${bare.address}/list`)];
    return atLeast('JSON list of 20 vacancies', first.perSecond, second.perSecond, 0.6, 'requests/s');
  } finally {
    await bare.stop();
  }
}

/** A built file about as large as the page, from the same process. */
async function fileLike(product: ServerProcess, bytes: number): Promise<string> {
  const html = await (await fetch(`${product.address}/`, { headers: { accept: 'text/html' } })).text();
  const named = [...html.matchAll(/"(\/(?:assets|drawings)\/[^"?]+)"/g)].map(([, url]) => url ?? '');
  const urls = [...new Set([...named, '/map/nl-boundaries.topojson', '/map/places.json'])];
  const sized = await Promise.all(
    urls.map(async (url) => ({
      url,
      size: (await (await fetch(product.address + url)).arrayBuffer()).byteLength,
    })),
  );
  sized.sort((a, b) => Math.abs(a.size - bytes) - Math.abs(b.size - bytes));
  say(`  page of ${bytes} bytes beside a file of ${sized[0]?.size} bytes`);
  return product.address + (sized[0]?.url ?? '/favicon.ico');
}

async function pageLines(product: ServerProcess): Promise<Line[]> {
  const path = '/vacancies/search';
  const headers = { ...of(small), accept: 'text/html' };
  const page = `${product.address}${path}`;
  const bytes = (await (await fetch(page, { headers })).arrayBuffer()).byteLength;
  const file = await fileLike(product, bytes);
  await load(page, { headers, seconds: 2 });
  const [cached, asFile] = [await load(page, { headers }), await load(file)];
  const pages = 150;
  const before = await processorTime(product.pid);
  for (let round = 0; round < rounds; round++)
    await (await fetch(`${page}?sort=newest&page=${1 + (round % 9)}&x=${round}`, { headers })).text();
  const after = await processorTime(product.pid);
  const alone = await renderAlone(product.address, of(small), `${path}?sort=newest`, pages);
  const lines = [atLeast('Public page, cached', cached.perSecond, asFile.perSecond, 0.5, 'requests/s')];
  if (before !== null && after !== null)
    lines.push(
      atMost('Public page, uncached, processor time', ((after - before) * 1000) / pages, alone, 2, 'ms'),
    );
  return lines;
}

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
  page: { number: 1, size: 12 },
  now: new Date(),
});

/** The SQL alone, in the same kind of transaction. */
const searchBare = (pool: pg.Pool, centerId: number) =>
  timeEach(rounds, (round) =>
    inScope(pool, centerId, (scope) => runSearch(scope, searchOf(question(round))), { isReadOnly: true }),
  );

const searchOurs = (product: ServerProcess, centerId: number) =>
  timeEach(rounds, async (round) => {
    const url = `${product.address}/api/v1/vacancies/search?filter%5Bq%5D=${question(round)}&page%5Bsize%5D=12`;
    return (await fetch(url, { headers: of(centerId) })).text();
  });

async function searchLines(product: ServerProcess, ownerUrl: string): Promise<Line[]> {
  const pool = openPool(await serverRoleUrl(ownerUrl, secret), 2, () => {});
  await searchBare(pool, small);
  await searchOurs(product, small);
  const [bareSmall, bareLarge] = [await searchBare(pool, small), await searchBare(pool, large)];
  const [oursSmall, oursLarge] = [await searchOurs(product, small), await searchOurs(product, large)];
  await pool.end();
  say(`  search p50: ${oursSmall.p50.toFixed(1)} ms at 10,000, ${oursLarge.p50.toFixed(1)} ms at 100,000`);
  return [
    atMost('Search at 10,000, p95', oursSmall.p95, bareSmall.p95, 2, 'ms'),
    atMost('Search at 100,000, p95', oursLarge.p95, bareLarge.p95, 2, 'ms'),
    atMost('Search, growth from 10,000 to 100,000, p50', oursLarge.p50, oursSmall.p50, 3, 'ms'),
  ];
}

async function sizeLines(product: ServerProcess): Promise<Line[]> {
  const { data } = (await (
    await fetch(`${product.address}/api/v1/vacancies?page%5Bsize%5D=1`, { headers: of(small) })
  ).json()) as { data: { id: string }[] };
  const search = await scriptSize(product.address, of(small), '/vacancies/search');
  const vacancy = await scriptSize(product.address, of(small), `/vacancies/${data[0]?.id}`);
  return [
    under('Script of /vacancies/search, gzip', search.kilobytes, 130, 'kB'),
    under('Script of /vacancies/{id}, gzip', vacancy.kilobytes, 130, 'kB'),
  ];
}

async function measure(ownerUrl: string): Promise<Line[]> {
  const product = await startServer('server/main.ts', {
    DATABASE_URL: ownerUrl,
    SECRET: secret,
    PORT: '0',
    RATE_LIMIT_FACTOR: '0',
  });
  try {
    if (onlyPeople) return await peopleLines(product, ownerUrl, secret);
    const idle = await memoryOf(product.pid);
    const lines = [
      await listLine(product, ownerUrl),
      ...(await pageLines(product)),
      ...(await searchLines(product, ownerUrl)),
      ...(await peopleLines(product, ownerUrl, secret)),
      ...(await sizeLines(product)),
    ];
    const loaded = await memoryOf(product.pid);
    return [...lines, under('Memory, idle', idle, 250, 'MB'), under('Memory, after load', loaded, 500, 'MB')];
  } finally {
    await product.stop();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'volunteerly-bench-'));
const database = await startEmbeddedDatabase({ dataDir: folder });
try {
  await fill(database.url);
  print(await measure(database.url));
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
