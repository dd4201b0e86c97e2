/** Organisations that come in by themselves: everybody may ask, and a link confirms it. */
import { randomUUID } from 'node:crypto';
import type { organizationSignupCalls } from '#contract/calls/organization-signups.ts';
import { organizations } from '#server/features/organizations/organizations.cases.ts';
import { documentOf, kind, outside, type CasesOf } from '#tests/cases/case.ts';
import { forEverybody, isGone, whoSees } from '#tests/cases/expected.ts';
import { solveChallenge } from '#tests/support/applying.ts';
import { tokenHash } from '#tests/support/builders.ts';
import { contactPerson, newOrganization } from '#tests/support/organization-signup.ts';
import { first, second, type Session, type TestServer } from '#tests/support/server.ts';

const insert = `insert into organization_signups (volunteer_center_id, id, organization, email, first_name, last_name,
  password_hash, locale, consents, token_hash, expires_at, confirmed_at)
  values ($1, $2, '{"name": "Speeltuin"}', $3, 'Lotte', 'Smit', 'x', 'nl', '[{"kind": "terms", "text": "Ja"}]', $4, $5, $6)`;

async function makeSignup({ build, clock }: TestServer, center: number, confirmed: Date | null) {
  const token = randomUUID();
  const expires = new Date(clock.now.getTime() + 86_400_000);
  const row = [center, randomUUID(), `${token}@kikker.example`, tokenHash(token), expires, confirmed];
  await build.sql(center, insert, row);
  return token;
}

/** `id` is the token itself. */
const signups = kind({
  make: async ({ server }) => [
    outside(await makeSignup(server, first.id, null), 'other_organization', 'fresh'),
    outside(await makeSignup(server, first.id, server.clock.now), 'other_organization', 'used'),
    outside(await makeSignup(server, second.id, null), 'other_center', 'fresh'),
    outside(randomUUID(), 'missing', 'fresh'),
  ],
  async putBack({ build }, { answer }) {
    await build.sql(first.id, 'update organization_signups set confirmed_at = null where id = $1', [
      answer.body.data.id,
    ]);
  },
});
/** Nothing is there before. */
const toCome = kind({ make: async () => [outside('new', 'own', 'approved')] });

const proofOf = async (server: TestServer, as: Session | null) =>
  as ? {} : { proof: await solveChallenge(server) };

export const cases: CasesOf<typeof organizationSignupCalls> = {
  calls: {
    'POST /api/v1/organizations/signup': {
      about: toCome,
      status: () => 201,
      body: async ({ server, as }) =>
        documentOf('organization_signups', { ...newOrganization(), ...(await proofOf(server, as)) }),
    },
    'POST /api/v1/organizations/:id/join': {
      about: organizations,
      status: whoSees((cell) => !isGone(cell) && cell.status === 'approved'),
      body: async ({ server, as }) => ({ ...contactPerson(), ...(await proofOf(server, as)) }),
    },
    'POST /api/v1/organizations/signup/confirm': {
      about: signups,
      status: ({ relation, status }) =>
        relation === 'other_center' || relation === 'missing' ? 404 : status === 'used' ? 422 : 200,
      body: ({ record }) => ({ confirmation_token: record.id }),
    },
  },
  screens: { '/organizations/signup': forEverybody, '/organizations/signup/success': forEverybody },
};
