/** Vacancies whose texts broke on the way: seen beforehand, and offline until somebody has looked. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VacancyImportReportRow } from '#contract/vacancy-imports.ts';
import { garden, heading, vacancyFiles, type VacancyFiles } from '#tests/support/vacancy-files.ts';

let files: VacancyFiles;
beforeAll(async () => {
  files = await vacancyFiles();
});
afterAll(() => files.server.close());

async function rowsOf(lines: readonly string[]): Promise<VacancyImportReportRow[]> {
  const { taken, named, check, call } = files;
  const id = await taken([`Vacatures van Buurtwerk, alles`, heading, ...lines, ';;;', ''].join('\n'));
  const { body } = await call('GET', id);
  const columns = body.data.attributes.columns.map(({ field }: { field: string | null }) => field);
  expect((await named(id, columns)).status).toBe(200);
  const checked = await check(id);
  expect(checked.status, JSON.stringify(checked.body)).toBe(200);
  return checked.body.meta.rows;
}

test('a text that looks broken is told, and keeps the vacancy offline', async () => {
  const [whole] = await rowsOf([garden]);
  expect(whole).toMatchObject({ row: 3, result: 'would_add', becomes: 'published', problems: [] });
  const [broken] = await rowsOf([garden.replace('wieden', 'wiedÃ«n')]);
  expect(broken).toMatchObject({
    result: 'would_add',
    becomes: 'draft',
    problems: [{ field: 'description', reason: expect.stringContaining('Klopt dit?') }],
  });
});

test('no organisation is made with a name that looks broken', async () => {
  const [row] = await rowsOf([garden.replace('De Tuin', 'CafÃ© Zoë')]);
  expect(row).toMatchObject({ result: 'refused', problems: [{ field: 'organization' }] });
});
