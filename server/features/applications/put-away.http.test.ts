/** Which answers an application can still have once its vacancy is in another state. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplicationMove } from '#contract/applications.ts';
import { takeMails } from '#tests/support/applying.ts';
import { vacancyWorld, type VacancyWorld } from '#tests/support/managing-vacancies.ts';
import { first, type Session } from '#tests/support/server.ts';

let { server, organizationId, manager } = {} as VacancyWorld;
beforeAll(async () => {
  ({ server, organizationId, manager } = await vacancyWorld());
});
afterAll(() => server.close());

/** Of somebody who waits at a vacancy in this state. */
async function waiting(status: string, over: object = {}): Promise<string> {
  const { id } = await server.build.vacancy({ organization_id: organizationId, status });
  const sent = { vacancy_id: id, organization_id: organizationId, ...over };
  return (await server.build.application(sent)).id;
}
const bodies = { accept: {}, reject: { reject_reason: 'vacancy_closed' }, withdraw: {} };
const act = (name: keyof typeof bodies, id: string, as: Session = manager, more: object = {}) =>
  server.call(first.host, 'POST', `/api/v1/applications/${id}/${name}`, {
    as,
    body: { ...bodies[name], ...more },
  });
const refused = ['vacancy_put_away', '/data/attributes/status'];
const codeOf = ({ body }: Awaited<ReturnType<typeof act>>) => [
  body.errors[0]?.code,
  body.errors[0]?.source?.pointer,
];

const states = [
  { status: 'draft', said: 'over', accept: true },
  { status: 'published', said: 'online', accept: true },
  { status: 'filled', said: 'filled', accept: true },
  { status: 'expired', said: 'over', accept: true },
  { status: 'archived', said: 'over', accept: false },
  { status: 'deleted', said: 'over', accept: false },
];

test.each(states)('$status: accepting $accept; turning down and taking back always', async (row) => {
  const may: Record<ApplicationMove, boolean> = { accept: row.accept, reject: true };
  for (const move of ['accept', 'reject'] as const) {
    const id = await waiting(row.status);
    const { body } = await server.call(first.host, 'GET', `/api/v1/applications/${id}`, { as: manager });
    expect([body.data.attributes.vacancy_state, body.data.meta.can[move]]).toEqual([row.said, may[move]]);
    const answer = await act(move, id);
    expect([move, answer.status]).toEqual([move, may[move] ? 200 : 422]);
    if (!may[move]) expect(codeOf(answer)).toEqual(refused);
  }
  const sender = await server.build.user({});
  const own = await waiting(row.status, { user_id: sender.id });
  expect((await act('withdraw', own, await server.signIn(first.host, sender.email))).status).toBe(200);
});

test('who was turned down is not welcomed after all to what was put away since, and gets no mail of it', async () => {
  const id = await waiting('published');
  expect((await act('reject', id)).status).toBe(200);
  await server.build.sql(
    first.id,
    "update vacancies set status = 'archived' where id = (select vacancy_id from applications where id = $1)",
    [id],
  );
  await takeMails(server);
  expect(codeOf(await act('accept', id, manager, { reason: 'Toch wel' }))).toEqual(refused);
  expect(await takeMails(server)).toEqual([]);
});

test('nobody is welcomed at an organisation that is archived, while turning down stays', async () => {
  const staff = await server.signIn(
    first.host,
    (await server.build.user({ roles: ['center_superuser'] })).email,
  );
  const organization = await server.build.organization();
  const { id: vacancyId } = await server.build.vacancy({ organization_id: organization.id });
  const sent = { vacancy_id: vacancyId, organization_id: organization.id };
  const [one, other] = [await server.build.application(sent), await server.build.application(sent)];
  await server.build.sql(first.id, "update organizations set status = 'archived' where id = $1", [
    organization.id,
  ]);
  await takeMails(server);
  expect(codeOf(await act('accept', one.id, staff))).toEqual(refused);
  expect(await takeMails(server)).toEqual([]);
  expect((await act('reject', other.id, staff)).status).toBe(200);
});
