/** A vacancy that is filled: everybody who still waits for an answer to it gets one, and nobody else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeMails } from '#tests/support/applying.ts';
import { vacancyWorld, type VacancyWorld } from '#tests/support/managing-vacancies.ts';
import { first } from '#tests/support/server.ts';

let { server, organizationId, manager } = {} as VacancyWorld;
beforeAll(async () => {
  ({ server, organizationId, manager } = await vacancyWorld());
});
afterAll(() => server.close());

const statusOf = async (id: string) =>
  (
    await server.build.sql(
      first.id,
      'select status, reject_reason, decision_message from applications where id = $1',
      [id],
    )
  )[0];

test('those who wait are told once, in the words that were given', async () => {
  const vacancy = await server.build.vacancy({ organization_id: organizationId });
  const other = await server.build.vacancy({ organization_id: organizationId });
  const add = (vacancy_id: string, over: object = {}) =>
    server.build.application({ vacancy_id, organization_id: organizationId, ...over });
  const waiting = [await add(vacancy.id), await add(vacancy.id)];
  const accepted = await add(vacancy.id, { status: 'accepted', decisions: 1 });
  const unconfirmed = await add(vacancy.id, { confirmed_at: null });
  const elsewhere = await add(other.id);
  await takeMails(server);
  const answer = () =>
    server.call(first.host, 'POST', `/api/v1/vacancies/${vacancy.id}/answer_applications`, {
      as: manager,
      body: { message: 'We hebben Ria gevonden.' },
    });
  const { status, body } = await answer();
  expect([status, body.meta.answered]).toEqual([200, waiting.length]);
  for (const { id } of waiting)
    expect(await statusOf(id)).toEqual({
      status: 'rejected',
      reject_reason: 'vacancy_closed',
      decision_message: 'We hebben Ria gevonden.',
    });
  for (const { id } of [unconfirmed, elsewhere]) expect((await statusOf(id))?.['status']).toBeNull();
  expect((await statusOf(accepted.id))?.['status']).toBe('accepted');
  const mails = await takeMails(server);
  expect(mails.filter(({ template }) => template === 'application_rejected')).toHaveLength(waiting.length);
  expect((await answer()).body.meta.answered).toBe(0);
  expect(await takeMails(server)).toEqual([]);
});

test('a vacancy is filled and its people told in one act, or neither', async () => {
  const filledBy = async (status: string) => {
    const { id } = await server.build.vacancy({ organization_id: organizationId, status });
    const waits = await server.build.application({ vacancy_id: id, organization_id: organizationId });
    const path = `/api/v1/vacancies/${id}/answer_applications`;
    const answer = await server.call(first.host, 'POST', path, { as: manager, body: { fill: true } });
    return { answer, state: (await statusOf(waits.id))?.['status'] };
  };
  const { answer, state } = await filledBy('published');
  expect([answer.status, answer.body.data.attributes.status, answer.body.meta.answered]).toEqual([
    200,
    'filled',
    1,
  ]);
  expect(state).toBe('rejected');
  await takeMails(server);
  const refused = await filledBy('draft');
  expect([refused.answer.status, refused.state]).toEqual([422, null]);
  expect(await takeMails(server)).toEqual([]);
});

test('who welcomes somebody while everybody is answered goes first or after: each decision counts', async () => {
  const rounds = Array.from({ length: 8 }, async () => {
    const { id } = await server.build.vacancy({ organization_id: organizationId });
    const one = await server.build.application({ vacancy_id: id, organization_id: organizationId });
    const post = (path: string, body: object) =>
      server.call(first.host, 'POST', `/api/v1/${path}`, { as: manager, body });
    const [accepted, answered] = await Promise.all([
      post(`applications/${one.id}/accept`, {}),
      post(`vacancies/${id}/answer_applications`, {}),
    ]);
    const told = Number(answered.body.meta.answered) + Number(accepted.status === 200);
    const [row] = await server.build.sql(first.id, 'select decisions from applications where id = $1', [
      one.id,
    ]);
    return [row?.['decisions'], told];
  });
  for (const [decisions, told] of await Promise.all(rounds)) expect(decisions).toBe(told);
});
