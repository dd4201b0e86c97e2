/** Applications that may be kept for longer: only who said so, for as long as they were told, until they take it back. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepRetention } from '#server/features/retention/commands.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { apply, confirm, takeMails, tokenIn } from '#tests/support/applying.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let organizationId: string;
let manager: Session;
const day = 86_400_000;
const start = new Date('2026-11-24T09:00:00Z');

beforeAll(async () => {
  server = await testServer({ now: start });
  await server.build.lookAlikes();
  organizationId = (await server.build.organization()).id;
  const { email } = await server.build.user({ roles: [['organization_superuser', organizationId]] });
  manager = await server.signIn(first.host, email);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = start;
  await takeMails(server);
});

const vacancy = async () => (await server.build.vacancy({ organization_id: organizationId })).id;
const patch = (as: Session, days: unknown) =>
  server.call(first.host, 'PATCH', '/api/v1/current_user', {
    as,
    body: { data: { type: 'users', attributes: { keep_application_days: days } } },
  });
const standing = async (as: Session) =>
  (await server.call(first.host, 'GET', '/api/v1/current_user', { as })).body.data.attributes
    .keeps_applications;
const reject = (id: string) =>
  server.call(first.host, 'POST', `/api/v1/applications/${id}/reject`, {
    as: manager,
    body: { reject_reason: 'place_taken' },
  });
const row = async (id: string) =>
  (await server.build.sql(first.id, 'select * from applications where id = $1', [id]))[0];

/** Whether it still names anybody so many days after the no. */
async function isKept(id: string, days: number): Promise<boolean> {
  server.clock.now = new Date(start.getTime() + days * day);
  await inScope(server.running.services.pool, first.id, (scope) =>
    keepRetention(scope, server.running.services),
  );
  return (await row(id))?.['anonymized_at'] === null;
}

/** Sent without an account, confirmed and turned down; answers its id and the mail of the no. */
async function turnedDown(over: object) {
  const answer = await apply(server, await vacancy(), over);
  expect(answer.status).toBe(201);
  const id: string = answer.body.data.id;
  const sent = await takeMails(server);
  expect((await confirm(server, tokenIn(sent[0]))).status).toBe(200);
  await takeMails(server);
  expect((await reject(id)).status).toBe(200);
  const [mail] = await takeMails(server);
  return { id, mail };
}

test('without an account: for as long as the form said, shown to who may ask', async () => {
  const plain = await turnedDown({});
  const kept = await turnedDown({ keep_days: 180 });
  expect(await row(kept.id)).toMatchObject({
    keep_days: 180,
    keep_text: expect.stringContaining('180 dagen'),
  });
  const shown = await server.call(first.host, 'GET', `/api/v1/applications/${kept.id}`, { as: manager });
  expect(shown.body.data.attributes.may_be_kept).toBe(true);
  expect(plain.mail?.body_text).not.toContain('langer bewaren');
  expect([await isKept(plain.id, 29), await isKept(kept.id, 179)]).toEqual([false, true]);
  // The centre keeps for a year by now: who agreed to less is not kept for longer.
  expect(await isKept(kept.id, 181)).toBe(false);
});

test('the mail of the no takes it back, once', async () => {
  const { id, mail } = await turnedDown({ keep_days: 365 });
  expect(mail?.body_text).toContain('langer bewaren');
  const token = /token=([\w-]+)&act=keeping/.exec(mail?.body_text ?? '')?.[1] ?? '';
  const answer = await confirm(server, token);
  expect([answer.status, answer.body.data.attributes.may_be_kept]).toEqual([200, false]);
  expect((await confirm(server, token)).status).toBe(422);
  expect((await row(id))?.['keep_withdrawn_at']).toEqual(start);
  expect(await isKept(id, 29)).toBe(false);
});

test('who takes the application itself back wants none of it kept', async () => {
  const answer = await apply(server, await vacancy(), { keep_days: 365 });
  await confirm(server, tokenIn((await takeMails(server))[0]));
  const sent = (await takeMails(server)).find(({ template }) => template === 'application_sent');
  expect((await confirm(server, tokenIn(sent))).status).toBe(200);
  expect(await isKept(answer.body.data.id, 29)).toBe(false);
});

test('of one’s account: with one application, or for all, and taken back for both', async () => {
  const as = await somebody(server);
  const one = await apply(server, await vacancy(), { keep_days: 365 }, { as });
  const other = await apply(server, await vacancy(), {}, { as });
  const id: string = one.body.data.id;
  expect([await standing(as), one.body.data.attributes.may_be_kept]).toEqual(['some', true]);
  expect(other.body.data.attributes.may_be_kept).toBe(false);
  expect((await patch(as, 365)).body.data.attributes.keeps_applications).toBe('all');
  // It stands: a second yes is not written down again.
  await patch(as, 365);
  const consents = await server.call(
    first.host,
    'GET',
    '/api/v1/consents?filter[kind_eq]=keep_applications',
    {
      as,
    },
  );
  expect(consents.body.data).toHaveLength(1);
  expect(consents.body.data[0].attributes).toMatchObject({
    consent_text: expect.stringContaining('1 jaar'),
    withdrawn_at: null,
  });
  await reject(other.body.data.id);
  await reject(id);
  expect((await takeMails(server)).every(({ body_text }) => !body_text.includes('act=keeping'))).toBe(true);
  expect(await isKept(other.body.data.id, 200)).toBe(true);
  server.clock.now = start;
  expect((await patch(as, null)).body.data.attributes.keeps_applications).toBe('none');
  expect([await isKept(id, 201), await isKept(other.body.data.id, 201)]).toEqual([false, false]);
});

test('an unlikely period is refused at its field, and nobody reads what another agreed to', async () => {
  const as = await somebody(server);
  for (const days of [0, 27, 731, 40.5, '90', true]) expect((await patch(as, days)).status).toBe(422);
  const answer = await apply(server, await vacancy(), { keep_days: 5 });
  expect([answer.status, answer.body.errors[0].source.pointer]).toEqual([422, '/data/attributes/keep_days']);
  const staff = await server.signIn(
    first.host,
    (await server.build.user({ roles: ['center_superuser'] })).email,
  );
  await patch(as, 365);
  const read = await server.call(first.host, 'GET', `/api/v1/users/${as.userId}`, { as: staff });
  expect(read.body.data.attributes.keeps_applications).toBeNull();
});
