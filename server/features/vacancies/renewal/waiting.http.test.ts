/** A vacancy that ends by the clock while people wait: whoever manages it hears how many, with the way to them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inScope } from '#server/tenancy/scope.ts';
import { takeMails } from '#tests/support/applying.ts';
import { vacancyWorld, type VacancyWorld } from '#tests/support/managing-vacancies.ts';
import { first } from '#tests/support/server.ts';
import { expireVacancies } from '../expiry/commands.ts';
import { remindOfVacancies } from './notify.ts';

let { server, organizationId, manager } = {} as VacancyWorld;
beforeAll(async () => {
  ({ server, organizationId, manager } = await vacancyWorld());
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
