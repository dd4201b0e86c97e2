/** An organisation signs itself up, or somebody asks for a place: the form, the link in the mail, and who hears of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeLegalVersion } from '#server/features/legal-texts/legal-texts.cases.ts';
import { solveChallenge, takeMails, tokenIn } from '#tests/support/applying.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { ownPage, sameBrowser } from '#tests/support/signing-up.ts';
import { confirmSignup, contactPerson, signUpOrganization } from '#tests/support/organization-signup.ts';

let server: TestServer;
let staff: Session;
let staffEmail: string;

beforeAll(async () => {
  server = await testServer({ now: new Date('2026-11-24T09:00:00Z') });
  await server.build.lookAlikes();
  staffEmail = (await server.build.user({ roles: ['center_superuser'] })).email;
  staff = await server.signIn(first.host, staffEmail);
});
afterAll(() => server.close());
beforeEach(() => takeMails(server));

const queue = () =>
  server.call(first.host, 'GET', '/api/v1/organization_checks?page[size]=1000', { as: staff });
const codes = (answer: { body: { errors: { code: string; source?: { pointer: string } }[] } }) =>
  answer.body.errors.map((error) => [error.code, error.source?.pointer]);

describe('a new organisation', () => {
  test('a password that everybody tries, or the address itself, is refused at its field, for a place as well', async () => {
    const refused = [['common_password', '/data/attributes/password']];
    const send = async (over: object) => {
      const answer = await signUpOrganization(server, over);
      return answer.status === 422 ? codes(answer) : answer.status;
    };
    expect(await send({ password: 'Wachtwoord123' })).toEqual(refused);
    expect(await send({ password: 'aaaaaaaaaaaa' })).toEqual(refused);
    expect(await send({ email: 'speeltuin-kikker@post.example', password: 'Speeltuin-Kikker' })).toEqual([
      ['password_is_address', '/data/attributes/password'],
    ]);
    const { id } = await server.build.organization();
    const attributes = contactPerson({ password: 'Wachtwoord123', proof: await solveChallenge(server) });
    const join = await server.call(first.host, 'POST', `/api/v1/organizations/${id}/join`, {
      body: { data: { type: 'organization_signups', attributes } },
    });
    expect([join.status, codes(join)]).toEqual([422, refused]);
    expect(await takeMails(server)).toEqual([]);
  });

  test('reaches the centre only after the link; then account, role, consents and news are there', async () => {
    const answer = await signUpOrganization(server, {
      name: 'Kikkerland',
      email: 'lotte@kikkerland.example',
    });
    expect([answer.status, answer.body.data.attributes]).toEqual([
      201,
      { email: 'lotte@kikkerland.example', organization_name: 'Kikkerland', kind: 'new', confirmed_at: null },
    ]);
    expect((await queue()).body.data).toEqual([]);
    const [mail, ...rest] = await takeMails(server);
    expect([mail?.template, mail?.recipient, rest.length]).toEqual([
      'organization_confirm',
      'lotte@kikkerland.example',
      0,
    ]);
    // What comes between the form and the link is not what they agreed to.
    await makeLegalVersion(server);
    const confirmed = await confirmSignup(server, tokenIn(mail), sameBrowser(answer));
    expect(confirmed.body.data.attributes.confirmed_at).not.toBeNull();
    const [waiting] = (await queue()).body.data;
    expect(waiting.attributes).toMatchObject({
      name: 'Kikkerland',
      chamber_of_commerce_number: '61204481',
      applicant: { name: 'Lotte Smit', email: 'lotte@kikkerland.example' },
      level: 'good',
    });
    expect((await takeMails(server)).map((one) => [one.template, one.recipient])).toEqual([
      ['organization_received', 'lotte@kikkerland.example'],
      ['organization_waiting', staffEmail],
    ]);
    const consents = await server.build.sql(
      first.id,
      'select kind, consent_text, terms_version from consents order by kind',
    );
    expect(consents.map((one) => one['kind'])).toEqual(['organization_criteria', 'terms']);
    expect(consents.map((one) => one['terms_version'])).toEqual([null, 0]);
    expect(consents[0]?.['consent_text']).toContain('vaste contactpersoon');
    const own = await server.signIn(first.host, 'lotte@kikkerland.example', 'groene fiets loopt');
    const mine = await server.call(first.host, 'GET', '/api/v1/current_organizations', { as: own });
    expect(mine.body.data[0].attributes).toMatchObject({ name: 'Kikkerland', status: 'pending' });
    const again = await confirmSignup(server, tokenIn(mail));
    expect(codes(again)).toEqual([['token_used', '/confirmation_token']]);
  });

  test('with an address that is known is answered alike, and keeps the password of that account', async () => {
    const existingUser = await server.build.user();
    const strange = await signUpOrganization(server, { email: 'vreemd@kikker.example' });
    const answer = await signUpOrganization(server, { email: existingUser.email });
    expect({ ...answer.body.data.attributes, email: '' }).toEqual({
      ...strange.body.data.attributes,
      email: '',
    });
    const mail = (await takeMails(server)).find((one) => one.recipient === existingUser.email);
    expect(mail?.body_text).toContain('Je hebt al een account');
    await confirmSignup(server, tokenIn(mail));
    await server.signIn(first.host, existingUser.email);
    await expect(server.signIn(first.host, existingUser.email, 'groene fiets loopt')).rejects.toThrow();
  });

  test('needs a number, or says that it is a neighbourhood initiative', async () => {
    const without = await signUpOrganization(server, { chamber_of_commerce_number: null });
    expect(codes(without)).toEqual([['blank', '/data/attributes/chamber_of_commerce_number']]);
    const wrong = await signUpOrganization(server, { chamber_of_commerce_number: '123' });
    expect(codes(wrong)[0]?.[0]).toBe('invalid_chamber_of_commerce_number');
    const initiative = await signUpOrganization(server, {
      standing: 'initiative',
      chamber_of_commerce_number: null,
    });
    expect(initiative.status).toBe(201);
  });

  test('agrees to the criteria, and is a school only where those sign up', async () => {
    const answer = await signUpOrganization(server, { accept_criteria: false, accept_terms: false });
    expect(codes(answer)).toEqual([
      ['terms_needed', '/data/attributes/accept_criteria'],
      ['terms_needed', '/data/attributes/accept_terms'],
    ]);
    expect(codes(await signUpOrganization(server, { organization_type: 'School' }))).toEqual([
      ['inclusion', '/data/attributes/organization_type'],
    ]);
  });

  test('is no place for robots', async () => {
    for (const over of [{ nickname: 'ik' }, { proof: null }])
      expect(codes(await signUpOrganization(server, over))[0]?.[0]).toBe('proof_of_work');
  });

  test('sent twice is one mail', async () => {
    const over = { email: 'tweemaal@kikker.example' };
    const [one, two] = [await signUpOrganization(server, over), await signUpOrganization(server, over)];
    expect(one.body.data.attributes).toEqual(two.body.data.attributes);
    expect(await takeMails(server)).toHaveLength(1);
  });
});

describe('a place in an organisation that is there', () => {
  async function ask(over: object = {}) {
    const { id } = await server.build.organization();
    const { email } = await server.build.user({ roles: [['organization_superuser', id]] });
    const person = contactPerson({ ...over, message: 'Ik ben de nieuwe coördinator.' });
    const answer = await server.call(first.host, 'POST', `/api/v1/organizations/${id}/join`, {
      body: { ...person, proof: await solveChallenge(server) },
      headers: ownPage,
    });
    await confirmSignup(server, tokenIn((await takeMails(server))[0]), sameBrowser(answer));
    const own = await server.signIn(first.host, email);
    const list = await server.call(first.host, 'GET', '/api/v1/organization_join_requests', { as: own });
    return { id, email, own, answer, person, request: list.body.data[0] };
  }
  const put = (id: string, act: string, as: Session) =>
    server.call(first.host, 'PUT', `/api/v1/organization_join_requests/${id}/${act}`, { as, body: {} });

  test('goes to its people and the centre; a yes gives the role and is mailed', async () => {
    const { id, email, own, answer, person, request } = await ask();
    expect(answer.body.data.attributes.kind).toBe('join');
    expect(request.attributes).toMatchObject({ status: 'open', message: 'Ik ben de nieuwe coördinator.' });
    const told = await takeMails(server);
    expect(told.map((one) => one.recipient).toSorted()).toEqual([email, staffEmail].toSorted());
    expect(told.every((one) => !one.body_text.includes(String(person['email'])))).toBe(true);
    expect((await put(request.id, 'accept', own)).body.data.attributes.status).toBe('accepted');
    expect((await takeMails(server)).map((one) => [one.template, one.recipient])).toEqual([
      ['organization_join_answered', person['email']],
    ]);
    const colleague = await server.signIn(first.host, String(person['email']), 'groene fiets loopt');
    const mine = await server.call(first.host, 'GET', '/api/v1/current_organizations', { as: colleague });
    expect(mine.body.data.map((one: { id: string }) => one.id)).toEqual([id]);
    expect((await put(request.id, 'decline', staff)).status).toBe(422);
  });

  test('a no gives nothing', async () => {
    const { person, request } = await ask();
    expect((await put(request.id, 'decline', staff)).body.data.attributes.status).toBe('declined');
    const refused = await server.signIn(first.host, String(person['email']), 'groene fiets loopt');
    const mine = await server.call(first.host, 'GET', '/api/v1/current_organizations', { as: refused });
    expect(mine.body.data).toEqual([]);
  });
});

describe('the checks of the queue', () => {
  test('find what may be the same by name, number, mail domain and address, and not by a shared domain', async () => {
    const there = await server.build.organization({
      name: 'Stichting Zeilgroep Waterveen',
      chamber_of_commerce_number: '12345678',
      email: 'info@zeilgroep.example',
      postcode: '8091',
      house_number: '4',
    });
    const wait = (over: object) => server.build.organization({ status: 'pending', ...over });
    const [byName, byNumber, byDomain, byPlace, byMailbox] = [
      await wait({ name: 'Zeilgroep Watervene' }),
      await wait({ name: 'Heel iets anders', chamber_of_commerce_number: '12345678' }),
      await wait({ name: 'Nog iets', email: 'piet@zeilgroep.example' }),
      await wait({ name: 'Buren', postcode: '8091', house_number: '4' }),
      await wait({ name: 'Koor Allegro', email: 'koor@gmail.com' }),
    ];
    await server.build.organization({ name: 'Wandelclub', email: 'wandel@gmail.com' });
    const found = async (id: string) =>
      (await server.call(first.host, 'GET', `/api/v1/organization_checks/${id}`, { as: staff })).body.data
        .attributes;
    const only = (check: { alike: { id: string }[] }) => check.alike.find(({ id }) => id === there.id);
    expect(only(await found(byName.id))).toMatchObject({ is_name_like: true, is_same_number: false });
    expect(await found(byNumber.id)).toMatchObject({ level: 'danger', alike: [{ is_same_number: true }] });
    expect(only(await found(byDomain.id))).toMatchObject({ is_name_like: false, is_same_domain: true });
    expect(only(await found(byPlace.id))).toMatchObject({ is_same_place: true });
    expect((await found(byMailbox.id)).alike).toEqual([]);
  });
});
