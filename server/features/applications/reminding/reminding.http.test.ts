/** The centre reminds an organisation of somebody who waits. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { takeMails } from '#tests/support/applying.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let organizationId: string;
let managerEmail: string;
let managerId: string;
let manager: Session;
let centre: Session;
const day = 86_400_000;

beforeAll(async () => {
  server = await testServer({ now: new Date('2026-11-24T09:00:00Z'), connections: 4 });
  await server.build.lookAlikes();
  organizationId = (await server.build.organization()).id;
  const built = await server.build.user({ roles: [['organization_superuser', organizationId]] });
  managerEmail = built.email;
  managerId = built.id;
  manager = await server.signIn(first.host, managerEmail);
  const staff = await server.build.user({ roles: ['center_superuser'] });
  centre = await server.signIn(first.host, staff.email);
});
afterAll(() => server.close());
beforeEach(async () => {
  await takeMails(server);
  await server.build.sql(first.id, 'delete from notifications');
});

async function waiting(days: number, over: object = {}) {
  const organization_id = organizationId;
  const { id: vacancy_id } = await server.build.vacancy({ organization_id });
  const sent = new Date(server.clock.now.getTime() - days * day);
  const { id } = await server.build.application({
    vacancy_id,
    organization_id,
    first_name: 'Piet',
    last_name: 'Verhulst',
    created_at: sent,
    confirmed_at: sent,
    ...over,
  });
  return id;
}
const remind = (id: string, as: Session = centre) =>
  server.call(first.host, 'POST', `/api/v1/applications/${id}/remind`, { as, body: {} });
const read = (id: string, as: Session = centre) =>
  server.call(first.host, 'GET', `/api/v1/applications/${id}`, { as });

test('whoever has to answer is told by mail and at the bell, without the name in the mail, and it is on record', async () => {
  const id = await waiting(4);
  expect((await read(id)).body.data.meta.can.remind).toBe(true);
  const answer = await remind(id);
  expect(answer.status).toBe(200);
  expect(answer.body.data.attributes['reminded_at']).toBe('2026-11-24T09:00:00.000Z');
  expect(answer.body.data.meta.can.remind).toBe(false);
  const [mail, ...more] = await takeMails(server);
  expect([mail?.template, mail?.recipient, more.length]).toEqual(['application_reminder', managerEmail, 0]);
  expect(mail?.body_text).toContain(`/applications/${id}`);
  expect(`${mail?.subject} ${mail?.body_text}`).not.toMatch(/Piet|Verhulst/);
  const told = await server.build.sql(first.id, 'select kind, user_id from notifications');
  expect(told).toEqual([{ kind: 'application_reminder', user_id: managerId }]);
  const audit = await server.build.sql(first.id, 'select act from audit_events where subject_id = $1', [id]);
  expect(audit).toEqual([{ act: 'remind' }]);
});

test('once in three days, also when two press at once', async () => {
  const id = await waiting(4);
  const answers = await Promise.all([remind(id), remind(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.errors[0]?.code).toBe('remind_later');
  expect(await takeMails(server)).toHaveLength(1);
  const reminded = new Date(server.clock.now.getTime() - 3 * day);
  await server.build.sql(first.id, 'update applications set reminded_at = $2 where id = $1', [id, reminded]);
  expect((await remind(id)).status).toBe(200);
});

test('not before somebody waits for three days, nor after an answer', async () => {
  for (const [id, code] of [
    [await waiting(2), 'remind_later'],
    [await waiting(5, { status: 'accepted', decisions: 1, decided_at: server.clock.now }), 'move_refused'],
    [await waiting(5, { withdrawn_at: server.clock.now }), 'move_refused'],
  ] as const) {
    expect((await read(id)).body.data.meta.can.remind).toBe(false);
    const answer = await remind(id);
    expect([answer.status, answer.body.errors[0]?.code]).toEqual([422, code]);
  }
  expect(await takeMails(server)).toEqual([]);
});

test('is the centre’s to do: an organisation does not remind itself', async () => {
  const id = await waiting(4);
  expect((await read(id, manager)).body.data.meta.can.remind).toBe(false);
  expect((await remind(id, manager)).status).toBe(403);
});

test('where nobody would hear of it, it says so and counts as none', async () => {
  const id = await waiting(4);
  const choose = (preferences: object) =>
    server.build.sql(first.id, 'update users set notification_preferences = $2 where id = $1', [
      managerId,
      JSON.stringify(preferences),
    ]);
  await choose({ application_reminder: { mail: false, app: false } });
  const answer = await remind(id);
  expect([answer.status, answer.body.errors[0]?.code]).toEqual([422, 'nobody_to_remind']);
  expect((await read(id)).body.data.attributes['reminded_at']).toBeNull();
  await choose({ application_reminder: { mail: false, app: true } });
  expect((await remind(id)).status).toBe(200);
  expect(await takeMails(server)).toEqual([]);
  await choose({});
});
