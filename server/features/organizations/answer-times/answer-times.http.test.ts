/** What an organisation's page may say of how soon it answers. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inScope } from '#server/tenancy/scope.ts';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';
import { measureAnswers } from './commands.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** An organisation whose applicants waited so many hours for an answer; null is one who still waits, for `open` hours. */
async function organization(waited: readonly (number | null)[], { open = 10, center = first.id } = {}) {
  const { id } = await server.build.organization({ center });
  const vacancy = await server.build.vacancy({ center, organization_id: id });
  for (const hours of waited)
    await server.build.application({
      center,
      vacancy_id: vacancy.id,
      organization_id: id,
      confirmed_at: hoursAgo((hours ?? 0) + open),
      first_response_at: hours === null ? null : hoursAgo(open),
      status: hours === null ? null : 'accepted',
    });
  return id;
}

async function answerTime(id: string, host = first.host): Promise<number | null> {
  const answer = await server.call(host, 'GET', `/api/v1/organizations/${id}`);
  return answer.body.data.attributes.usual_answer_days;
}

const measure = (center = first.id) => inScope(server.running.services.pool, center, measureAnswers);

test('four of five answers decide, rounded up to days; too few or too slow says nothing', async () => {
  const soon = await organization([2, 3, 5, 20, 400]);
  const days = await organization([30, 40, 50, 60, 70]);
  const few = await organization([1, 1, 1, 1]);
  const slow = await organization([400, 400, 400, 400, 400]);
  const twin = await organization([1, 1, 1, 1, 1], { center: second.id });
  await measure();
  expect([await answerTime(soon), await answerTime(days)]).toEqual([1, 3]);
  expect([await answerTime(few), await answerTime(slow), await answerTime(twin, second.host)]).toEqual([
    null,
    null,
    null,
  ]);
  await measure(second.id);
  expect(await answerTime(twin, second.host)).toBe(1);
});

test('who still waits counts with the time of waiting, and what changed is said again', async () => {
  const id = await organization([10, 10, 10, 10, 10]);
  await measure();
  expect(await answerTime(id)).toBe(1);
  const vacancy = await server.build.vacancy({ organization_id: id });
  for (let waiting = 0; waiting < 3; waiting += 1)
    await server.build.application({
      vacancy_id: vacancy.id,
      organization_id: id,
      confirmed_at: hoursAgo(24 * 9 - 2),
      first_response_at: null,
      status: null,
    });
  await measure();
  expect(await answerTime(id)).toBe(9);
  await measure();
  expect(await measure()).toBe(0);
});
