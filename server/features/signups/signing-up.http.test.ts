/** Signing up as a volunteer: proof by mail, parents of who is under 16, and nothing told of known addresses. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeLegalVersion } from '#server/features/legal-texts/legal-texts.cases.ts';
import { productVersion } from '#server/http/product-version.ts';
import { TimingEqualizer } from '#server/http/equalize-timing.ts';
import { apply, confirm, solveChallenge, takeMails, tokenIn, type Mail } from '#tests/support/applying.ts';
import { password } from '#tests/support/builders.ts';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';
import { chosenPassword, sameBrowser, signUp } from '#tests/support/signing-up.ts';
import { countHashes } from '#tests/support/password-hashes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => takeMails(server));

const account = async (email: string) =>
  (await server.build.sql(first.id, 'select * from users where lower(email) = lower($1)', [email]))[0];
const consents = (userId: unknown) =>
  server.build.sql(
    first.id,
    'select kind, consent_text, locale from consents where user_id = $1 order by kind',
    [userId],
  );
const problems = (answer: { body: { errors: { code: string; source: { pointer: string } }[] } }) =>
  answer.body.errors.map(({ code, source }) => `${source.pointer.split('/').at(-1)} ${code}`);
const signIn = (email: string, word = chosenPassword) =>
  server.call(first.host, 'POST', '/auth/sign_in', {
    body: JSON.stringify({ email, password: word }),
    headers: { 'content-type': 'application/json' },
  });
const mailOf = async (template: string) =>
  (await takeMails(server)).find((mail) => mail.template === template);
const confirmOwn = (mail: Mail | undefined) => confirm(server, tokenIn(mail), { password: chosenPassword });

describe('somebody new', () => {
  test('gets in after the button of the mail, not before', async () => {
    const answer = await signUp(server, { email: 'Sanne@Post.example', phone_number: '0612345678' });
    expect([answer.status, answer.body.data.attributes]).toEqual([
      201,
      { email: 'sanne@post.example', state: 'sent' },
    ]);
    expect((await signIn('sanne@post.example')).body.errors[0]).toContain('Bevestig eerst');
    const confirmed = await confirmOwn(await mailOf('account_confirm'));
    expect([confirmed.status, confirmed.body.data.attributes.state]).toEqual([200, 'active']);
    expect((await signIn('sanne@post.example')).status).toBe(200);
    const row = await account('sanne@post.example');
    expect(row).toMatchObject({
      status: 'active',
      signup_method: 'signedUp',
      digest_days: [],
      birth_year: null,
    });
    expect(row?.['accepted_terms_at']).toEqual(server.clock.now);
    expect(row?.['last_sign_in_at']).toEqual(server.clock.now);
    expect(await consents(row?.['id'])).toEqual([
      {
        kind: 'terms',
        consent_text: 'Ik ga akkoord met de voorwaarden en heb de privacyverklaring gelezen.',
        locale: 'nl',
      },
    ]);
    const acts = await server.build.sql(
      first.id,
      'select act from audit_events where subject_id = $1 order by created_at',
      [row?.['id']],
    );
    expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(['sign_up', 'confirm', 'sign_in']));
  });

  test('gets the periodic mail after an active yes alone', async () => {
    const without = await signUp(server, { digest_days: [1] });
    expect(problems(without)).toEqual(['digest_consent digest_consent_needed']);
    await signUp(server, {
      email: 'mail@post.example',
      digest_consent: true,
      digest_days: [2, 5],
      locale: 'en',
    });
    const row = await account('mail@post.example');
    expect(row?.['digest_days']).toEqual([2, 5]);
    expect(await consents(row?.['id'])).toMatchObject([{ kind: 'digest', locale: 'en' }, { kind: 'terms' }]);
  });

  test('agrees to the versions of the texts that hold then', async () => {
    await makeLegalVersion(server, first.id, 3);
    await signUp(server, { email: 'versie@post.example', digest_consent: true });
    const row = await account('versie@post.example');
    const kept = await server.build.sql(
      first.id,
      'select terms_version, privacy_version, product_version from consents where user_id = $1 order by kind',
      [row?.['id']],
    );
    expect(kept).toEqual([
      { terms_version: null, privacy_version: null, product_version: null },
      { terms_version: 3, privacy_version: 0, product_version: productVersion },
    ]);
  });

  test('is told at once of everything that is wrong', async () => {
    const answer = await signUp(server, {
      first_name: '',
      email: 'geen adres',
      password: 'kort',
      age: null,
      accept_terms: false,
    });
    expect(answer.status).toBe(422);
    expect(problems(answer)).toEqual(
      expect.arrayContaining([
        'first_name blank',
        'email invalid_email',
        'password too_short',
        'age age_needed',
        'accept_terms terms_needed',
      ]),
    );
  });

  test.each([
    ['wachtwoord123', 'common_password'],
    ['Qwertyuiop123', 'common_password'],
    ['aaaaaaaaaaaa', 'common_password'],
    ['iemand@post.example', 'password_is_address'],
  ])('cannot choose %s', async (word, code) => {
    const answer = await signUp(server, { email: 'iemand@post.example', password: word });
    expect(problems(answer)).toEqual([`password ${code}`]);
  });

  test('is a person: a filled honeypot, no sum or a sum used twice are refused', async () => {
    expect(problems(await signUp(server, { website: 'https://spam.example' }))).toEqual([
      'website proof_of_work',
    ]);
    expect(problems(await signUp(server, { proof: null }))).toEqual(['proof proof_of_work']);
    expect(await takeMails(server)).toEqual([]);
  });

  test('sends once under one key', async () => {
    const headers = { 'idempotency-key': 'een-keer' };
    const attributes = { proof: await solveChallenge(server), email: 'dubbel.druk@post.example' };
    const one = await signUp(server, { ...attributes }, { headers });
    expect(one.status).toBe(201);
    expect((await signUp(server, { ...attributes }, { headers })).body).toEqual(one.body);
    expect((await signUp(server, { ...attributes, last_name: 'Anders' }, { headers })).status).toBe(409);
    expect(await takeMails(server)).toHaveLength(1);
  });

  test('finds what was sent from the address before there was an account', async () => {
    const vacancy = await server.build.vacancy();
    await apply(server, vacancy.id, { email: 'eerder@post.example' });
    await confirm(server, tokenIn(await mailOf('application_confirm')));
    await takeMails(server);
    await signUp(server, { email: 'Eerder@post.example' });
    await confirmOwn(await mailOf('account_confirm'));
    const as = await server.signIn(first.host, 'eerder@post.example', chosenPassword);
    const answer = await server.call(first.host, 'GET', '/api/v1/applications', { as });
    expect(answer.body.data).toHaveLength(1);
  });
});

describe('a known address', () => {
  test('is answered like a new one; its owner gets a mail', async () => {
    const { email } = await server.build.user();
    const existingUser = await signUp(server, { email });
    const unknown = await signUp(server, { email: 'nooit.gezien@post.example' });
    const shape = ({ status, body }: typeof existingUser) => [
      status,
      Object.keys(body.data.attributes),
      body.data.attributes.state,
    ];
    expect(shape(existingUser)).toEqual(shape(unknown));
    const mail = (await takeMails(server)).find(({ recipient }) => recipient === email);
    expect(mail?.template).toBe('account_known');
    expect((await signIn(email, password)).status).toBe(200);
    expect((await signIn(email)).status).toBe(401);
  });

  test('gets one mail a minute at most, and none once it is closed', async () => {
    const { email } = await server.build.user();
    await signUp(server, { email });
    await signUp(server, { email });
    expect(await takeMails(server)).toHaveLength(1);
    const closed = await server.build.user({ status: 'archived' });
    expect((await signUp(server, { email: closed.email })).status).toBe(201);
    expect(await takeMails(server)).toEqual([]);
  });

  test('is as much work, and no answer comes at once', async () => {
    const { email } = await server.build.user();
    const workOf = async (address: string) => {
      await takeMails(server);
      const proof = await solveChallenge(server);
      return countHashes(() => signUp(server, { email: address, proof }));
    };
    // What takes time is the hashes of the password, for a known address too; a mere lookup would be a fraction of that.
    const known = await workOf(email);
    expect(known).toBeGreaterThan(0);
    expect(await workOf('tijd@post.example')).toBe(known);
    const { services } = server.running;
    services.timingEqualizer = new TimingEqualizer();
    try {
      for (const address of [email, 'tijd2@post.example']) {
        const began = performance.now();
        await workOf(address);
        expect(performance.now() - began).toBeGreaterThan(240);
      }
    } finally {
      services.timingEqualizer = TimingEqualizer.none();
    }
  });

  test('at another centre is nothing special', async () => {
    const { email } = await server.build.user({ center: second.id });
    await signUp(server, { email });
    expect((await takeMails(server)).map(({ template }) => template)).toEqual(['account_confirm']);
  });

  test('that waits for its proof: nobody prepares an account for another', async () => {
    const email = 'slachtoffer@post.example';
    await signUp(server, { email, password: 'van de aanvaller 1' });
    await takeMails(server);
    await signUp(server, { email });
    const confirmed = await confirm(server, tokenIn(await mailOf('account_confirm')));
    expect((await signIn(email, 'van de aanvaller 1')).status).toBe(401);
    const token = confirmed.body.meta.reset_password_token;
    const chosen = await server.call(first.host, 'PUT', '/auth/password', {
      body: {
        password: 'zelf gekozen woord',
        password_confirmation: 'zelf gekozen woord',
        reset_password_token: token,
      },
    });
    expect(chosen.status).toBe(200);
    expect((await signIn(email, 'zelf gekozen woord')).status).toBe(200);
  });
});

describe('the password of a sign-up', () => {
  test('counts in the browser that sent it', async () => {
    const email = 'zelfde.browser@post.example';
    const sent = await signUp(server, { email });
    const token = tokenIn(await mailOf('account_confirm'));
    const confirmed = await confirm(server, token, { headers: sameBrowser(sent) });
    expect([confirmed.status, confirmed.body.meta]).toEqual([200, undefined]);
    expect((await signIn(email)).status).toBe(200);
  });

  test('counts nowhere else, and another one is chosen with what the press answers', async () => {
    const email = 'andere.browser@post.example';
    const other = await signUp(server, { email: 'iemand.anders@post.example' });
    await takeMails(server);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect(sameBrowser(await signUp(server, { email }, { headers: foreign })).cookie).toBe('');
    const token = tokenIn(await mailOf('account_confirm'));
    const confirmed = await confirm(server, token, { headers: sameBrowser(other) });
    expect([confirmed.status, confirmed.body.data.attributes.state]).toEqual([200, 'active']);
    expect((await signIn(email)).status).toBe(401);
    const reset = { password: 'zelf gekozen woord', password_confirmation: 'zelf gekozen woord' };
    const chosen = await server.call(first.host, 'PUT', '/auth/password', {
      body: { ...reset, reset_password_token: confirmed.body.meta.reset_password_token },
    });
    expect(chosen.status).toBe(200);
  });

  test('may be chosen beside the link; one that will not do leaves the link as it was', async () => {
    const email = 'naast.de.link@post.example';
    await signUp(server, { email });
    const token = tokenIn(await mailOf('account_confirm'));
    for (const [weak, code] of Object.entries({
      kort: 'too_short',
      wachtwoord123: 'common_password',
      [email]: 'password_is_address',
    })) {
      const refused = await confirm(server, token, { password: weak });
      expect([refused.status, ...problems(refused)], weak).toEqual([422, `password ${code}`]);
    }
    expect((await confirm(server, token, { password: 'een ander woord' })).body.meta).toBe(undefined);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, 'een ander woord')).status).toBe(200);
  });
});

describe('under 16', () => {
  test('a parent agrees by mail before the account works', async () => {
    const email = 'jong@post.example';
    const year = server.clock.now.getUTCFullYear() - 14;
    expect(problems(await signUp(server, { email, age: 'under16', birth_year: year }))).toEqual([
      'parent_email parent_needed',
    ]);
    await signUp(server, { email, age: 'under16', birth_year: year, parent_email: 'ouder@post.example' });
    expect((await signIn(email)).body.errors).toEqual([
      'Bevestig eerst je e-mailadres met de link in onze mail',
    ]);
    const waiting = await confirmOwn(await mailOf('account_confirm'));
    expect(waiting.body.data.attributes.state).toBe('awaiting_parent');
    expect((await signIn(email)).body.errors).toEqual([
      'Een ouder moet nog toestemming geven. Daarvoor hebben we je ouder een mail gestuurd.',
    ]);
    const answer = await mailOf('account_parent');
    expect(answer?.recipient).toBe('ouder@post.example');
    const agreed = await confirm(server, tokenIn(answer));
    expect(agreed.body.data.attributes.state).toBe('active');
    expect((await signIn(email)).status).toBe(200);
    const row = await account(email);
    expect(row).toMatchObject({ birth_year: year, parent_email: null });
    expect((await consents(row?.['id'])).map(({ kind }) => kind)).toEqual(['parent', 'terms']);
  });

  test('a new password does not go round the parent', async () => {
    const email = 'slim@post.example';
    const year = server.clock.now.getUTCFullYear() - 13;
    await signUp(server, { email, birth_year: year, age: null, parent_email: 'ouder@post.example' });
    await server.call(first.host, 'POST', '/auth/password', { body: { email } });
    const answer = await server.call(first.host, 'PUT', '/auth/password', {
      body: {
        password: 'een ander woord',
        password_confirmation: 'een ander woord',
        reset_password_token: tokenIn(await mailOf('password_reset')),
      },
    });
    expect(answer.status).toBe(401);
  });
});

describe('schools', () => {
  test('are chosen only where internships are on', async () => {
    const school = await server.build.organization({ organization_type: 'School' });
    expect(problems(await signUp(server, { school_id: school.id }))).toEqual(['school_id unknown_attribute']);
    const { configuration } = server.running.services;
    configuration.isStagedoos = true;
    try {
      const other = await server.build.organization();
      expect(problems(await signUp(server, { school_id: other.id }))).toEqual(['school_id unknown_record']);
      await signUp(server, { email: 'stagiair@post.example', school_id: school.id });
      await confirmOwn(await mailOf('account_confirm'));
      const as = await server.signIn(first.host, 'stagiair@post.example', chosenPassword);
      const me = await server.call(first.host, 'GET', '/api/v1/current_user?include=roles', { as });
      expect(me.body.included[0].attributes).toEqual({ name: 'student', organization_id: school.id });
    } finally {
      configuration.isStagedoos = false;
    }
  });
});
