/** Questions to the centre have somebody: one of the staff takes them or gives them to a colleague, who is told. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalParts } from '#server/collected.ts';
import { removePerson } from '#server/features/personal-data/commands.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { documentOf } from '#tests/cases/case.ts';
import { takeMails } from '#tests/support/applying.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let staff: Session;
let colleague: Session;
let asker: Session;
beforeAll(async () => {
  server = await testServer({ connections: 8 });
  const roles = ['center_superuser'] as const;
  staff = await somebody(server, { roles, first_name: 'Els', last_name: 'Bos' });
  colleague = await somebody(server, { roles, first_name: 'Karin', last_name: 'Vos' });
  asker = await somebody(server, {});
});
afterAll(() => server.close());

async function ask(as = asker): Promise<string> {
  const body = documentOf('contact_messages', { topic: 'account', message: 'Mijn adres klopt niet.' });
  const made = await server.call(first.host, 'POST', '/api/v1/contact_messages', { as, body });
  await takeMails(server, first.id);
  return made.body.data.id;
}
const give = (as: Session, id: string, to: string | null, lockVersion?: number) =>
  server.call(first.host, 'PUT', `/api/v1/contact_messages/${id}/assignee`, {
    as,
    body: documentOf('contact_messages', { assignee_id: to, lock_version: lockVersion }),
  });
const read = async (as: Session, path: string) =>
  (await server.call(first.host, 'GET', `/api/v1/${path}`, { as })).body.data;
const problem = ({ body }: { body: { errors: { code: string; source: { pointer: string } }[] } }) => [
  body.errors[0]?.code,
  body.errors[0]?.source.pointer,
];
const pointer = '/data/attributes/assignee_id';

test('one takes it, gives it to a colleague, who hears of it by mail and in the app, and it is put back', async () => {
  const id = await ask();
  const taken = await give(staff, id, staff.userId, 0);
  expect(taken.body.data.attributes).toMatchObject({ assignee_name: 'Els Bos', lock_version: 1 });
  expect(taken.body.data.relationships.assignee.data).toEqual({ type: 'users', id: staff.userId });
  expect(await takeMails(server, first.id)).toEqual([]);

  await give(staff, id, colleague.userId, 1);
  const [mail, ...more] = await takeMails(server, first.id);
  expect([mail?.template, more]).toEqual(['contact_message_assigned', []]);
  expect(mail?.body_text).toContain('Els Bos');
  expect(mail?.body_text).toContain(`/contactformulier/berichten/${id}`);
  expect(mail?.body_text).not.toContain('adres klopt');
  const [told] = await read(colleague, 'notifications');
  expect(told.attributes).toMatchObject({
    kind: 'question_assigned',
    person_name: 'Els Bos',
    path: `/contactformulier/berichten/${id}`,
  });
  // Once more is no news.
  await give(staff, id, colleague.userId);
  expect(await takeMails(server, first.id)).toEqual([]);

  const back = await give(colleague, id, null);
  expect(back.body.data.relationships.assignee.data).toBeNull();
  const events = await server.build.sql(
    first.id,
    "select act from audit_events where subject_type = 'contact_messages' and subject_id = $1 order by created_at, id",
    [id],
  );
  expect(events.map(({ act }) => act)).toEqual(['create', 'take', 'assign', 'release']);
});

test('of several who take it at once one has it, and the others read who', async () => {
  const id = await ask();
  const answers = await Promise.all([staff, colleague].map((as) => give(as, id, as.userId, 0)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const refused = answers.find(({ status }) => status === 422);
  const holder = answers.find(({ status }) => status === 200)?.body.data.attributes.assignee_name;
  expect(refused?.body.errors[0]).toMatchObject({ code: 'question_taken', source: { pointer } });
  expect(refused?.body.errors[0].detail).toContain(holder);
  // Whoever saw that it has somebody may take it over.
  expect((await give(staff, id, staff.userId, 1)).status).toBe(200);
});

test('only somebody who answers questions here gets one, and none that was answered', async () => {
  const id = await ask();
  const gone = await server.build.user({ roles: ['center_superuser'], status: 'archived' });
  const editor = await somebody(server, { roles: ['content_manager'] });
  for (const to of [asker.userId, editor.userId, gone.id, crypto.randomUUID()])
    expect(problem(await give(staff, id, to))).toEqual(['unknown_record', pointer]);
  expect((await give(asker, id, asker.userId)).status).toBe(403);
  await server.call(first.host, 'PUT', `/api/v1/contact_messages/${id}/answer`, {
    as: staff,
    body: documentOf('contact_messages', { answer: 'Het staat goed.' }),
  });
  expect(problem(await give(staff, id, staff.userId))).toEqual(['move_refused', '/data/attributes/status']);
});

test('who has a question is found by it among the staff, and hidden from who asked', async () => {
  const [mine, theirs, free] = [await ask(), await ask(), await ask()];
  await give(staff, mine, staff.userId);
  await give(staff, theirs, colleague.userId);
  const found = async (as: Session, assigned: string) => {
    const rows = await read(as, `contact_messages?filter[assigned]=${assigned}&page[size]=200`);
    const ids = rows.map((row: { id: string }) => row.id);
    return [mine, theirs, free].map((id) => ids.includes(id));
  };
  expect(await found(staff, 'me')).toEqual([true, false, false]);
  expect(await found(colleague, 'me')).toEqual([false, true, false]);
  expect(await found(staff, 'nobody')).toEqual([false, false, true]);
  expect(await found(asker, 'me')).toEqual([false, false, false]);
  expect(await found(asker, 'nobody')).toEqual([false, false, false]);
  const own = await read(asker, `contact_messages/${mine}`);
  expect(own.attributes.assignee_name).toBeNull();
  expect(own.relationships.assignee.data).toBeNull();
});

test('a question has nobody once the account of who had it is removed', async () => {
  const leaver = await somebody(server, { roles: ['center_superuser'] });
  const id = await ask();
  await give(staff, id, leaver.userId);
  await inScope(server.running.services.pool, first.id, (scope) =>
    removePerson(scope, { personalParts }, leaver.userId, { now: server.clock.now, isProvenNow: true }),
  );
  expect((await read(staff, `contact_messages/${id}`)).attributes.assignee_name).toBeNull();
});

test('a question of whoever is no longer of the staff has nobody until somebody takes it', async () => {
  const leaver = await somebody(server, { roles: ['center_superuser'] });
  const id = await ask();
  await give(staff, id, leaver.userId);
  await server.build.sql(first.id, "update users set status = 'inactive' where id = $1", [leaver.userId]);
  const { attributes, relationships } = await read(staff, `contact_messages/${id}`);
  expect([attributes.assignee_name, relationships.assignee.data]).toEqual([null, null]);
  const free = await read(staff, 'contact_messages?filter[assigned]=nobody&page[size]=200');
  expect(free.map((row: { id: string }) => row.id)).toContain(id);
  expect((await give(staff, id, staff.userId, attributes.lock_version)).status).toBe(200);
});
