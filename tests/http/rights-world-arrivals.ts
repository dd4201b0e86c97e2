/** Who comes in, for the rights matrix: sign-ups that wait for their link, and people who ask for a place. */
import { randomUUID } from 'node:crypto';
import { tokenHash } from '#tests/support/builders.ts';
import { first, second, type TestServer } from '#tests/support/server.ts';
import { outside, type WorldRecord } from './rights-record.ts';

const insertSignup = `insert into organization_signups (volunteer_center_id, id, organization, email, first_name, last_name,
  password_hash, locale, consents, token_hash, expires_at, confirmed_at)
  values ($1, $2, '{"name": "Speeltuin"}', $3, 'Lotte', 'Smit', 'x', 'nl', '[{"kind": "terms", "text": "Ja"}]', $4, $5, $6)`;

export async function organizationSignups({ build, clock }: TestServer): Promise<WorldRecord[]> {
  const make = async (center: number, confirmedAt: Date | null) => {
    const token = randomUUID();
    const expires = new Date(clock.now.getTime() + 86_400_000);
    await build.sql(center, insertSignup, [
      center,
      randomUUID(),
      `${token}@kikker.example`,
      tokenHash(token),
      expires,
      confirmedAt,
    ]);
    return token;
  };
  return [
    outside(await make(first.id, null), 'other_organization', 'fresh'),
    outside(await make(first.id, clock.now), 'other_organization', 'used'),
    outside(await make(second.id, null), 'other_center', 'fresh'),
    outside(randomUUID(), 'missing', 'fresh'),
  ];
}

/** One of each state at an organisation. */
export async function joinRequests(
  { build }: TestServer,
  { mine, other }: { mine: string; other: string },
  elsewhere: string,
): Promise<WorldRecord[]> {
  const make = async (center: number, organization: string, status: string) => {
    const id = randomUUID();
    const { id: user } = await build.user({ center });
    await build.sql(
      center,
      `insert into organization_join_requests (volunteer_center_id, id, organization_id, user_id, status) values ($1, $2, $3, $4, $5)`,
      [center, id, organization, user, status],
    );
    return id;
  };
  const made: WorldRecord[] = [];
  for (const status of ['open', 'accepted', 'declined']) {
    const [own, others] = [await make(first.id, mine, status), await make(first.id, other, status)];
    made.push({ id: own, relation: 'same_organization', status, organizationStatus: 'approved' });
    made.push({ id: others, relation: 'other_organization', status, organizationStatus: 'approved' });
  }
  return [
    ...made,
    outside(await make(second.id, elsewhere, 'open'), 'other_center', 'open'),
    outside(randomUUID(), 'missing', 'open'),
  ];
}
