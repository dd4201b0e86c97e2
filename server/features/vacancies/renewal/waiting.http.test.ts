/** A vacancy that ends by the clock while people wait: whoever manages it hears how many, with the way to them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerDaysAfterEnd } from '#contract/vacancy-renewals.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { takeMails } from '#tests/support/applying.ts';
import { vacancyWorld, type VacancyWorld } from '#tests/support/managing-vacancies.ts';
import { first } from '#tests/support/server.ts';
import { expireVacancies } from '../expiry/commands.ts';
import { answerLeftWaiting } from '../left-waiting/commands.ts';
import { remindOfVacancies } from './notify.ts';

let { server, organizationId, manager } = {} as VacancyWorld;
beforeAll(async () => {
  // What ends by itself does so by the clock of the database, which is never put on another day.
  ({ server, organizationId, manager } = await vacancyWorld(new Date()));
});
afterAll(() => server.close());

/** Online until an hour ago, with so many who wait. */
async function ended(title: string, waiting: number) {
  const { id } = await server.build.vacancy({ organization_id: organizationId, title });
  await server.build.sql(
    first.id,
    "update vacancies set published_at = now() - interval '1 month', expires_at = now() - interval '1 hour' where id = $1",
    [id],
  );
  const add = (over: object) =>
    server.build.application({ vacancy_id: id, organization_id: organizationId, ...over });
  for (let at = 0; at < waiting; at += 1) await add({ email: `wie${at}@buurt.example` });
  await add({ status: 'accepted', decisions: 1 });
  await add({ confirmed_at: null });
  return id;
}
async function mailsOfTheClock() {
  const { services } = server.running;
  await inScope(services.pool, first.id, expireVacancies);
  await inScope(services.pool, first.id, (scope) => remindOfVacancies(scope, services, server.clock.now));
  return takeMails(server);
}
const bell = async () =>
  (await server.call(first.host, 'GET', '/api/v1/notifications', { as: manager })).body.data.map(
    ({ attributes }: { attributes: Record<string, unknown> }) => [
      attributes['vacancy_title'],
      attributes['waiting_count'],
      attributes['path'],
    ],
  );

test('one that ends says how many wait, and leads to them', async () => {
  const id = await ended('Tuinhulp', 2);
  const [mail] = await mailsOfTheClock();
  expect(mail?.body_text).toContain('Er wachten nog 2 mensen op antwoord.');
  expect(mail?.body_text).toContain(`/applications?vacancy=${id}`);
  expect(mail?.body_text).not.toContain('Dan hoef je niets te doen');
  expect(await bell()).toEqual([['Tuinhulp', 2, `/applications?vacancy=${id}`]]);
});

test('of several that end together those at which somebody waits are named once more', async () => {
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  const [quiet, awaited] = [await ended('Kok', 0), await ended('Chauffeur', 1)];
  const [mail] = await mailsOfTheClock();
  expect(mail?.body_text).toContain('1 persoon wacht');
  expect(mail?.body_text).toContain(`/applications?vacancy=${awaited}`);
  expect(mail?.body_text).not.toContain(`/applications?vacancy=${quiet}`);
  expect(await bell()).toContainEqual(['Kok', null, `/vacancies/${quiet}/renew`]);
});

