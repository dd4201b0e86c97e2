/** Which mails went out to somebody: for their centre all, for their organisation those about the account, and never the text. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RoleOf } from '#tests/support/builders.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const insert = `insert into email_deliveries
  (volunteer_center_id, id, template, locale, recipient, subject, body_text, body_html, status, failure, sent_at, user_id, created_at)
  values ($1, gen_random_uuid(), $2, 'nl', 'hanna@post.example', $3, 'https://x.example/auth/token?token=geheim',
    '<a href="https://x.example/auth/token?token=geheim">In</a>', $4, $5, $6, $7, $8)`;

async function hanna() {
  const organization = await server.build.organization();
  const user = await server.build.user({ roles: [['organization_superuser', organization.id]] });
  const add = (
    template: string,
    subject: string,
    minute: number,
    status = 'sent',
    failure: string | null = null,
  ) =>
    server.build.sql(first.id, insert, [
      first.id,
      template,
      subject,
      status,
      failure,
      status === 'sent' ? new Date() : null,
      user.id,
      new Date(Date.UTC(2026, 0, 1, 9, minute)),
    ]);
  await add('invitation', 'Je bent uitgenodigd', 1);
  await add('application_accepted', 'Je kunt beginnen bij De Kade', 2);
  await add('password_reset', 'Kies een nieuw wachtwoord', 3, 'bounced', '550 no such user');
  return { user, organization };
}
const mailsOf = (as: Session, id: string, query = '') =>
  server.call(first.host, 'GET', `/api/v1/users/${id}/mails${query}`, { as });
const subjects = (answer: { body: { data: { attributes: { subject: string } }[] } }) =>
  answer.body.data.map(({ attributes }) => attributes.subject);
const staffOf = async (...roles: RoleOf[]) => somebody(server, { roles });

test('staff of the centre read what went out, newest first and by page, silently of the text', async () => {
  const { user } = await hanna();
  const staff = await staffOf('center_superuser');
  const answer = await mailsOf(staff, user.id, '?page[size]=2');
  expect([answer.status, answer.body.meta.pagination.records]).toEqual([200, 3]);
  expect(subjects(answer)).toEqual(['Kies een nieuw wachtwoord', 'Je kunt beginnen bij De Kade']);
  expect(answer.body.data[0].attributes).toEqual({
    template: 'password_reset',
    recipient: 'hanna@post.example',
    subject: 'Kies een nieuw wachtwoord',
    status: 'bounced',
    failure: '550 no such user',
    sent_at: null,
    created_at: '2026-01-01T09:03:00.000Z',
  });
  expect(JSON.stringify(answer.body)).not.toMatch(/geheim|token/);
  const looks = await server.build.sql(
    first.id,
    "select actor_id from audit_events where act = 'look_up' and subject_id = $1",
    [user.id],
  );
  expect(looks).toEqual([{ actor_id: staff.userId }]);
});

test('a colleague sees whether the invitation arrived, not what other organisations wrote; the person sees all', async () => {
  const { user, organization } = await hanna();
  const colleague = await staffOf(['organization_superuser', organization.id]);
  const account = ['Kies een nieuw wachtwoord', 'Je bent uitgenodigd'];
  expect(subjects(await mailsOf(colleague, user.id))).toEqual(account);
  const own = await server.signIn(first.host, user.email);
  expect(subjects(await mailsOf(own, user.id))).toHaveLength(3);
});

test('nobody else learns of them', async () => {
  const { user } = await hanna();
  const stranger = await staffOf(['organization_superuser', (await server.build.organization()).id]);
  expect((await mailsOf(stranger, user.id)).status).toBe(404);
  expect((await mailsOf(await staffOf(), user.id)).status).toBe(404);
  const elsewhere = await server.build.user({ center: second.id, roles: ['center_superuser'] });
  const other = await server.signIn(second.host, elsewhere.email);
  const answer = await server.call(second.host, 'GET', `/api/v1/users/${user.id}/mails`, { as: other });
  expect(answer.status).toBe(404);
});
