/** Changing one's own account: what one may, what is refused, and that choices are obeyed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { yearOf } from '#contract/formatters.ts';
import { password } from '#tests/support/builders.ts';
import { applicationForm } from '#tests/support/applying.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let me: Session;
beforeAll(async () => {
  server = await testServer();
  await server.build.lookAlikes();
  me = await newcomer();
});
afterAll(() => server.close());

const newcomer = async () => somebody(server);
const read = (as: Session) => server.call(first.host, 'GET', '/api/v1/current_user', { as });
const change = (as: Session | null, attributes: object, more: object = {}, host = first.host) =>
  server.call(host, 'PATCH', '/api/v1/current_user', {
    as,
    body: { data: { type: 'users', ...more, attributes } },
  });
const codes = (answer: { body: { errors: { code: string; source: { pointer: string } }[] } }) =>
  answer.body.errors.map(({ code, source }) => `${code} ${source.pointer}`);

describe('details', () => {
  test('are saved, cleared by null, and left alone when they are not named', async () => {
    const before = (await read(me)).body.data;
    const answer = await change(
      me,
      { first_name: ' Noor ', phone_number: '06 12 34 56 78', birth_year: 1990, gender: 'other' },
      { id: me.userId },
    );
    expect([answer.status, answer.body.data.attributes]).toMatchObject([
      200,
      { first_name: 'Noor', phone_number: '06 12 34 56 78', birth_year: 1990, gender: 'other' },
    ]);
    expect(answer.body.data.attributes.last_name).toBe(before.attributes.last_name);
    await change(me, { phone_number: null, birth_year: null });
    expect((await read(me)).body.data.attributes).toMatchObject({
      first_name: 'Noor',
      phone_number: null,
      birth_year: null,
      email: before.attributes.email,
    });
  });

  test('meet another save: 409 with both versions', async () => {
    const { lock_version: version } = (await read(me)).body.data.attributes;
    expect((await change(me, { job_title: 'Buurvrouw', lock_version: version })).status).toBe(200);
    const late = await change(me, { job_title: 'Buurman', lock_version: version });
    expect([late.status, codes(late)]).toEqual([409, ['stale /data/attributes/lock_version']]);
    expect((await read(me)).body.data.attributes.job_title).toBe('Buurvrouw');
  });

  test('never reach what others decide: address, status, roles, proof of the address', async () => {
    const before = (await read(me)).body.data.attributes;
    const bad = { email: 'baas@post.example', status: 'archived', roles: ['admin'], confirmed_at: null };
    for (const [name, value] of Object.entries({ ...bad, password: 'een lang wachtwoord', id: 'x' })) {
      const answer = await change(me, { job_title: 'Baas', [name]: value });
      expect([answer.status, codes(answer)]).toEqual([422, [`unknown_attribute /data/attributes/${name}`]]);
    }
    const related = await change(me, {}, { relationships: { roles: { data: [] } } });
    expect(related.status).toBe(422);
    expect((await change(me, {}, { id: '00000000-0000-7000-8000-000000000000' })).status).toBe(409);
    expect((await read(me)).body.data.attributes).toEqual(before);
  });

  test('are checked: a year to come, a word that is not in the list, a language that the centre has not', async () => {
    const year = yearOf(server.clock.now) + 1;
    expect(codes(await change(me, { birth_year: year }))).toEqual(['too_large /data/attributes/birth_year']);
    expect((await change(me, { gender: 'x', first_name: '', phone_number: 'bel' })).body.errors).toHaveLength(
      3,
    );
    const elsewhere = await server.signIn(
      second.host,
      (await server.build.user({ center: second.id })).email,
    );
    const answer = await change(elsewhere, { locale: 'en' }, {}, second.host);
    expect(codes(answer)).toEqual(['inclusion /data/attributes/locale']);
    expect((await change(me, { locale: 'en' })).body.data.attributes.locale).toBe('en');
    await change(me, { locale: 'nl' });
  });

  test('leave a trace: who changed their account', async () => {
    const rows = await server.build.sql(
      first.id,
      "select distinct act from audit_events where actor_id = $1 and subject_id = $1 and act = 'update'",
      [me.userId],
    );
    expect(rows).toEqual([{ act: 'update' }]);
  });

  test('of an admin are changed at any centre', async () => {
    const admin = await server.build.user({ roles: ['admin'], center: second.id });
    const as = await server.signIn(first.host, admin.email);
    const answer = await change(as, { job_title: 'Beheer' });
    expect([answer.status, answer.body.data.attributes.job_title]).toEqual([200, 'Beheer']);
  });
});

describe('the periodic mail', () => {
  const consents = (as: Session) => server.call(first.host, 'GET', '/api/v1/consents', { as });

  test('needs an active yes, which is kept with its words, and ends with the last day', async () => {
    const as = await newcomer();
    const without = await change(as, { digest_days: [5, 2] });
    expect(codes(without)).toEqual(['digest_consent_needed /data/attributes/digest_consent']);
    expect((await consents(as)).body.data).toEqual([]);
    const answer = await change(as, { digest_days: [5, 2], digest_consent: true });
    expect(answer.body.data.attributes.digest_days).toEqual([2, 5]);
    const [kept] = (await consents(as)).body.data;
    expect(kept.attributes).toMatchObject({
      kind: 'digest',
      locale: 'nl',
      consent_text: expect.stringMatching(/mail met nieuwe vacatures/),
      withdrawn_at: null,
    });
    // The yes stands: other days need no new one.
    expect((await change(as, { digest_days: [1] })).status).toBe(200);
    expect((await consents(as)).body.data).toHaveLength(1);
    await change(as, { digest_days: [] });
    expect((await consents(as)).body.data[0].attributes.withdrawn_at).not.toBeNull();
    expect((await change(as, { digest_days: [1] })).status).toBe(422);
  });

  test('knows seven days, each once', async () => {
    const as = await newcomer();
    for (const days of [[0], [8], [1, 1], ['ma'], 'ma'])
      expect((await change(as, { digest_days: days, digest_consent: true })).status).toBe(422);
  });
});

describe('choices for notifications', () => {
  const choose = (as: Session, kind: string, ways: { mail: boolean; app: boolean }) =>
    change(as, { notification_preferences: [{ kind, ...ways }] });

  test('are obeyed: no notification and no mail of a kind that was switched off', async () => {
    const vacancy = await server.build.vacancy();
    const staff = await server.build.user({
      roles: [['organization_superuser', String(vacancy['organization_id'])]],
    });
    const as = await server.signIn(first.host, staff.email);
    const told = async (who: Session, email: string) => {
      const { body } = await server.call(first.host, 'GET', '/api/v1/notifications', { as: who });
      const mails = await server.build.sql(
        first.id,
        'select template from email_deliveries where recipient = $1 order by created_at',
        [email],
      );
      return [body.data.length, mails.length];
    };
    const apply = async () => {
      const applicant = await server.build.user();
      const session = await server.signIn(first.host, applicant.email);
      const answer = await server.call(first.host, 'POST', '/api/v1/applications', {
        as: session,
        body: { data: { type: 'applications', attributes: applicationForm(vacancy.id) } },
      });
      return { id: answer.body.data.id as string, session, email: applicant.email };
    };
    await choose(as, 'application_received', { mail: false, app: true });
    const one = await apply();
    expect(await told(as, staff.email)).toEqual([1, 0]);
    await choose(as, 'application_received', { mail: true, app: false });
    const two = await apply();
    expect(await told(as, staff.email)).toEqual([1, 1]);

    await choose(one.session, 'application_accepted', { mail: false, app: false });
    const sent = (await told(one.session, one.email))[1];
    await server.call(first.host, 'POST', `/api/v1/applications/${one.id}/accept`, { as, body: {} });
    expect(await told(one.session, one.email)).toEqual([0, sent]);
    await server.call(first.host, 'POST', `/api/v1/applications/${two.id}/accept`, { as, body: {} });
    expect(await told(two.session, two.email)).toEqual([1, Number(sent) + 1]);
  });

  test('of kinds that are not named stay as they were; unknown and doubled ones are refused', async () => {
    const as = await newcomer();
    await choose(as, 'application_accepted', { mail: false, app: true });
    await choose(as, 'application_rejected', { mail: true, app: false });
    const { notification_preferences: all } = (await read(as)).body.data.attributes;
    expect(all).toEqual(
      expect.arrayContaining([
        { kind: 'application_accepted', mail: false, app: true },
        { kind: 'application_rejected', mail: true, app: false },
        { kind: 'application_received', mail: true, app: true },
      ]),
    );
    const row = { kind: 'application_accepted', mail: true, app: true };
    expect((await change(as, { notification_preferences: [row, row] })).status).toBe(422);
    expect((await change(as, { notification_preferences: [{ ...row, kind: 'x' }] })).status).toBe(422);
  });
});

describe('the password', () => {
  const put = (as: Session, word: string, more: object = {}) =>
    server.call(first.host, 'PUT', '/api/v1/current_user/password', {
      as,
      body: {
        data: {
          type: 'own_passwords',
          attributes: { current_password: password, password: word, password_confirmation: word, ...more },
        },
      },
    });

  test('changes with the one of now, ends other sessions and is told by mail', async () => {
    const { email } = await server.build.user();
    const here = await server.signIn(first.host, email);
    const elsewhere = await server.signIn(first.host, email);
    expect((await put(here, 'drie losse woorden')).status).toBe(200);
    expect([(await read(here)).status, (await read(elsewhere)).status]).toEqual([200, 401]);
    await expect(server.signIn(first.host, email)).rejects.toThrow('cannot sign in');
    expect((await server.signIn(first.host, email, 'drie losse woorden')).userId).toBe(here.userId);
    const mails = await server.build.sql(
      first.id,
      "select subject from email_deliveries where recipient = $1 and template = 'account_changed'",
      [email],
    );
    expect(mails).toHaveLength(1);
  });

  test('is refused when it is wrong, short, common, or not said twice', async () => {
    const as = await newcomer();
    const one = 'drie losse woorden';
    expect(codes(await put(as, one, { current_password: 'fout' }))).toEqual([
      'wrong_password /data/attributes/current_password',
    ]);
    expect(codes(await put(as, 'kort'))).toEqual(['too_short /data/attributes/password']);
    expect(codes(await put(as, 'aaaaaaaaaaaa'))).toEqual(['common_password /data/attributes/password']);
    expect(codes(await put(as, one, { password_confirmation: 'iets anders' }))).toEqual([
      'passwords_differ /data/attributes/password_confirmation',
    ]);
  });
});

test('nobody who is not signed in, and nobody at another centre', async () => {
  expect((await change(null, { job_title: 'x' })).status).toBe(401);
  expect((await change(me, { job_title: 'x' }, {}, second.host)).status).toBe(403);
});