describe('whom nobody answers', () => {
  /** So many days later: what the database knows of them is so much longer ago. */
  const passed = (id: string, days: number) =>
    Promise.all([
      server.build.sql(
        first.id,
        `update vacancies set expired_at = expired_at - interval '${days} days' where id = $1`,
        [id],
      ),
      server.build.sql(
        first.id,
        `update vacancy_reminders set created_at = created_at - interval '${days} days' where vacancy_id = $1`,
        [id],
      ),
    ]);
  const runs = async () => {
    const { services } = server.running;
    await inScope(services.pool, first.id, (scope) => answerLeftWaiting(scope, services, server.clock.now));
    return (await takeMails(server)).map(({ template, recipient }) => [template, recipient]);
  };
  const answers = (id: string) =>
    server.build.sql(
      first.id,
      `select email, status, reject_reason, decided_by_name from applications
        where vacancy_id = $1 and confirmed_at is not null and status is distinct from 'accepted' order by email`,
      [id],
    );

  test('hears two weeks after the organisation did that it is over, with others like it', async () => {
    const other = await server.build.vacancy({ organization_id: organizationId, title: 'Moestuin' });
    const id = await ended('Dierenweide', 2);
    const [mail] = await mailsOfTheClock();
    expect(mail?.body_text).toMatch(/Wie op .* nog geen antwoord heeft, krijgt van ons bericht/);
    await passed(id, answerDaysAfterEnd - 1);
    expect(await runs()).toEqual([]);
    await passed(id, 2);
    const { services } = server.running;
    await inScope(services.pool, first.id, (scope) => answerLeftWaiting(scope, services, server.clock.now));
    const told = await takeMails(server);
    expect(told.map(({ template, recipient }) => [template, recipient]).toSorted()).toEqual([
      ['application_rejected', 'wie0@buurt.example'],
      ['application_rejected', 'wie1@buurt.example'],
    ]);
    expect(told[0]?.body_text).toContain('Die vacature is voorbij');
    expect(told[0]?.body_text).toContain(`/vacancies/${other.id}`);
    const rejected = { status: 'rejected', reject_reason: 'vacancy_closed', decided_by_name: null };
    expect(await answers(id)).toEqual([
      { email: 'wie0@buurt.example', ...rejected },
      { email: 'wie1@buurt.example', ...rejected },
    ]);
    expect(await runs()).toEqual([]);
  });

  test('nobody hears it before the organisation heard, nor of one that is online again', async () => {
    const unheard = await ended('Nooit verteld', 1);
    await inScope(server.running.services.pool, first.id, expireVacancies);
    await passed(unheard, answerDaysAfterEnd + 1);
    expect(await runs()).toEqual([]);
    const back = await ended('Weer terug', 1);
    await mailsOfTheClock();
    await passed(back, answerDaysAfterEnd + 1);
    await server.build.sql(first.id, "update vacancies set status = 'published' where id = $1", [back]);
    expect(await runs()).toEqual([]);
  });

  test('one that ends a second time is told of again, and answered after that', async () => {
    const id = await ended('Komt terug', 1);
    const end = "expires_at = now() + interval '60 days', ends_on = (now() - interval '2 days')::date";
    await server.build.sql(first.id, `update vacancies set ${end} where id = $1`, [id]);
    expect((await mailsOfTheClock()).map(({ body_text }) => body_text).join()).toContain(`vacancy=${id}`);
    await passed(id, 3);
    await server.build.sql(first.id, "update vacancies set status = 'published' where id = $1", [id]);
    expect((await mailsOfTheClock()).map(({ body_text }) => body_text).join()).toContain(`vacancy=${id}`);
    await passed(id, answerDaysAfterEnd + 1);
    expect(await runs()).toEqual([['application_rejected', 'wie0@buurt.example']]);
  });

  test('also of one that ended while a change of it waited, or longer ago than is news', async () => {
    const changed = await ended('Met een wijziging', 1);
    await server.build.sql(
      first.id,
      `update vacancies set submitted_at = now(), pending_change = '{"title": "Anders"}' where id = $1`,
      [changed],
    );
    const old = await ended('Lang geleden', 1);
    await server.build.sql(
      first.id,
      "update vacancies set status = 'expired', expired_at = now() - interval '30 days' where id = $1",
      [old],
    );
    const told = (await mailsOfTheClock()).map(({ body_text }) => body_text).join();
    for (const id of [changed, old]) {
      expect(told).toContain(`/applications?vacancy=${id}`);
      await passed(id, answerDaysAfterEnd + 1);
    }
    expect(await mailsOfTheClock()).toEqual([]);
    expect(await runs()).toHaveLength(2);
  });

  test.each(['archived', 'deleted'])(
    'two weeks after one was %s, where nobody can be accepted any more',
    async (status) => {
      const id = await ended('Opgeborgen', 1);
      const since = (days: number) =>
        server.build.sql(
          first.id,
          `update vacancies set status = $2, updated_at = now() - interval '${days} days' where id = $1`,
          [id, status],
        );
      await since(answerDaysAfterEnd - 1);
      expect(await runs()).toEqual([]);
      await since(answerDaysAfterEnd + 1);
      expect(await runs()).toEqual([['application_rejected', 'wie0@buurt.example']]);
      expect(await runs()).toEqual([]);
    },
  );

  test('one that its source has no more is told of where people wait, and of no other', async () => {
    const gone = async (title: string, waiting: number) => {
      const id = await ended(title, waiting);
      await server.build.sql(
        first.id,
        "update vacancies set status = 'expired', expires_at = null where id = $1",
        [id],
      );
      await server.build.sql(
        first.id,
        `insert into vacancy_origins (volunteer_center_id, vacancy_id, source, outside_id, said, gone_at)
          values ($1, $2::uuid, 'bron', $2::uuid::text, 'x', now())`,
        [first.id, id],
      );
      return id;
    };
    const quiet = await gone('Niemand wacht', 0);
    const awaited = await gone('Iemand wacht', 1);
    const [mail, ...others] = await mailsOfTheClock();
    expect(others).toEqual([]);
    expect(mail?.body_text).toContain(`/applications?vacancy=${awaited}`);
    expect(mail?.body_text).not.toContain(quiet);
  });
});
