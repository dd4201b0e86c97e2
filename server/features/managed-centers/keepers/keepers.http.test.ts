/** An admin sees who runs each centre, and asks somebody in to. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeMails } from '#tests/support/applying.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { soon } from '#tests/support/soon.ts';
import { makeCenter } from '../managed-centers.cases.ts';

let server: TestServer;
let as: Session;
beforeAll(async () => {
  server = await testServer();
  as = await somebody(server, { roles: ['admin'] });
});
afterAll(() => server.close());

const lotte = { email: 'lotte@oost.example', first_name: 'Lotte', last_name: 'de Boer' };
const show = async (id: string) => {
  const { body } = await server.call(first.host, 'GET', `/api/v1/managed_centers/${id}`, { as });
  return { ...body.data.attributes, can: body.data.meta.can };
};
const invite = (id: string, attributes: object) =>
  server.call(first.host, 'POST', `/api/v1/managed_centers/${id}/invite`, {
    as,
    body: { data: { type: 'users', attributes } },
  });
const ask = (id: string, name: 'withdraw' | 'readdress', attributes: object) =>
  server.call(first.host, 'POST', `/api/v1/managed_centers/${id}/${name}_invitation`, {
    as,
    body: { data: { type: 'users', attributes } },
  });
const waiting = async (center: number) =>
  (
    await server.build.sql(
      center,
      "select count(*)::int as count from one_time_tokens where volunteer_center_id = $1 and purpose = 'invitation' and used_at is null and replaced_at is null",
      [center],
    )
  )[0]?.['count'];
const unused = async (center: number) =>
  (
    await server.build.sql(
      center,
      'select purpose from one_time_tokens where volunteer_center_id = $1 and used_at is null and replaced_at is null',
      [center],
    )
  ).map((row) => row['purpose']);
const later = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
};
const actsIn = async (center: number) =>
  (
    await server.build.sql(
      center,
      "select act from audit_events where volunteer_center_id = $1 and act like '%invit%' order by id",
      [center],
    )
  ).map(({ act }) => act);

test('whoever was asked in stands there until they come, and is asked again with a new link', async () => {
  const center = await makeCenter(server);
  expect(await show(center.id)).toMatchObject({ keepers: [], can: { invite: true } });

  const { status, body } = await invite(center.id, lotte);
  expect([status, body.data.attributes.keepers]).toEqual([
    200,
    [{ ...lotte, status: 'invited', invited_at: server.clock.now.toISOString() }],
  ]);
  const [mail] = await takeMails(server, center.centerId);
  expect(mail).toMatchObject({
    recipient: lotte.email,
    body_text: expect.stringContaining('Jij beheert de site'),
  });

  server.clock.now = new Date(server.clock.now.getTime() + 2 * 60 * 60 * 1000);
  const again = await invite(center.id, { ...lotte, first_name: 'Lot' });
  expect([again.status, again.body.data.attributes.keepers]).toEqual([
    200,
    [{ ...lotte, status: 'invited', invited_at: server.clock.now.toISOString() }],
  ]);
  const [second] = await takeMails(server, center.centerId);
  const linkIn = (text: unknown) => /token=([\w-]+)/.exec(String(text))?.[1];
  expect(linkIn(second?.body_text)).toBeTruthy();
  expect(linkIn(second?.body_text)).not.toBe(linkIn(mail?.body_text));
  expect(await actsIn(center.centerId)).toEqual(['invite', 'resend_invitation']);
  expect(await actsIn(first.id)).toEqual([]);
  const { body: all } = await server.call(first.host, 'GET', '/api/v1/managed_centers', { as });
  expect(all.data.map(({ attributes }: { attributes: object }) => attributes)).toContainEqual(
    expect.objectContaining({ key: center.key, keepers: null }),
  );
});

test('only who runs it is told of, and an address that is somebody’s there already is refused at its field', async () => {
  const center = await makeCenter(server);
  const roles = ['center_superuser'] as const;
  await server.build.user({ center: center.centerId, email: 'bas@oost.example', roles: ['volunteer'] });
  await server.build.user({ center: center.centerId, email: 'ann@oost.example', roles: [...roles] });
  await server.build.user({ center: center.centerId, roles: [...roles], status: 'archived' });
  const { keepers } = await show(center.id);
  expect(keepers.map(({ email, status }: Record<string, string>) => [email, status])).toEqual([
    ['ann@oost.example', 'active'],
  ]);
  for (const email of ['bas@oost.example', 'ann@oost.example'])
    expect((await invite(center.id, { ...lotte, email })).body.errors, email).toEqual([
      expect.objectContaining({ code: 'email_taken', source: { pointer: '/data/attributes/email' } }),
    ]);
  const wrong = await invite(center.id, { ...lotte, email: 'lotte', first_name: ' ' });
  expect(wrong.body.errors.map(({ source }: { source: object }) => source)).toEqual([
    { pointer: '/data/attributes/email' },
    { pointer: '/data/attributes/first_name' },
  ]);
});

test('two presses make one account and one mail; after a minute it is a wish of its own', async () => {
  const center = await makeCenter(server);
  const answers = await Promise.all([invite(center.id, lotte), invite(center.id, lotte)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await show(center.id)).keepers).toHaveLength(1);
  expect(await takeMails(server, center.centerId)).toHaveLength(1);
  later(2);
  await invite(center.id, lotte);
  expect(await takeMails(server, center.centerId)).toHaveLength(1);
});

test('an invitation that is taken back leads nowhere, twice is once, and the person can be asked in again', async () => {
  const center = await makeCenter(server);
  await invite(center.id, lotte);
  expect(await waiting(center.centerId)).toBe(1);
  for (const press of ['first', 'second']) {
    const { status, body } = await ask(center.id, 'withdraw', { email: lotte.email });
    expect([status, body.data.attributes.keepers], press).toEqual([200, []]);
  }
  expect(await waiting(center.centerId)).toBe(0);
  expect((await ask(center.id, 'withdraw', { email: 'niemand@oost.example' })).body.errors).toEqual([
    expect.objectContaining({ code: 'unknown_record', source: { pointer: '/data/attributes/email' } }),
  ]);
  await takeMails(server, center.centerId);
  const again = await invite(center.id, { ...lotte, first_name: 'Lot' });
  expect(again.body.data.attributes.keepers).toEqual([
    expect.objectContaining({ first_name: 'Lot', status: 'invited' }),
  ]);
  expect(await takeMails(server, center.centerId)).toHaveLength(1);
  expect(await waiting(center.centerId)).toBe(1);
});

test('an invitation goes on to another address, once for two presses, and the link of the first one stops', async () => {
  const center = await makeCenter(server);
  await invite(center.id, lotte);
  await takeMails(server, center.centerId);
  // Who has the first mailbox may have asked for another link there.
  await server.build.sql(
    center.centerId,
    `insert into one_time_tokens (volunteer_center_id, id, purpose, token_hash, user_id, expires_at)
     select volunteer_center_id, gen_random_uuid(), 'reset_password', 'a hash', user_id, expires_at
     from one_time_tokens where volunteer_center_id = $1 and purpose = 'invitation'`,
    [center.centerId],
  );
  const move = { current_email: lotte.email, email: 'lotte@west.example' };
  for (const press of ['first', 'second']) {
    const { status, body } = await ask(center.id, 'readdress', move);
    expect([status, body.data.attributes.keepers], press).toMatchObject([200, [{ email: move.email }]]);
  }
  const mails = await takeMails(server, center.centerId);
  expect(mails.map(({ recipient }) => recipient)).toEqual([move.email]);
  expect(await unused(center.centerId)).toEqual(['invitation']);
  // It went out a moment ago.
  await invite(center.id, { ...lotte, email: move.email });
  expect(await takeMails(server, center.centerId)).toEqual([]);
  later(2);
  const same = { current_email: move.email, email: move.email.toUpperCase() };
  expect((await ask(center.id, 'readdress', same)).status).toBe(200);
  expect((await takeMails(server, center.centerId)).map(({ recipient }) => recipient)).toEqual([move.email]);
  await server.build.user({
    center: center.centerId,
    email: 'ann@west.example',
    roles: ['center_superuser'],
  });
  const taken = await ask(center.id, 'readdress', { current_email: move.email, email: 'ann@west.example' });
  expect([taken.status, taken.body.errors[0].code]).toEqual([422, 'email_taken']);
  const active = { current_email: 'ann@west.example', email: 'ann@zuid.example' };
  expect((await ask(center.id, 'readdress', active)).status).toBe(422);
});

test('who comes in while their invitation is taken back stays in', async () => {
  const center = await makeCenter(server);
  await invite(center.id, lotte);
  await server.build.user({ center: center.centerId, roles: ['center_superuser'] });
  const { owner } = server;
  const waitingForLock = async () =>
    (
      await owner.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).rows.length;
  await owner.query('begin');
  await owner.query("select set_config('app.center', $1, true)", [String(center.centerId)]);
  await owner.query("update users set status = 'active', confirmed_at = now() where email = $1", [
    lotte.email,
  ]);
  const withdrawing = ask(center.id, 'withdraw', { email: lotte.email });
  await expect.poll(waitingForLock, soon).toBeGreaterThan(0);
  await owner.query('commit');
  const { status, body } = await withdrawing;
  expect([status, body.errors[0].code]).toEqual([422, 'unknown_record']);
  const { keepers } = await show(center.id);
  expect(keepers).toContainEqual(expect.objectContaining({ email: lotte.email, status: 'active' }));
});

test('nobody is asked into a centre that is closed', async () => {
  const { id } = await makeCenter(server, { isClosed: true });
  expect((await show(id)).can.invite).toBe(false);
  const { status, body } = await invite(id, lotte);
  expect([status, body.errors[0].code]).toEqual([422, 'move_refused']);
});
