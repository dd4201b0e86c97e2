/** Nobody's mailbox is flooded through us, whichever way somebody takes; and what organisations are not, they do not write. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anonymous } from '#server/auth/actor.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { apply, confirm, solveChallenge, takeMails, tokenIn } from '#tests/support/applying.ts';
import { contactPerson, newOrganization, signUpOrganization } from '#tests/support/organization-signup.ts';
import { first, testServer, type Session, type TestAnswer, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { signUp } from '#tests/support/signing-up.ts';
import { password } from '#tests/support/builders.ts';
import { askLeave, askLeaves } from './recipient-permission.ts';
import { limits, type LimitedTemplate } from './limits.ts';
import { mailSender } from './sender.ts';

let server: TestServer;
let staff: Session;
let member: Session;
beforeAll(async () => {
  server = await testServer();
  const keeper = await server.build.user({ roles: ['center_superuser'] });
  staff = await server.signIn(first.host, keeper.email);
  member = await somebody(server);
});
beforeEach(async () => void (await takeMails(server)));
afterAll(() => server.close());

const flat = (path: string, body: object) => () => server.call(first.host, 'POST', path, { body });
const auth = (path: string, email: string) => () =>
  server.call(first.host, 'POST', path, {
    body: JSON.stringify({ email }),
    headers: { 'content-type': 'application/json' },
  });

type Ask = () => Promise<TestAnswer>;
/** A way to cause the mail again and again, and whose mailbox it comes in. */
type Way = () => Promise<{ ask: Ask; email: string }>;

const ofAccount =
  (make: (email: string) => Ask): Way =>
  async () => {
    const { email } = await server.build.user();
    return { email, ask: make(email) };
  };
const ofWaiting =
  (make: (email: string) => Ask): Way =>
  async () => {
    const { body } = await signUp(server);
    const email: string = body.data.attributes.email;
    await takeMails(server);
    return { email, ask: make(email) };
  };

const removal = (email: string) => flat('/api/v1/account_removals', { email });

/** Of each kind that a stranger, or a person about another, can cause. */
const ways: { [Template in LimitedTemplate]?: Way } = {
  account_removal_asked: ofAccount(removal),
  password_reset: ofAccount((email) => auth('/auth/password', email)),
  sign_in_link: ofAccount((email) => auth('/auth/sign_in_link', email)),
  account_confirm: ofWaiting((email) => auth('/auth/confirmation', email)),
  account_known: ofAccount((email) => () => signUp(server, { email })),
  application_confirm: async () => ({
    email: 'iemand@post.example',
    ask: async () => apply(server, (await server.build.vacancy()).id, { email: 'iemand@post.example' }),
  }),
  application_known: async () => {
    const email = 'bekend@post.example';
    const { id } = await server.build.vacancy();
    await apply(server, id, { email });
    await confirm(server, tokenIn((await takeMails(server))[0]));
    await takeMails(server);
    return { email, ask: () => apply(server, id, { email }) };
  },
  organization_confirm: async () => {
    const email = 'contact@post.example';
    let count = 0;
    const join: Ask = async () => {
      const { id } = await server.build.organization();
      const proof = await solveChallenge(server);
      const body = contactPerson({ email, proof });
      return server.call(first.host, 'POST', `/api/v1/organizations/${id}/join`, { body });
    };
    return { email, ask: () => ((count += 1) % 2 ? join() : signUpOrganization(server, { email })) };
  },
  invitation: async () => {
    const email = 'collega@post.example';
    const attributes = { email, first_name: 'Noor', last_name: 'Bos', role: 'page_manager' };
    const body = { data: { type: 'users', attributes } };
    const made = await server.call(first.host, 'POST', '/api/v1/users', { as: staff, body });
    const resend = `/api/v1/users/${made.body.data.id}/resend_confirmation_instructions`;
    return { email, ask: () => server.call(first.host, 'POST', resend, { as: staff }) };
  },
  email_change_confirm: async () => ({
    email: 'ander@post.example',
    ask: () => changeTo('ander@post.example'),
  }),
  form_confirmed: async () => {
    const email = 'invuller@post.example';
    const attributes = {
      title: 'Kom je ook?',
      locale: 'nl',
      questions: [{ text: 'Wat is je mailadres?', question_type: 'email' }],
      sends_confirmation: true,
    };
    const body = { data: { type: 'forms', attributes } };
    const made = await server.call(first.host, 'POST', '/api/v1/forms', { as: staff, body });
    const path = `/api/v1/forms/${made.body.data.id}`;
    await server.call(first.host, 'POST', `${path}/publish`, { as: staff });
    const [asked] = made.body.data.attributes['questions'] as unknown as { question_id: string }[];
    const answers = [{ question_id: asked?.question_id, value: email }];
    const sent = { data: { type: 'sent_submissions', attributes: { answers } } };
    return {
      email,
      ask: () => server.call(first.host, 'POST', `${path}/submissions`, { as: member, body: sent }),
    };
  },
  form_asked: async () => {
    const email = 'gevraagd@post.example';
    const attributes = {
      title: 'Hoe was het?',
      locale: 'nl',
      questions: [{ text: 'Wat vond je ervan?', question_type: 'text' }],
      access_permission: 'token_holder',
    };
    const body = { data: { type: 'forms', attributes } };
    const made = await server.call(first.host, 'POST', '/api/v1/forms', { as: staff, body });
    const path = `/api/v1/forms/${made.body.data.id}`;
    await server.call(first.host, 'POST', `${path}/publish`, { as: staff });
    const people = { data: { type: 'form_tokens', attributes: { people: [{ email }] } } };
    await server.call(first.host, 'POST', `${path}/tokens`, { as: staff, body: people });
    const list = `/api/v1/form_tokens?filter[form_id_eq]=${made.body.data.id}`;
    const { body: tokens } = await server.call(first.host, 'GET', list, { as: staff });
    const [{ id = '' } = {}] = tokens.data as unknown as { id: string }[];
    return {
      email,
      ask: () => server.call(first.host, 'POST', `/api/v1/form_tokens/${id}/send`, { as: staff }),
    };
  },
  search_alert_confirm: async () => {
    const email = 'zoeker@post.example';
    const attributes = { name: 'Taal', query: 'q=taal', days: ['monday'], email };
    const body = { data: { type: 'search_alerts', attributes } };
    return { email, ask: () => server.call(first.host, 'POST', '/api/v1/search_alerts', { body }) };
  },
  email_change_taken: ofAccount((email) => () => changeTo(email)),
  account_parent: async () => {
    const email = 'ouder@post.example';
    return {
      email,
      ask: async () => {
        const child = {
          age: 'under16',
          birth_year: server.clock.now.getUTCFullYear() - 14,
          parent_email: email,
        };
        const made = await signUp(server, child);
        const [mail] = await server.build.sql(
          first.id,
          "select body_text from email_deliveries where template = 'account_confirm' and recipient = $1",
          [made.body.data.attributes.email],
        );
        return confirm(server, tokenIn({ body_text: mail?.['body_text'] } as never));
      },
    };
  },
};

