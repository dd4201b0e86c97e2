/** A demand on age, sex, origin or religion goes online with its reason only, which nobody outside of those who manage it reads. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problems, sendVacancy, vacancyWorld, type VacancyWorld } from '#tests/support/managing-vacancies.ts';
import { first, type Session } from '#tests/support/server.ts';

let world: VacancyWorld;
let { server, organizationId, manager, staff } = {} as VacancyWorld;

beforeAll(async () => {
  world = await vacancyWorld();
  ({ server, organizationId, manager, staff } = world);
});
afterAll(() => server.close());
beforeEach(() => server.build.sql(first.id, "update volunteer_center_profiles set vacancy_check = 'after'"));

const patch = (id: string, attributes: object) => sendVacancy(world, 'PATCH', `/${id}`, attributes);
const publish = (id: string) =>
  server.call(first.host, 'POST', `/api/v1/vacancies/${id}/publish`, { as: manager, body: {} });
const read = async (id: string, as?: Session) =>
  (await server.call(first.host, 'GET', `/api/v1/vacancies/${id}`, { as })).body.data.attributes;
const draft = async (over: object = {}) =>
  (
    await server.build.vacancy({
      organization_id: organizationId,
      status: 'draft',
      published_at: null,
      ...over,
    })
  ).id;
const online = async (over: object = {}) =>
  (await server.build.vacancy({ organization_id: organizationId, ...over })).id;
const unexplained = ['demand_unexplained /data/attributes/demand_reason'];

test.each<object>([
  { minimum_age: 18 },
  { title: 'Alleen vrouwen in de sauna' },
  { summary: 'Je bent overtuigd christen.' },
  { description: '<p>Je hebt de <strong>Nederlandse nationaliteit</strong>.</p>' },
  { description_en: '<p>Only for young people</p>' },
])('%j is saved as a draft, and goes online once the reason is given', async (demand) => {
  const id = await draft();
  expect((await patch(id, demand)).status).toBe(200);
  expect(problems(await publish(id))).toEqual(unexplained);
  expect((await read(id, manager)).status).toBe('draft');
  expect((await patch(id, { demand_reason: 'De opvang is voor vrouwen.' })).status).toBe(200);
  expect((await publish(id)).status).toBe(200);
});

test.each<object>([
  { minimum_age: 0 },
  { title: 'Help jongeren met hun huiswerk' },
  { description: '<p>We zoeken mannen en vrouwen.</p>' },
])('%j demands nothing', async (attributes) => {
  const id = await draft();
  await patch(id, attributes);
  expect((await publish(id)).status).toBe(200);
});

test('what is online gets no new demand without a reason; one that it had may be left for another change', async () => {
  const id = await online();
  expect(problems(await patch(id, { minimum_age: 21 }))).toEqual(unexplained);
  expect((await read(id)).minimum_age).toBeNull();
  expect((await patch(id, { minimum_age: 21, demand_reason: 'Je rijdt een bus.' })).status).toBe(200);
  expect(problems(await patch(id, { demand_reason: null }))).toEqual(unexplained);
  const older = await online({ minimum_age: 16 });
  expect((await patch(older, { summary: 'Korter' })).status).toBe(200);
});

test('a demand that waits for the check is asked for its reason too', async () => {
  await server.build.sql(first.id, "update volunteer_center_profiles set vacancy_check = 'before'");
  const id = await online();
  expect(problems(await patch(id, { title: 'Alleen mannen' }))).toEqual(unexplained);
  expect((await patch(id, { title: 'Alleen mannen', demand_reason: 'Het is een herenclub.' })).status).toBe(
    200,
  );
});

test('the reason is read by who manages it, and by nobody else', async () => {
  const id = await online({ minimum_age: 18, demand_reason: 'Je schenkt bier.' });
  expect((await read(id, manager)).demand_reason).toBe('Je schenkt bier.');
  expect((await read(id, staff)).demand_reason).toBe('Je schenkt bier.');
  expect((await read(id)).demand_reason).toBeNull();
  const { body } = await server.call(first.host, 'GET', '/api/v1/vacancies');
  expect(JSON.stringify(body)).not.toContain('bier');
});

test('a reason that is too long is refused at its field', async () => {
  const id = await draft();
  expect(problems(await patch(id, { demand_reason: 'x'.repeat(501) }))).toEqual([
    'too_long /data/attributes/demand_reason',
  ]);
});
