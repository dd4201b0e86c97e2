/** Words of a centre's own: written in one way whoever writes them, found as such, and put in order by its staff. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from '#server/jobs/all-tasks.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { documentOf } from '#tests/cases/case.ts';
import { problems, vacancyWorld, type VacancyWorld } from '#tests/support/managing-vacancies.ts';
import { first, second } from '#tests/support/server.ts';

let world: VacancyWorld;
let { server, organizationId, manager, staff } = {} as VacancyWorld;
beforeAll(async () => {
  // What is cleaned up goes by the clock of the database.
  world = await vacancyWorld(new Date());
  ({ server, organizationId, manager, staff } = world);
});
afterAll(() => server.close());

const make = async () =>
  (await server.build.vacancy({ organization_id: organizationId, title: 'Optocht begeleiden' })).id;
const write = (id: string, tags: unknown, as = manager) =>
  server.call(first.host, 'PATCH', `/api/v1/vacancies/${id}`, {
    as,
    body: documentOf('vacancies', { tags }),
  });
const tagsOf = async (id: string): Promise<string[]> =>
  (await server.call(first.host, 'GET', `/api/v1/vacancies/${id}`)).body.data.attributes.tags;
const keep = (method: 'PATCH' | 'POST' | 'DELETE', path: string, attributes: object = {}) =>
  server.call(first.host, method, `/api/v1/own_tags/${path}`, {
    as: staff,
    ...(method !== 'DELETE' && { body: documentOf('own_tags', attributes) }),
  });
const listed = async (query = ''): Promise<{ id: string; name: string; vacancies: number }[]> => {
  const { body } = await server.call(first.host, 'GET', `/api/v1/own_tags?${query}`, { as: staff });
  return body.data.map(
    ({ id, attributes }: { id: string; attributes: { name: string; vacancies: number } }) => ({
      id,
      name: attributes.name,
      vacancies: attributes.vacancies,
    }),
  );
};
const idOf = async (name: string) => (await listed()).find((tag) => tag.name === name)?.id ?? '';
const found = async (query: string): Promise<string[]> => {
  const { body } = await server.call(first.host, 'GET', `/api/v1/vacancies/search?page[size]=48&${query}`);
  return body.data.map(({ id }: { id: string }) => id);
};

test('a word is written in one way, and a word for what all centres have is that', async () => {
  const [one, two] = [await make(), await make()];
  await write(one, ['once', ' #Café  Zoë ', 'regelmatig']);
  await write(two, ['cafe-zoe', 'ÉÉNMALIG', 'café zoë']);
  expect([await tagsOf(one), await tagsOf(two)]).toEqual([
    ['once', 'Café Zoë', 'regularly'],
    ['Café Zoë', 'once'],
  ]);
});

test.each([
  ['a comma', ['een, twee'], 'invalid_tag /data/attributes/tags/0'],
  ['only signs', ['!!'], 'invalid_tag /data/attributes/tags/0'],
  ['nothing to see', ['\u200b'], 'blank /data/attributes/tags/0'],
  ['31 characters', ['a'.repeat(31)], 'too_long /data/attributes/tags/0'],
  ['13 words', Array.from({ length: 13 }, (_, at) => `woord ${at}`), 'too_many /data/attributes/tags'],
])('%s is refused at its place', async (_what, tags, problem) => {
  expect(problems(await write(await make(), tags))).toEqual([problem]);
});

test('it is found as a filter however it is written, counted among the others, and as a word', async () => {
  const id = await make();
  await write(id, ['Carnaval']);
  expect(await found('filter[tag]=CARNAVAL')).toEqual([id]);
  expect(await found('filter[q]=carnaval')).toEqual([id]);
  expect(await found('filter[tag]=nergens')).toEqual([]);
  const { body } = await server.call(first.host, 'GET', '/api/v1/vacancies/search?filter[q]=carnaval');
  expect(body.meta.facets.tag).toEqual([{ value: 'Carnaval', count: 1 }]);
});

test('staff write it otherwise: its vacancies follow, and the old way is read as the new one', async () => {
  const id = await make();
  await write(id, ['koningsdag', 'free']);
  const renamed = await keep('PATCH', await idOf('koningsdag'), { name: 'Koningsdag 2027' });
  expect(renamed.body.data.attributes).toMatchObject({ name: 'Koningsdag 2027', vacancies: 1 });
  expect(await tagsOf(id)).toEqual(['Koningsdag 2027', 'free']);
  expect(await found('filter[tag]=koningsdag')).toEqual([id]);
  const later = await make();
  await write(later, ['Koningsdag']);
  expect(await tagsOf(later)).toEqual(['Koningsdag 2027']);
  // Back again: what was the other way of writing it is its name now.
  await keep('PATCH', await idOf('Koningsdag 2027'), { name: 'Koningsdag' });
  expect(await tagsOf(id)).toEqual(['Koningsdag', 'free']);
  expect((await listed()).filter(({ name }) => name.startsWith('Konings'))).toHaveLength(1);
});

test('a name that there is already is refused, also one that all centres have', async () => {
  await write(await make(), ['Sinterklaas', 'Kerst']);
  for (const name of ['sinterklaas', 'Regelmatig', 'flexibel'])
    expect(problems(await keep('PATCH', await idOf('Kerst'), { name }))).toEqual([
      'taken /data/attributes/name',
    ]);
});

test('two are put together: a vacancy with both has one, and who writes the old word gets the other', async () => {
  const [both, one] = [await make(), await make()];
  await write(both, ['NL Doet', 'Oranjefonds', 'once']);
  await write(one, ['Oranjefonds']);
  const merged = await keep('POST', `${await idOf('Oranjefonds')}/merge`, { into_id: await idOf('NL Doet') });
  expect(merged.body.data.attributes).toMatchObject({ name: 'NL Doet', vacancies: 2 });
  expect([await tagsOf(both), await tagsOf(one)]).toEqual([['NL Doet', 'once'], ['NL Doet']]);
  await write(one, ['oranjefonds']);
  expect(await tagsOf(one)).toEqual(['NL Doet']);
  expect((await found('filter[tag]=Oranjefonds')).toSorted()).toEqual([both, one].toSorted());
  const id = await idOf('NL Doet');
  const foreign = '01970000-0000-7000-8000-000000000000';
  for (const into_id of [id, foreign])
    expect(problems(await keep('POST', `${id}/merge`, { into_id }))).toEqual([
      'unknown_record /data/attributes/into_id',
    ]);
});

test('one that is removed goes off its vacancies, with the words that were put with it', async () => {
  const id = await make();
  await write(id, ['Tijdelijk', 'free']);
  const removed = await idOf('Tijdelijk');
  expect((await keep('DELETE', removed)).status).toBe(204);
  expect(await tagsOf(id)).toEqual(['free']);
  expect(await idOf('Tijdelijk')).toBe('');
});

test('whoever saves a vacancy while its word is put with another saves that other', async () => {
  for (let round = 0; round < 6; round += 1) {
    const id = await make();
    await write(id, [`Lente ${round}`, `Voorjaar ${round}`]);
    const into = await idOf(`Voorjaar ${round}`);
    const lente = await idOf(`Lente ${round}`);
    const late = await make();
    await Promise.all([
      keep('POST', `${lente}/merge`, { into_id: into }),
      write(late, [`Lente ${round}`]),
      write(id, [`Lente ${round}`, 'once']),
    ]);
    expect([await tagsOf(id), await tagsOf(late)]).toEqual([
      [`Voorjaar ${round}`, 'once'],
      [`Voorjaar ${round}`],
    ]);
  }
});

test('staff find them by words of their name; those of another centre are nobody else’s', async () => {
  await write(await make(), ['Été in het park']);
  for (const q of ['ete in', 'PARK été', 'het ark'])
    expect(
      (await listed(`filter[q]=${q}`)).map(({ name }) => name),
      q,
    ).toEqual(['Été in het park']);
  expect(await listed('filter[q]=%25')).toEqual([]);
  const elsewhere = await server.build.vacancy({ center: second.id });
  await server.build.sql(second.id, "update vacancies set tags = '{Park}' where id = $1", [elsewhere.id]);
  await server.build.sql(
    second.id,
    "insert into own_tags (volunteer_center_id, id, name) values ($1, gen_random_uuid(), 'Park')",
    [second.id],
  );
  expect((await listed('filter[q]=park')).map(({ name }) => name)).toEqual(['Été in het park']);
});

test('one that no vacancy has goes away after a day', async () => {
  const id = await make();
  await write(id, ['Voorbij', 'Blijft']);
  await write(id, ['Blijft']);
  const clean = () => inScope(server.running.services.pool, first.id, cleanUp);
  await clean();
  expect(await idOf('Voorbij')).not.toBe('');
  await server.build.sql(first.id, "update own_tags set updated_at = now() - interval '2 days'");
  await clean();
  expect([await idOf('Voorbij'), (await idOf('Blijft')) !== '']).toEqual(['', true]);
});
