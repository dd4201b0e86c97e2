/** A vacancy as a sheet to print: one page, whatever is on it, of what visitors may see. */
import { constants, inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picture } from '#tests/support/pictures.ts';
import { sendFile } from '#tests/support/sending-files.ts';
import { sendVacancy, vacancyWorld, type VacancyWorld } from '#tests/support/managing-vacancies.ts';
import { first, second } from '#tests/support/server.ts';

let world: VacancyWorld;
let { server, organizationId, staff } = {} as VacancyWorld;

beforeAll(async () => {
  world = await vacancyWorld();
  ({ server, organizationId, staff } = world);
});
afterAll(() => server.close());

const vacancy = async (over: object = {}) =>
  (await server.build.vacancy({ organization_id: organizationId, title: 'Koffie schenken', ...over })).id;
const ask = (id: string, file = 'nl.pdf', host = first.host) =>
  server.running.app.inject({ url: `/posters/${id}/${file}`, headers: { host } });

/** What of a document can be read without drawing it. */
async function sheet(id: string, file?: string) {
  const { statusCode, headers, rawPayload } = await ask(id, file);
  const text = rawPayload.toString('latin1');
  return {
    status: statusCode,
    type: headers['content-type'],
    starts: text.slice(0, 8),
    pages: text.match(/\/Type \/Page\b/g)?.length,
    language: /\/Lang \((\w+)\)/.exec(text)?.[1],
    parts: text.match(/\/S \/(H1|P)\b/g)?.length ?? 0,
    pictures: text.match(/\/Subtype \/Image/g)?.length ?? 0,
  };
}

const one = { status: 200, type: 'application/pdf', starts: '%PDF-1.7', pages: 1, pictures: 0 };

test('is one page in the language that is asked for, with its parts named for who hears it', async () => {
  const id = await vacancy({ title_en: 'Pouring coffee', summary: 'Elke dinsdag in het buurthuis.' });
  expect(await sheet(id)).toMatchObject({ ...one, language: 'nl' });
  expect(await sheet(id, 'en.pdf')).toMatchObject({ ...one, language: 'en' });
  expect((await sheet(id)).parts).toBeGreaterThan(4);
});

test.each([
  [
    'long words',
    'Vrijwilligersvacaturebeoordelingscommissielid '.repeat(2).trim(),
    'Een lange zin. '.repeat(10),
  ],
  ['letters of other languages', 'Łódź, Şırnak en Đakovo', 'Ğ ő ž ễ'],
  ['signs that no letter of ours is for', '🌻 العربية 中文', '🌻'],
  ['marks that turn', '\u202eabc\u2066', '\u200b'],
])('stays one page with %s', async (_what, title, summary) => {
  expect(await sheet(await vacancy({ title, summary }))).toMatchObject(one);
});

/** How often words are written on it. */
function lines(bytes: Buffer): number {
  const text = bytes.toString('latin1');
  const streams = [...text.matchAll(/stream\n/g)].map(({ index }) =>
    bytes.subarray(index + 'stream\n'.length),
  );
  const drawn = streams.flatMap((stream) => {
    try {
      return inflateSync(stream, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
    } catch {
      return [];
    }
  });
  return drawn.join('\n').match(/\bTJ\b/g)?.length ?? 0;
}

test('has a heading, whatever letters the title is in', async () => {
  const [plain, foreign] = [await vacancy(), await vacancy({ title: '中文 עברית 🌻' })];
  const usual = lines((await ask(plain)).rawPayload);
  expect(usual).toBeGreaterThan(3);
  expect(lines((await ask(foreign)).rawPayload)).toBe(usual);
});

test('carries the first photo', async () => {
  const id = await vacancy();
  const sent = await sendFile(server, first.host, '/api/v1/uploads', await picture(40, 30), {
    name: 'a.png',
    as: staff,
  });
  await sendVacancy(world, 'PATCH', `/${id}`, { image_ids: [sent.body.data.id] }, { as: staff });
  expect(await sheet(id)).toMatchObject({ ...one, pictures: 1 });
});

test('is there for what people can apply to, and not for what one person asks', async () => {
  const there = await vacancy();
  for (const [id, file] of [
    [await vacancy({ status: 'draft' }), 'nl.pdf'],
    [await vacancy({ status: 'filled' }), 'nl.pdf'],
    [await vacancy({ vacancy_type: 'neighbour-help' }), 'nl.pdf'],
    [there, 'fr.pdf'],
    [there, 'nl.png'],
    ['x', 'nl.pdf'],
  ] as const)
    expect((await ask(id, file)).statusCode, `${id} ${file}`).toBe(404);
  expect((await ask(there, 'nl.pdf', second.host)).statusCode).toBe(404);
});

test('whoever asks for many at once takes no places of others', async () => {
  const id = await vacancy();
  const from = (remoteAddress: string) =>
    server.running.app.inject({ url: `/posters/${id}/nl.pdf`, headers: { host: first.host }, remoteAddress });
  const many = Array.from({ length: 20 }, () => from('192.0.2.1'));
  const other = await from('192.0.2.2');
  const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
  expect(other.statusCode).toBe(200);
  expect(statuses.filter((status) => status === 200).length).toBe(3);
  expect(statuses.filter((status) => status === 429).length).toBe(17);
});
