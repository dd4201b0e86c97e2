/**
 * npm run bench: the budgets as ratios in one run, each against its bare counterpart on the same machine and rows.
 * `npm run bench -- list search` measures some of them: list, pages, mixed, search, desk, people, site, forms, photos,
 * sizes, memory. Memory is that after all others.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSynthetic } from '#db/seeds/load/load-synthetic.ts';
import { asOwner, prepareDatabase, seedDemo } from '#server/database.ts';
import { startEmbeddedDatabase } from '#server/db/embedded/start.ts';
import { large, small } from './centers.ts';
import { deskLines } from './desk.ts';
import { fillForms, formLines } from './forms.ts';
import { listLine } from './list.ts';
import { pageLines } from './pages.ts';
import { mixedLines } from './mixed.ts';
import { fillPeople, peopleLines } from './people.ts';
import { fillPhotographers, photoLines } from './photos.ts';
import { memoryOf, startServer } from './processes.ts';
import { print, under, type Line } from './report.ts';
import { sizeLines } from './scripts.ts';
import { searchLines } from './search.ts';
import { fillSite, siteLines } from './site.ts';

const secret = 'a secret of the bench, of forty letters..';
const parts = [
  'list',
  'pages',
  'mixed',
  'search',
  'desk',
  'people',
  'site',
  'forms',
  'photos',
  'sizes',
  'memory',
] as const;
const named = process.argv.slice(2);
/** Alone they need none of the many vacancies. */
const withoutVacancies = ['people', 'mixed', 'site', 'forms', 'photos'];
const unknown = named.filter((name) => !(parts as readonly string[]).includes(name));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}: ${parts.join(', ')}.`);
const asks = (part: (typeof parts)[number]) => named.length === 0 || named.includes(part);

/** Only what is asked for is made: 10,000 and 100,000 vacancies in a centre each, of the demo and the real texts, and many people. */
async function fill(ownerUrl: string): Promise<void> {
  await prepareDatabase(ownerUrl, () => {});
  await seedDemo(ownerUrl, () => {});
  const loadVacancies = (centerId: number, vacancies: number) => {
    console.log(`Loading ${vacancies} vacancies…`);
    return asOwner(ownerUrl, (client) => loadSynthetic(client, { vacancies, people: 1000, centerId }));
  };
  if (asks('people')) await fillPeople(ownerUrl);
  if (asks('site')) await fillSite(ownerUrl);
  if (asks('forms')) await fillForms(ownerUrl);
  if (asks('photos')) await fillPhotographers(ownerUrl);
  if (named.length === 0 || !named.every((name) => withoutVacancies.includes(name)))
    await loadVacancies(small, 10_000);
  if (asks('search') || asks('desk')) await loadVacancies(large, 100_000);
  await asOwner(ownerUrl, (client) => client.query('vacuum analyze'));
}

async function measure(ownerUrl: string): Promise<Line[]> {
  const product = await startServer('server/main.ts', {
    DATABASE_URL: ownerUrl,
    SECRET: secret,
    PORT: '0',
    RATE_LIMIT_FACTOR: '0',
  });
  try {
    const lines: Line[] = [];
    const memory = async (when: string, limit: number) => {
      if (asks('memory')) lines.push(under(`Memory, ${when}`, await memoryOf(product.pid), limit, 'MB'));
    };
    await memory('idle', 250);
    if (asks('photos')) lines.push(...(await photoLines(product)));
    if (asks('list')) lines.push(await listLine(product, ownerUrl));
    if (asks('pages')) lines.push(...(await pageLines(product)));
    if (asks('mixed')) lines.push(...(await mixedLines(product)));
    if (asks('search')) lines.push(...(await searchLines(product, ownerUrl, secret)));
    if (asks('desk')) lines.push(...(await deskLines(product, ownerUrl, secret)));
    if (asks('people')) lines.push(...(await peopleLines(product, ownerUrl, secret)));
    if (asks('site')) lines.push(...(await siteLines(product, ownerUrl, secret)));
    if (asks('forms')) lines.push(...(await formLines(product, ownerUrl, secret)));
    if (asks('sizes')) lines.push(...(await sizeLines(product)));
    await memory('after load', 500);
    return lines;
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
