import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostContactMessages } from '#contract/contact-messages.ts';
import { personalParts } from '#server/collected.ts';
import { removePerson } from '#server/features/personal-data/commands.ts';
import { keepRetention } from '#server/features/retention/commands.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { documentOf } from '#tests/cases/case.ts';
import { solveChallenge, takeMails } from '#tests/support/applying.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer();
  staff = await somebody(server, { roles: ['center_superuser'] });
  await server.build.sql(
    first.id,
    "update volunteer_center_profiles set email = 'hallo@punt.example' where volunteer_center_id = $1",
    [first.id],
  );
});
afterAll(() => server.close());

const ask = (as: Session, more: object = {}) =>
  server.call(first.host, 'POST', '/api/v1/contact_messages', {
    as,
    body: documentOf('contact_messages', { topic: 'account', message: 'Mijn adres klopt niet.', ...more }),
  });
const answer = (id: string, more: object = {}) =>
  server.call(first.host, 'PUT', `/api/v1/contact_messages/${id}/answer`, {
    as: staff,
    body: documentOf('contact_messages', { answer: 'Het staat goed.', ...more }),
  });

test('the centre hears that a question waits and nothing of who asks; whoever asks gets a copy when they want it, and the answer', async () => {
  const person = await somebody(server, {});
  await takeMails(server, first.id);
  const { body } = await ask(person, { wants_copy: true });
  const [told, copy] = await takeMails(server, first.id);
  expect(told?.recipient).toBe('hallo@punt.example');
  expect(told?.body_text).toContain(`/contactformulier/berichten/${body.data.id}`);
  expect(told?.body_text).not.toContain('adres klopt');
  expect(copy?.body_text).toContain('Mijn adres klopt niet.');
  expect((await answer(body.data.id)).body.data.attributes).toMatchObject({
    status: 'answered',
    answer: 'Het staat goed.',
    message: 'Mijn adres klopt niet.',
  });
  const [answered, ...more] = await takeMails(server, first.id);
  expect([answered?.recipient, more]).toEqual([copy?.recipient, []]);
  expect(answered?.body_text).toContain('Het staat goed.');
});

test('goes to the first who answers for its topic and has an address, else to the centre', async () => {
  const person = (name: string, topics: string[], email: string | null, position: number) =>
    server.build.sql(
      first.id,
      `insert into contact_people (volunteer_center_id, id, name, topics, email, position)
       values ($1, gen_random_uuid(), $2, $3, $4, $5)`,
      [first.id, name, topics, email, position],
    );
  await person('Bas', ['data'], null, 1);
  await person('Femke', ['vacancies', 'data'], 'femke@punt.example', 2);
  await person('Ria', ['data'], 'ria@punt.example', 3);
  const asker = await somebody(server, {});
  const receiver = async (topic: string) => {
    await takeMails(server, first.id);
    await ask(asker, { topic });
    return (await takeMails(server, first.id)).map(({ recipient }) => recipient);
  };
  expect(await receiver('account')).toEqual(['femke@punt.example']);
  expect(await receiver('vacancies')).toEqual(['femke@punt.example']);
  expect(await receiver('complaints')).toEqual(['hallo@punt.example']);
});

test('those without an answer are counted for staff, on every screen and on the overview, and for nobody else', async () => {
  const counts = async (as: Session) => {
    const of = async (path: string): Promise<number> =>
      (await server.call(first.host, 'GET', path, { as })).body.data.attributes.waiting_questions;
    return [await of('/api/v1/toolbar'), await of('/api/v1/dashboard')];
  };
  const person = await somebody(server, {});
  const [before = 0] = await counts(staff);
  const { id } = (await ask(person)).body.data;
  expect(await counts(staff)).toEqual([before + 1, before + 1]);
  expect(await counts(person)).toEqual([0, 0]);
  await answer(id);
  expect(await counts(staff)).toEqual([before, before]);
});

test('a copy tells times and amounts as they were typed, and makes no link of an address', async () => {
  const message = 'dinsdag 24.11 om 10.30 uur, kost dat 12,50 of 1250.00?';
  const person = await somebody(server, {});
  await takeMails(server, first.id);
  await ask(person, { message: `${message} Zie evil.nl`, wants_copy: true });
  const copy = (await takeMails(server, first.id)).find(
    ({ template }) => template === 'contact_message_copy',
  );
  expect(copy?.body_text).toContain(`${message} Zie evil. nl`);
  expect(copy?.body_html).toContain('om 10.30 uur');
});

test('it is answered once: a second answer is refused, and one to an older version as well', async () => {
  const { body } = await ask(await somebody(server, {}));
  expect((await answer(body.data.id, { lock_version: 7 })).status).toBe(409);
  expect((await answer(body.data.id)).status).toBe(200);
  expect((await answer(body.data.id)).status).toBe(422);
});

test('nobody sees another’s, and staff find those that wait', async () => {
  const [one, other] = [await somebody(server, {}), await somebody(server, {})];
  const { id } = (await ask(one)).body.data;
  const ids = async (as: Session, query = '') =>
    (await server.call(first.host, 'GET', `/api/v1/contact_messages${query}`, { as })).body.data.map(
      (row: { id: string }) => row.id,
    );
  expect([await ids(one), await ids(other)]).toEqual([[id], []]);
  expect(await ids(staff, '?filter[status_eq]=open')).toContain(id);
  expect(await ids(staff, '?filter[own]=true')).toEqual([]);
  await answer(id);
  expect(await ids(staff, '?filter[status_eq]=open')).not.toContain(id);
});

