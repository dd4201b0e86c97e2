import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { seedReferenceLists } from '#db/seeds/reference-lists.ts';
import { seedDemoContent } from '#db/seeds/demo/demo-content.ts';
import { loadSynthetic } from '#db/seeds/load/load-synthetic.ts';
const url = process.argv[2] as string;
/* oxlint-disable no-console */ const step = async (name: string, work: () => Promise<void>) => {
  const t = performance.now();
  await work();
  console.log(name, Math.round(performance.now() - t), 'ms');
};
await step('migrate', () => migrate(url));
const client = new pg.Client({ connectionString: url });
await client.connect();
const note = (line: string) => console.log('  ', line);
for (const round of [1, 2]) {
  await step(`reference ${round}`, () => seedReferenceLists(client));
  await step(`demo ${round}`, () => seedDemoContent(client, { now: new Date(), note }));
}
const n = Number(process.argv[3] ?? 0);
if (n) {
  await step('load', () => loadSynthetic(client, { vacancies: n, people: n / 5, note }));
  await step('load again', () => loadSynthetic(client, { vacancies: n, people: n / 5, note }));
}
await client.end();
