/** What a stranger or an organisation sends never holds the server: refused at its field, in the time of a plain request. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { costlyTexts, mostMs, msOf } from './costly-texts.ts';

let server: TestServer;
let staff: Session;
let organization: string;
beforeAll(async () => {
  server = await testServer();
  organization = (await server.build.organization()).id;
  const user = await server.build.user({ roles: ['center_superuser'] });
  staff = await server.signIn(first.host, user.email);
});
afterAll(() => server.close());

const signUp = (website: string) =>
  server.call(first.host, 'POST', '/api/v1/organizations/signup', {
    body: { data: { type: 'organization_signups', attributes: { website } } },
  });
const describeAs = (description: string) =>
  server.call(first.host, 'PATCH', `/api/v1/organizations/${organization}`, {
    as: staff,
    body: { data: { type: 'organizations', attributes: { description } } },
  });
const codesAt = (answer: Awaited<ReturnType<typeof signUp>>, field: string): string[] =>
  answer.body.errors
    .filter(({ source }: { source?: { pointer: string } }) => source?.pointer.endsWith(`/${field}`))
    .map(({ code }: { code: string }) => code);

test.each(costlyTexts(40_000).filter(([kind]) => kind.endsWith('address')))(
  'a website of %s',
  async (_kind, text) => {
    const ms = await msOf(async () => {
      const answer = await signUp(text);
      expect([answer.status, codesAt(answer, 'website')]).toEqual([422, ['too_long']]);
    });
    expect(ms).toBeLessThan(mostMs);
  },
);

const reopened = (open: number, blocks: number) =>
  `<p>${Array.from({ length: open }, (_, at) => `<b a=${at}>`).join('')}${'<p>x'.repeat(blocks)}`;

describe('a description', () => {
  test.each([
    ['formatting that is opened again in each paragraph', reopened(200, 400), 'too_much_markup'],
    ['as much of it as ends a process', reopened(1500, 5200), 'too_much_markup'],
    ['tags within tags', '<blockquote>'.repeat(3000), 'too_much_markup'],
    ['signs that are written down longer', '<'.repeat(10_000), 'too_long'],
    [
      'paragraphs that are ended when they are written down',
      `${'<p>'.repeat(3900)}${'x '.repeat(4900)}`,
      null,
    ],
    ['paragraphs that then are too long', `${'<blockquote><p>x</blockquote>'.repeat(1300)}`, 'too_long'],
  ])('of %s', async (_kind, text, code) => {
    const ms = await msOf(async () => {
      const answer = await describeAs(text);
      if (code === null) expect(answer.status).toBe(200);
      else expect([answer.status, codesAt(answer, 'description')]).toEqual([422, [code]]);
    });
    expect(ms).toBeLessThan(code === null ? 5 * mostMs : mostMs);
  });
});

test('a list far longer than any of ours is measured before what is in it', async () => {
  const attributes = { social_links: Array.from({ length: 80_000 }, () => 1) };
  const body = { data: { type: 'organizations', attributes } };
  const ms = await msOf(async () => {
    const answer = await server.call(first.host, 'PATCH', `/api/v1/organizations/${organization}`, {
      as: staff,
      body,
    });
    expect([answer.status, codesAt(answer, 'social_links')]).toEqual([422, ['too_many']]);
  });
  expect(ms).toBeLessThan(mostMs);
});
