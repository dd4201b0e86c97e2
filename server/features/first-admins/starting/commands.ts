/** While nobody can sign in as admin, each start makes a link by which somebody becomes the first (docs/operations.md). */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { firstAdminHours, firstAdminScreen } from '#contract/first-admins.ts';
import { hashOfLink } from '../queries.ts';

/** As the owner. The address, or null where there is an admin. Links of earlier starts work on, as other processes printed them. */
export async function makeFirstAdminLink(client: pg.Client, address: string): Promise<string | null> {
  await client.query('delete from first_admin_links where expires_at <= now()');
  const { rows } = await client.query<{ has_admin: boolean }>('select has_admin()');
  if (rows[0]?.has_admin) return null;
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into first_admin_links (token_hash, expires_at) values ($1, now() + $2 * interval '1 hour')`,
    [hashOfLink(token), firstAdminHours],
  );
  return `${address}${firstAdminScreen}?token=${token}`;
}