test('staff find a question by words of who asked and of what was asked together, everybody else in their own alone', async () => {
  const { id: userId } = await server.build.user({
    first_name: 'Noëlle',
    last_name: 'Vermeulen',
    email: 'noelle@zoek.example',
  });
  const add = async (columns: string, values: readonly (string | null)[]) => {
    const [row] = await server.build.sql(
      first.id,
      `insert into contact_messages (volunteer_center_id, id, topic, message, ${columns})
       values ($1, gen_random_uuid(), 'general', $2, ${values.slice(1).map((_, at) => `$${at + 3}`)}) returning id`,
      [first.id, ...values],
    );
    return row?.['id'];
  };
  const withAccount = await add('user_id', ['Mag mijn hond mee naar de moestuin?', userId]);
  const without = await add('sender_name, sender_email, sender_locale', [
    'Is er een moestuin in de buurt?',
    'Bas Post',
    'bas@zoek.example',
    'nl',
  ]);
  const ids = async (q: string, as: Session) => {
    const query = new URLSearchParams({ 'filter[q]': q });
    const { body } = await server.call(first.host, 'GET', `/api/v1/contact_messages?${query}`, { as });
    return body.data.map(({ id }: { id: string }) => id);
  };
  expect(await ids('moestuin noelle', staff)).toEqual([withAccount]);
  expect(await ids('vermeulen hond', staff)).toEqual([withAccount]);
  expect(await ids('bas@zoek.example', staff)).toEqual([without]);
  expect((await ids('moestuin zoek.example', staff)).toSorted()).toEqual([withAccount, without].toSorted());
  expect(await ids('moestuin', await somebody(server))).toEqual([]);
});

test('many in an hour are enough for now', async () => {
  const person = await somebody(server, {});
  const statuses = [];
  for (let sent = 0; sent <= mostContactMessages.anHour; sent += 1) statuses.push((await ask(person)).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(mostContactMessages.anHour);
  expect(statuses.at(-1)).toBe(429);
});

test('after a year they go', async () => {
  const person = await somebody(server, {});
  const { id } = (await ask(person)).body.data;
  const keep = () =>
    inScope(server.running.services.pool, first.id, (scope) => keepRetention(scope, server.running.services));
  const isThere = async () =>
    (await server.call(first.host, 'GET', `/api/v1/contact_messages/${id}`, { as: person })).status === 200;
  await keep();
  expect(await isThere()).toBe(true);
  await server.build.sql(
    first.id,
    "update contact_messages set created_at = now() - interval '366 days' where id = $1",
    [id],
  );
  await keep();
  expect(await isThere()).toBe(false);
});

const visitor = { topic: 'complaints', message: 'De deur was dicht.', name: 'Noor Jansen' };
const askAsVisitor = async (email: string, more: object = {}, as?: Session) =>
  server.call(first.host, 'POST', '/api/v1/contact_messages/by_visitor', {
    ...(as && { as }),
    body: documentOf('visitor_messages', {
      ...visitor,
      email,
      ...(as ? {} : { proof: await solveChallenge(server) }),
      ...more,
    }),
    headers: { 'accept-language': 'en' },
  });
const ofAddress = async (email: string) => {
  const { body } = await server.call(first.host, 'GET', '/api/v1/contact_messages?page[size]=100', {
    as: staff,
  });
  return (body.data as { id: string; attributes: Record<string, unknown> }[]).filter(
    ({ attributes }) => attributes['sender_email'] === email,
  );
};

test('without an account a question waits like any other; its answer is the only mail to an address that nobody proved', async () => {
  await takeMails(server, first.id);
  const sent = await askAsVisitor('noor@post.example');
  expect([sent.status, sent.body.data.attributes]).toEqual([200, { created_at: expect.any(String) }]);
  expect((await takeMails(server, first.id)).map(({ recipient }) => recipient)).toEqual([
    'hallo@punt.example',
  ]);
  const [row, ...more] = await ofAddress('noor@post.example');
  expect(more).toEqual([]);
  expect(row?.attributes).toMatchObject({ sender_name: 'Noor Jansen', has_account: false, status: 'open' });
  expect((await answer(row?.id ?? '', { answer: 'Hij is weer open.' })).status).toBe(200);
  const [mail, ...others] = await takeMails(server, first.id);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ template: 'visitor_message_answered', recipient: 'noor@post.example' });
  expect(mail?.body_text).toMatch(/Noor Jansen[^]*Hij is weer open\.[^]*De deur was dicht\./);
  expect(mail?.body_text).not.toContain('/contactformulier');
});

test('a visitor proves to be a person, names themselves and an address, and asks so often', async () => {
  const code = async (over: object) =>
    (await askAsVisitor('nee@post.example', over)).body.errors?.map(
      ({ code: one, source }: { code: string; source: { pointer: string } }) => `${source.pointer} ${one}`,
    );
  expect(await code({ proof: null })).toEqual(['/data/attributes/proof proof_of_work']);
  expect(await code({ website: 'https://spam.example' })).toEqual(['/data/attributes/website proof_of_work']);
  expect(await code({ name: 'Win op www.evil.com', email: 'x' })).toHaveLength(2);
  expect(await ofAddress('nee@post.example')).toEqual([]);
  const statuses = [];
  for (let sent = 0; sent <= mostContactMessages.anHour; sent += 1)
    statuses.push((await askAsVisitor(sent % 2 ? 'vaak@post.example' : 'Vaak@post.example')).status);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([
    mostContactMessages.anHour,
    429,
  ]);
});

test('what was asked from an address goes with the account that proved to have it', async () => {
  const { id, email } = await server.build.user();
  await askAsVisitor(email);
  await askAsVisitor('blijft@post.example');
  await inScope(server.running.services.pool, first.id, (scope) =>
    removePerson(scope, { personalParts }, id, { now: server.clock.now, isProvenNow: true }),
  );
  expect([await ofAddress(email), await ofAddress('blijft@post.example')]).toEqual([[], [expect.anything()]]);
});
