/** Sending an application: with and without an account, once, by people. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TimingEqualizer } from '#server/http/equalize-timing.ts';
import {
  apply,
  applicationForm,
  confirm,
  solveChallenge,
  takeMails,
  tokenIn,
  type Mail,
} from '#tests/support/applying.ts';
import {
  first,
  second,
  testServer,
  type Session,
  type TestAnswer,
  type TestServer,
} from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let organizationId: string;
let manager: Session;
let managerEmail: string;
let vacancyId: string;

beforeAll(async () => {
  server = await testServer({ now: new Date('2026-11-24T09:00:00Z'), connections: 4 });
  await server.build.lookAlikes();
  organizationId = (await server.build.organization({ name: 'De Speeltuin' })).id;
  managerEmail = (
    await server.build.user({ locale: 'en', roles: [['organization_superuser', organizationId]] })
  ).email;
  manager = await server.signIn(first.host, managerEmail);
});
afterAll(() => server.close());
beforeEach(async () => {
  vacancyId = (await server.build.vacancy({ organization_id: organizationId, title: 'Voorlezen' })).id;
  await takeMails(server);
});

const problem = (answer: { body: { errors: { code: string; source?: { pointer: string } }[] } }) => [
  answer.body.errors[0]?.code,
  answer.body.errors[0]?.source?.pointer,
];
const find = (mails: Mail[], template: string) => mails.find((mail) => mail.template === template);
const listed = async (as: Session) =>
  (await server.call(first.host, 'GET', `/api/v1/applications?filter[vacancy_id_eq]=${vacancyId}`, { as }))
    .body.data;

describe('without an account', () => {
  test('it waits for the button in the mail, then goes to the organisation', async () => {
    const sent = await apply(server, vacancyId, { email: 'Noor@Post.example' });
    expect([sent.status, sent.body.data.attributes.confirmed_at]).toEqual([201, null]);
    expect(await listed(manager)).toEqual([]);
    const [mail, ...others] = await takeMails(server);
    expect([mail?.template, mail?.recipient, mail?.locale, others]).toEqual([
      'application_confirm',
      'noor@post.example',
      'nl',
      [],
    ]);

    const confirmed = await confirm(server, tokenIn(mail));
    expect([confirmed.status, confirmed.body.data.attributes.confirmed_at]).toEqual([
      200,
      '2026-11-24T09:00:00.000Z',
    ]);
    expect(await listed(manager)).toHaveLength(1);
    const mails = await takeMails(server);
    expect(mails.map((one) => [one.template, one.recipient, one.locale, one.status])).toEqual([
      ['application_sent', 'noor@post.example', 'nl', 'queued'],
      ['application_received', managerEmail, 'en', 'queued'],
    ]);
  });

  test('mails to the organisation carry a link and nothing of the person', async () => {
    await apply(server, vacancyId, {
      email: 'geheim@post.example',
      first_name: 'Xanthippe',
      last_name: 'Quelle',
      message: 'Zeer persoonlijk',
    });
    await confirm(server, tokenIn((await takeMails(server))[0]));
    const mail = find(await takeMails(server), 'application_received');
    const text = `${mail?.subject} ${mail?.body_text} ${mail?.body_html}`;
    expect(text).toContain('http');
    for (const secret of ['geheim@', 'Xanthippe', 'Quelle', 'Zeer persoonlijk', '12 34 56'])
      expect(text).not.toContain(secret);
  });

  test('the link works once; another one of the mail never', async () => {
    await apply(server, vacancyId);
    const token = tokenIn((await takeMails(server))[0]);
    expect((await confirm(server, token)).status).toBe(200);
    const again = await confirm(server, token);
    expect([again.status, ...problem(again)]).toEqual([422, 'token_used', '/confirmation_token']);
    expect((await confirm(server, 'onbekend')).status).toBe(404);
    expect((await confirm(server, token, { host: second.host })).status).toBe(404);
  });

  test('two presses at once: one counts', async () => {
    await apply(server, vacancyId);
    const token = tokenIn((await takeMails(server))[0]);
    const statuses = (await Promise.all([confirm(server, token), confirm(server, token)])).map(
      (answer) => answer.status,
    );
    expect(statuses.toSorted()).toEqual([200, 422]);
    expect((await takeMails(server)).filter((mail) => mail.template === 'application_received')).toHaveLength(
      1,
    );
  });

  test('the link ends after seven days', async () => {
    await apply(server, vacancyId);
    const token = tokenIn((await takeMails(server))[0]);
    const { now } = server.clock;
    server.clock.now = new Date(now.getTime() + 7 * 86_400_000);
    const late = await confirm(server, token);
    server.clock.now = now;
    expect([late.status, ...problem(late)]).toEqual([422, 'token_expired', '/confirmation_token']);
  });

  test('a vacancy that closed meanwhile takes it no more', async () => {
    await apply(server, vacancyId);
    const token = tokenIn((await takeMails(server))[0]);
    await server.build.sql(first.id, "update vacancies set status = 'filled' where id = $1", [vacancyId]);
    expect(problem(await confirm(server, token))).toEqual(['not_open', '/confirmation_token']);
  });

  test('an account with the address gets it', async () => {
    const { id, email } = await server.build.user();
    await apply(server, vacancyId, { email: email.toUpperCase() });
    await confirm(server, tokenIn((await takeMails(server))[0]));
    const [row] = await server.build.sql(first.id, 'select user_id from applications where vacancy_id = $1', [
      vacancyId,
    ]);
    expect(row?.['user_id']).toBe(id);
  });

  test('English where it was asked for, and only where the centre has it', async () => {
    await apply(server, vacancyId, { locale: 'en' });
    expect((await takeMails(server))[0]?.locale).toBe('en');
    const other = await server.build.vacancy({ center: second.id });
    await apply(server, other.id, { locale: 'en' }, { host: second.host });
    expect((await takeMails(server, second.id))[0]?.locale).toBe('nl');
  });
});

describe('a second one', () => {
  const shapeOf = ({ status, body }: TestAnswer) => {
    const { id: _id, ...data } = body.data;
    return { status, data };
  };

  test('is answered as a first one: only the mailbox hears that it arrived before, and not again and again', async () => {
    const email = 'twee@post.example';
    const once = shapeOf(await apply(server, vacancyId, { email }));
    const token = tokenIn((await takeMails(server))[0]);
    const pending = await apply(server, vacancyId, { email });
    expect(shapeOf(pending)).toEqual(once);
    await confirm(server, token);
    await takeMails(server);
    for (const again of [
      await apply(server, vacancyId, { email }),
      await apply(server, vacancyId, { email }),
    ])
      expect(shapeOf(again)).toEqual(once);
    const [mail, ...rest] = await takeMails(server);
    expect([mail?.template, mail?.recipient, rest]).toEqual(['application_known', email, []]);
    expect(await listed(manager)).toHaveLength(1);
  });

  test('takes as long as a first one', async () => {
    const { services } = server.running;
    services.timingEqualizer = new TimingEqualizer();
    const email = 'tijd@post.example';
    await apply(server, vacancyId, { email });
    await confirm(server, tokenIn((await takeMails(server))[0]));
    for (const address of [email, 'eerste.keer@post.example']) {
      const proof = await solveChallenge(server);
      const began = performance.now();
      await apply(server, vacancyId, { email: address, proof });
      expect(performance.now() - began).toBeGreaterThan(240);
    }
    services.timingEqualizer = TimingEqualizer.none();
  });

  test('of somebody who is signed in is told kindly that the first arrived', async () => {
    const { email } = await server.build.user();
    const as = await server.signIn(first.host, email);
    await apply(server, vacancyId, {}, { as });
    const again = await apply(server, vacancyId, {}, { as });
    expect([again.status, ...problem(again)]).toEqual([422, 'already_applied', '/data/attributes/email']);
    expect(again.body.errors[0].detail).toMatch(/goed aangekomen/);
  });

  test('takes the place of one that a stranger began with the address', async () => {
    const { email } = await server.build.user();
    await apply(server, vacancyId, { email, message: 'Van een ander' });
    const as = await server.signIn(first.host, email);
    expect((await apply(server, vacancyId, { message: 'Van mij' }, { as })).status).toBe(201);
    const sent = await listed(manager);
    expect(sent.map((one: { attributes: { message: string } }) => one.attributes.message)).toEqual([
      'Van mij',
    ]);
  });

  test('before the button: no second mail within a minute, a new link after it', async () => {
    await apply(server, vacancyId, { email: 'ongeduldig@post.example' });
    const early = tokenIn((await takeMails(server))[0]);
    await apply(server, vacancyId, { email: 'ongeduldig@post.example' });
    expect(await takeMails(server)).toEqual([]);
    server.clock.now = new Date(server.clock.now.getTime() + 61_000);
    expect(
      (await apply(server, vacancyId, { email: 'ongeduldig@post.example', message: 'Nog eens' })).status,
    ).toBe(201);
    const late = tokenIn((await takeMails(server))[0]);
    const older = await confirm(server, early);
    expect([older.status, ...problem(older)]).toEqual([422, 'token_replaced', '/confirmation_token']);
    expect((await confirm(server, late)).body.data.attributes.message).toBe('Nog eens');
    expect(await listed(manager)).toHaveLength(1);
    const after = await confirm(server, early);
    expect([after.status, ...problem(after)]).toEqual([422, 'token_used', '/confirmation_token']);
  });

  test('from the older mail the newest is sent once more, to its mailbox alone', async () => {
    const email = 'kwijt@post.example';
    const again = (confirmation_token: string) =>
      server.call(first.host, 'POST', '/api/v1/confirm/again', { body: { confirmation_token } });
    await apply(server, vacancyId, { email });
    const early = tokenIn((await takeMails(server))[0]);
    server.clock.now = new Date(server.clock.now.getTime() + 61_000);
    await apply(server, vacancyId, { email, message: 'Toch graag' });
    const late = tokenIn((await takeMails(server))[0]);
    expect((await again(early)).status).toBe(204);
    const [mail, ...others] = await takeMails(server);
    expect([mail?.template, mail?.recipient, others]).toEqual(['application_confirm', email, []]);
    for (const older of [early, late])
      expect(problem(await confirm(server, older))).toEqual(['token_replaced', '/confirmation_token']);
    expect((await confirm(server, tokenIn(mail))).body.data.attributes.message).toBe('Toch graag');
    for (const served of [early, late]) {
      const answer = await again(served);
      expect([answer.status, ...problem(answer)]).toEqual([422, 'token_used', '/confirmation_token']);
    }
    expect((await again('onbekend')).status).toBe(404);
    expect((await takeMails(server)).some(({ template }) => template === 'application_confirm')).toBe(false);
  });

  test('at the same moment: one is sent', async () => {
    const email = 'dubbelklik@post.example';
    const answers = await Promise.all([
      apply(server, vacancyId, { email }),
      apply(server, vacancyId, { email }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
    expect(await takeMails(server)).toHaveLength(1);
  });

  test('with the same Idempotency-Key gets the first answer, with another body 409', async () => {
    const as = await somebody(server);
    const headers = { 'idempotency-key': 'sleutel-1' };
    const over = { email: 'zelfde@post.example' };
    const [one, two] = await Promise.all([
      apply(server, vacancyId, over, { as, headers }),
      apply(server, vacancyId, over, { as, headers }),
    ]);
    expect([one?.status, two?.status]).toEqual([201, 201]);
    expect(two?.body).toEqual(one?.body);
    expect(await listed(manager)).toHaveLength(1);
    const other = await apply(server, vacancyId, { ...over, message: 'Anders' }, { as, headers });
    expect([other.status, problem(other)[0]]).toEqual([409, 'idempotency_mismatch']);
  });
});

describe('signed in', () => {
  test('it goes at once, by the account’s own address, and twice at once is one', async () => {
    const person = await server.build.user();
    const as = await server.signIn(first.host, person.email);
    const answers = await Promise.all([
      apply(server, vacancyId, { email: 'anders@post.example' }, { as }),
      apply(server, vacancyId, {}, { as }),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 422]);
    const [mine, ...others] = await listed(as);
    expect([mine.attributes.email, mine.meta.can, others]).toEqual([
      person.email,
      { accept: false, reject: false, withdraw: true, remind: false, manage: false },
      [],
    ]);
    expect(find(await takeMails(server), 'application_sent')?.recipient).toBe(person.email);
  });
});

describe('robots', () => {
  test('without a proof, with a wrong, a used or an old one, or that of another centre: 422', async () => {
    const used = await solveChallenge(server);
    expect((await apply(server, vacancyId, { proof: used })).status).toBe(201);
    const old = await solveChallenge(server);
    const [challenge = ''] = [
      (await server.call(first.host, 'GET', '/api/v1/applications/challenge')).body.data.id,
    ];
    const elsewhere = await solveChallenge(server, second.host);
    const changed = `${challenge.slice(0, -1)}x.1`;
    const wrong = ['', null, 'onzin', used, elsewhere, `${challenge}.onzin`, challenge, changed];
    for (const proof of wrong)
      expect(problem(await apply(server, vacancyId, { proof })), String(proof)).toEqual([
        'proof_of_work',
        '/data/attributes/proof',
      ]);
    const { now } = server.clock;
    server.clock.now = new Date(now.getTime() + 2 * 3_600_000 + 1);
    expect(problem(await apply(server, vacancyId, { proof: old }))[0]).toBe('proof_of_work');
    server.clock.now = now;
  });

  test('a form without script has waited instead', async () => {
    const challenge: string = (await server.call(first.host, 'GET', '/api/v1/applications/challenge')).body
      .data.id;
    server.clock.now = new Date(server.clock.now.getTime() + 5000);
    expect((await apply(server, vacancyId, { proof: challenge })).status).toBe(201);
  });

  test('who fills in what people do not see is refused', async () => {
    expect(problem(await apply(server, vacancyId, { website: 'https://spam.example' }))[1]).toBe(
      '/data/attributes/website',
    );
    expect((await apply(server, vacancyId, { website: '' })).status).toBe(201);
  });

  test('without consent nothing is kept', async () => {
    expect(problem(await apply(server, vacancyId, { consent: false }))).toEqual([
      'consent_needed',
      '/data/attributes/consent',
    ]);
  });
});

describe('what takes no applications', () => {
  test.each([
    ['a filled vacancy', { status: 'filled' }],
    ['one past its end', { expires_at: '2026-11-24T08:59:59Z' }],
    ['one without places', { positions: 2, accepted_count: 2 }],
  ])('%s: 422 not_open', async (_name, over) => {
    const closed = await server.build.vacancy({ organization_id: organizationId, ...over });
    expect(problem(await apply(server, closed.id))).toEqual(['not_open', '/data/relationships/vacancy']);
  });
  test('a draft, one of another centre, none at all: 422 unknown_record', async () => {
    const draft = await server.build.vacancy({ status: 'draft' });
    const elsewhere = await server.build.vacancy({ center: second.id });
    for (const id of [draft.id, elsewhere.id, '019a0000-0000-7000-8000-000000000000'])
      expect(problem(await apply(server, id))[0]).toBe('unknown_record');
  });
  test('the vacancy may be given as a relationship', async () => {
    const { vacancy_id: _id, ...attributes } = applicationForm(vacancyId, {
      proof: await solveChallenge(server),
    });
    const relationships = { vacancy: { data: { type: 'vacancies', id: vacancyId } } };
    const answer = await server.call(first.host, 'POST', '/api/v1/applications', {
      body: { data: { type: 'applications', attributes, relationships } },
    });
    expect([answer.status, answer.headers['location']]).toEqual([
      201,
      `/api/v1/applications/${answer.body.data.id}`,
    ]);
  });
});
