/** An admin sees who runs each centre, and asks somebody in to. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeMails } from '#tests/support/applying.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
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

test('two presses at once make one account', async () => {
  const center = await makeCenter(server);
  const answers = await Promise.all([invite(center.id, lotte), invite(center.id, lotte)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await show(center.id)).keepers).toHaveLength(1);
});

test('nobody is asked into a centre that is closed', async () => {
  const { id } = await makeCenter(server, { isClosed: true });
  expect((await show(id)).can.invite).toBe(false);
  const { status, body } = await invite(id, lotte);
  expect([status, body.errors[0].code]).toEqual([422, 'move_refused']);
});