const changeTo = (email: string) =>
  server.call(first.host, 'POST', '/api/v1/current_user/email_change', {
    as: member,
    body: { data: { type: 'email_changes', attributes: { email, current_password: password } } },
  });

const mailsOf = async (email: string, template: string) =>
  (await takeMails(server)).filter((mail) => mail.recipient === email && mail.template === template);

const toldToStaff: readonly string[] = [
  'application_received',
  'application_withdrawn',
  'application_reminder',
  'contact_message_received',
  'form_answered',
  'organization_join_requested',
  'organization_waiting',
  'vacancy_question',
];

test('there is a way for each kind', () => {
  expect(Object.keys(ways).toSorted()).toEqual(
    Object.keys(limits)
      .filter((kind) => !toldToStaff.includes(kind))
      .toSorted(),
  );
});

describe.each(Object.entries(ways) as [LimitedTemplate, Way][])('%s', (template, way) => {
  test('comes as often as a mailbox bears in a minute, however often and at once it is asked', async () => {
    const { ask, email } = await way();
    await Promise.all(Array.from({ length: 3 }, ask));
    await ask();
    const mails = await mailsOf(email, template);
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.length).toBeLessThanOrEqual(limits[template].aMinute);
  });
});

test('a link that is asked for once too often leaves the one before it as it was', async () => {
  const { email } = await server.build.user();
  const ask = removal(email);
  await ask();
  await ask();
  const [mail] = await mailsOf(email, 'account_removal_asked');
  const pressed = await server.call(first.host, 'POST', '/api/v1/account_removals/confirm', {
    body: { removal_token: tokenIn(mail) },
  });
  expect(pressed.body.data.attributes.state).toBe('removed');
});

test('who asks without an account hears nothing of it; whoever sends by name is told to wait', async () => {
  const { email } = await server.build.user();
  const [one, two] = [await removal(email)(), await removal(email)()];
  expect([two.status, two.body]).toEqual([one.status, one.body]);
  const { ask } = await (ways.email_change_confirm as Way)();
  await ask();
  const refused = await ask();
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
});

