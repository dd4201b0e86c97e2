/** What is over without a deadline is not open: nobody finds it, applies for it or publishes it, and its organisation is asked. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '#contract/formatters.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { apply, takeMails } from '#tests/support/applying.ts';
import { problems, sendVacancy, vacancyWorld, type VacancyWorld } from '#tests/support/managing-vacancies.ts';
import { first } from '#tests/support/server.ts';
import { expireVacancies } from '../expiry/commands.ts';
import { remindOfVacancies } from '../renewal/notify.ts';

let world: VacancyWorld;
let { server, organizationId, manager, staff } = {} as VacancyWorld;
const dayMs = 86_400_000;
/** Where the centres are, so many days ago by the calendar: late in the evening another than that of UTC. */
function day(ago: number): string {
  const noon = new Date(`${dayOf(server.clock.now)}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - ago);
  return dayOf(noon);
}

beforeAll(async () => {
  // The database judges by its own clock what has ended by itself.
  world = await vacancyWorld(new Date());
  ({ server, organizationId, manager, staff } = world);
});
afterAll(() => server.close());

/** Without a deadline, on these days. */
const onDays = async (title: string, starts_on: string | null, ends_on: string | null, over: object = {}) =>
  (
    await server.build.vacancy({
      organization_id: organizationId,
      title,
      expires_at: null,
      starts_on,
      ends_on,
      ...over,
    })
  ).id;
const visit = (path: string) => server.call(first.host, 'GET', path, {});
const act = (name: string, id: string, as = manager) =>
  server.call(first.host, 'POST', `/api/v1/vacancies/${id}/${name}`, { as, body: {} });
const ids = (answer: Awaited<ReturnType<typeof visit>>): string[] =>
  answer.body.data.map(({ id }: { id: string }) => id);

describe('the days of the work', () => {
  let beside: string;
  beforeAll(async () => {
    beside = await onDays('Ernaast', null, null);
  });

  test.each([
    ['its last day was yesterday', 30, 1, false],
    ['one day, which was yesterday', 1, 1, false],
    ['its last day is today', 30, 0, true],
    ['its last day comes', 30, -30, true],
    ['began long ago and goes on', 400, null, true],
    ['comes, on one day', -7, -7, true],
    ['no days at all', null, null, true],
  ] as const)('%s', async (title, starts, ends, isOpen) => {
    const id = await onDays(title, starts === null ? null : day(starts), ends === null ? null : day(ends));
    const { attributes, meta } = (await visit(`/api/v1/vacancies/${id}`)).body.data;
    expect([attributes.is_open, meta.can.apply, meta.can.ask]).toEqual([isOpen, isOpen, isOpen]);
    const found = ids(await visit('/api/v1/vacancies/search?page[size]=50'));
    expect(found.includes(id)).toBe(isOpen);
    const similar = ids(await visit(`/api/v1/vacancies/${beside}/similar`));
    if (!isOpen) expect(similar).not.toContain(id);
    const { body } = await server.call(first.host, 'GET', '/sitemap.xml');
    expect(String(body).includes(id)).toBe(isOpen);
    const sent = await apply(server, id);
    expect([sent.status, sent.body.errors?.[0]?.code]).toEqual(isOpen ? [201, undefined] : [422, 'not_open']);
  });
});

describe('going online', () => {
  const refused = 'last_day_past /data/attributes/ends_on';
  const over = { status: 'draft', published_at: null };

  test('is refused with the field named, by whatever way', async () => {
    const id = await onDays('Burendag', day(60), day(60), over);
    for (const as of [manager, staff]) expect(problems(await act('publish', id, as))).toEqual([refused]);
    const attributes = { status: 'published' };
    expect(problems(await sendVacancy(world, 'PATCH', `/${id}`, attributes))).toEqual([refused]);
    const waits = await onDays('Burendag', day(60), day(60), { ...over, submitted_at: new Date() });
    expect(problems(await act('approve', waits, staff))).toEqual([refused]);
    expect((await sendVacancy(world, 'PATCH', `/${id}`, { ...attributes, ends_on: day(-5) })).status).toBe(
      200,
    );
  });

  test('nor is a day that is over written to what is online', async () => {
    const id = await onDays('Burendag', day(60), day(-1));
    expect(problems(await sendVacancy(world, 'PATCH', `/${id}`, { ends_on: day(1) }))).toEqual([refused]);
    expect((await sendVacancy(world, 'PATCH', `/${id}`, { ends_on: null })).status).toBe(200);
  });
});

test('it goes off the site by itself, and its organisation is asked', async () => {
  await server.build.sql(first.id, "update vacancies set status = 'draft' where status = 'published'");
  const id = await onDays('Burendag', day(1), day(1));
  const goesOn = await onDays('Elke dinsdag', day(400), null);
  const { services } = server.running;
  await takeMails(server);
  await inScope(services.pool, first.id, expireVacancies);
  await inScope(services.pool, first.id, (scope) => remindOfVacancies(scope, services, server.clock.now));
  const statusOf = async (one: string) =>
    (await visit(`/api/v1/vacancies/${one}`)).body.data.attributes.status;
  expect([await statusOf(id), await statusOf(goesOn)]).toEqual(['expired', 'published']);
  expect(
    (await takeMails(server)).map(({ template, body_text }) => [template, body_text.includes(id)]),
  ).toEqual([['vacancy_ended', true]]);
  expect(problems(await act('renew', id))).toEqual(['last_day_past /data/attributes/ends_on']);
});

test('a deadline after the last day warns of nothing: nobody puts that day off', async () => {
  const online = {
    published_at: new Date(Date.now() - 30 * dayMs),
    expires_at: new Date(Date.now() + 2 * dayMs),
  };
  const { services } = server.running;
  await onDays('Voor de deadline voorbij', day(5), day(-1), online);
  await takeMails(server);
  await inScope(services.pool, first.id, (scope) => remindOfVacancies(scope, services, server.clock.now));
  expect(await takeMails(server)).toEqual([]);
  const warned = await onDays('Daarna nog open', day(5), day(-9), online);
  await inScope(services.pool, first.id, (scope) => remindOfVacancies(scope, services, server.clock.now));
  expect((await takeMails(server)).map(({ body_text }) => body_text.includes(warned))).toEqual([true]);
});
