/** Links by which one person fills a form in: given by who keeps the form, opened by whoever has one. */
import { randomUUID } from 'node:crypto';
import type { formTokenCalls } from '#contract/calls/form-tokens.ts';
import { hashToken, newToken } from '#server/auth/tokens.ts';
import {
  always,
  askers,
  linkedForms,
  makeForm,
  makers,
  sees,
  when,
} from '#server/features/forms/forms.cases.ts';
import { documentOf, kind, once, outside, type CasesOf } from '#tests/cases/case.ts';
import { isGone, whoMay, whoSees } from '#tests/cases/expected.ts';
import { first, second, type TestServer } from '#tests/support/server.ts';

interface Made {
  center?: number;
  id?: string;
  secret?: string;
  organization?: string | null;
}

/** To a form of its own. */
export async function makeToken(
  server: TestServer,
  { center = first.id, id = randomUUID(), secret = newToken(), organization = null }: Made = {},
): Promise<{ id: string; secret: string; form: string }> {
  const form = await makeForm(server, { center, access: 'token_holder', organization });
  await server.build.sql(
    center,
    `insert into form_tokens (volunteer_center_id, id, form_id, email, name, token_hash, sent_at)
     values ($1, $2, $3, gen_random_uuid() || '@post.example', 'Noor Bos', $4, now())`,
    [center, id, form, hashToken(secret)],
  );
  return { id, secret, form };
}

/** By record: whose form it is of. */
const owners = new Map<string, string | null>();

/** Of forms of this centre, of the reader's organisation and of another one; and of a form of the other centre. */
const tokens = kind({
  noun: 'form_tokens',
  make: async (making) => [
    ...(await Promise.all(
      askers(making).map(async ({ organization, relation }) => {
        const { id } = await makeToken(making.server, { organization });
        owners.set(id, organization);
        return outside(id, relation, '');
      }),
    )),
    outside((await makeToken(making.server, { center: second.id })).id, 'other_center', ''),
    outside(randomUUID(), 'missing', ''),
  ],
  async putBack(server, { record: { id } }) {
    await server.build.sql(first.id, 'delete from form_tokens where id = $1', [id]);
    await makeToken(server, { id, organization: owners.get(id) ?? null });
  },
});

/** What is in a link, of this centre, of the other and of nobody. */
const secrets = kind({
  make: async ({ server }) => [
    outside((await makeToken(server)).secret, 'other_organization', ''),
    outside((await makeToken(server, { center: second.id })).secret, 'other_center', ''),
    outside(newToken(), 'missing', ''),
  ],
});

export const cases: CasesOf<typeof formTokenCalls> = {
  calls: {
    'GET /api/v1/form_tokens': { about: tokens, status: whoMay(makers), lists: sees },
    'POST /api/v1/forms/:id/tokens': {
      about: linkedForms,
      status: when('published'),
      body: () => documentOf('form_tokens', { people: [{ email: `${randomUUID()}@post.example` }] }),
      input: { id: once(({ server }) => makeForm(server, { access: 'token_holder' })) },
    },
    'POST /api/v1/form_tokens/:id/send': { about: tokens, status: always, body: {} },
    'POST /api/v1/form_tokens/:id/withdraw': { about: tokens, status: always, body: {} },
    'GET /api/v1/forms/by_token/:token': {
      about: secrets,
      status: whoSees((cell) => !isGone(cell)),
      input: { id: async ({ server }) => (await makeToken(server)).secret },
    },
  },
  screens: {
    '/form_builder/:id/links': { about: linkedForms, status: (cell) => (sees(cell) ? 200 : 404) },
  },
  input: {
    at: 'form_tokens',
    id: once(async ({ server }) => (await makeToken(server)).id),
    fields: async () => ({ people: [{ email: 'noor@post.example' }] }),
  },
  fill: {
    async center({ server, rows }) {
      const form = await makeForm(server, { access: 'token_holder' });
      await server.build.sql(
        first.id,
        `insert into form_tokens (volunteer_center_id, id, form_id, email, created_at)
         select $1, gen_random_uuid(), $2, 'noor' || n || '@post.example',
           timestamptz '2026-11-20 10:00:00.123456' + (n / 2) * interval '1 microsecond'
         from generate_series(1, ${rows}) n`,
        [first.id, form],
      );
    },
  },
};