describe('leave to write', () => {
  const ask = (
    to: string,
    template: LimitedTemplate = 'password_reset',
    sender: Parameters<typeof askLeave>[1] = null,
  ) =>
    inScope(
      server.running.services.pool,
      first.id,
      async (scope) => (await askLeave(scope, sender, template, to)) !== null,
    );
  const sent = (to: string, template: string, ago: string, senderHash: Buffer | null = null) =>
    server.build.sql(
      first.id,
      `insert into email_deliveries (volunteer_center_id, id, template, locale, recipient, subject, body_text, body_html, created_at, sender_hash)
       values (1, gen_random_uuid(), $2, 'nl', $1, '', '', '', now() - $3::interval, $4)`,
      [to, template, ago, senderHash],
    );

  test('goes by the mailbox, whatever is written before the @', async () => {
    await sent('sanne@post.example', 'password_reset', '10 seconds');
    expect(await ask('Sanne+2@Post.example')).toBe(false);
    expect(await ask('sanne2@post.example')).toBe(true);
  });

  test('counts those that are asked for together, as one file may name a mailbox many times', async () => {
    const addresses = Array.from({ length: 50 }, (_, n) => `school+${n}@post.example`);
    const leaves = await inScope(server.running.services.pool, first.id, (scope) =>
      askLeaves(scope, null, 'invitation', addresses),
    );
    expect([...leaves.keys()]).toEqual(addresses.slice(0, limits.invitation.aMinute));
  });

  test('comes back after a minute, until the day is full', async () => {
    await sent('dag@post.example', 'password_reset', '61 seconds');
    expect(await ask('dag@post.example')).toBe(true);
    for (let n = 0; n < limits.password_reset.aDay; n += 1)
      await sent('dag@post.example', 'password_reset', '2 hours');
    expect(await ask('dag@post.example')).toBe(false);
    expect(await ask('dag@post.example', 'sign_in_link')).toBe(true);
  });

  test('counts all kinds together as well', async () => {
    for (let n = 0; n < 40; n += 1)
      await sent('alles@post.example', n % 2 ? 'invitation' : 'sign_in_link', '3 hours');
    expect(await ask('alles@post.example', 'account_removal_asked')).toBe(false);
  });

  test('a mailbox that strangers filled, at all centres, still gets the way into its account', async () => {
    const env = { secret: 'x', rateLimitFactor: 1 };
    const stranger = mailSender(env, anonymous, '192.0.2.7');
    for (let n = 0; n < 40; n += 1) await sent('vol@post.example', 'application_confirm', '3 hours');
    for (let n = 0; n < 80; n += 1)
      await server.owner.query('insert into asked_mails (mailbox_hash) values ($1)', [
        stranger.mailboxHash('vol@post.example'),
      ]);
    expect(await ask('vol@post.example', 'organization_confirm', stranger)).toBe(false);
    expect(await ask('vol@post.example', 'password_reset', stranger)).toBe(true);
    expect(await ask('vol@post.example', 'sign_in_link', stranger)).toBe(true);
  });

  test('has an end for each sender', async () => {
    const env = { secret: 'x', rateLimitFactor: 0.1 };
    const [one, two] = [mailSender(env, anonymous, '192.0.2.1'), mailSender(env, anonymous, '192.0.2.2')];
    for (let n = 0; n < one.mostADay; n += 1)
      await sent(`adres${n}@post.example`, 'password_reset', '1 hour', one.hash);
    expect(await ask('nieuw@post.example', 'password_reset', one)).toBe(false);
    expect(await ask('nieuw@post.example', 'password_reset', two)).toBe(true);
    const [household, neighbour] = ['2001:db8:1:1::1', '2001:db8:1:2::1'].map((ip) =>
      mailSender(env, anonymous, ip),
    );
    expect(household?.hash).toEqual(neighbour?.hash);
  });
});

describe('an organisation that the centre has not approved', () => {
  const invite = (as: Session, organizationId: string, email: string) =>
    server.call(first.host, 'POST', '/api/v1/users', {
      as,
      body: {
        data: {
          type: 'users',
          attributes: {
            email,
            first_name: 'Noor',
            last_name: 'Bos',
            role: 'organization_superuser',
            organization_id: organizationId,
          },
        },
      },
    });

  test.each(['pending', 'denied', 'archived'] as const)(
    '(%s) invites nobody; the centre does',
    async (status) => {
      const organization = await server.build.organization({ status });
      const own = await server.build.user({ roles: [['organization_superuser', organization.id]] });
      const session = await server.signIn(first.host, own.email);
      const refused = await invite(session, organization.id, `a-${status}@post.example`);
      expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([422, 'organization_waits']);
      expect(await takeMails(server)).toEqual([]);
      const answer = await server.call(first.host, 'GET', `/api/v1/organizations/${organization.id}`, {
        as: session,
      });
      expect(answer.body.data.meta.can.invite).toBe(false);

      const invited = await invite(staff, organization.id, `b-${status}@post.example`);
      expect(invited.status).toBe(201);
      await server.build.sql(first.id, 'delete from email_deliveries');
      const resend = `/api/v1/users/${invited.body.data.id}/resend_confirmation_instructions`;
      const again = await server.call(first.host, 'POST', resend, { as: session });
      expect([again.status, again.body.errors?.[0]?.code]).toEqual([422, 'organization_waits']);
    },
  );

  test('has no address for a name', async () => {
    const answer = await signUpOrganization(
      server,
      newOrganization({ name: 'Win op www.evil.example', first_name: 'evil.com' }),
    );
    expect(answer.status).toBe(422);
    expect(
      answer.body.errors.map(({ code, source }: { code: string; source: { pointer: string } }) => [
        code,
        source.pointer,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['address_in_name', '/data/attributes/name'],
        ['address_in_name', '/data/attributes/first_name'],
      ]),
    );
  });
});
