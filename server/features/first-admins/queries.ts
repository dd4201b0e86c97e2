/** The link that the start prints, and whether anybody needs it. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';

export const hashOfLink = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface FirstAdminRow {
  id: string;
  needsCenter: boolean;
  expiresAt: Date | null;
}

/** Undefined for a link that is unknown or too old, and for every one once there is an admin. */
export async function findLink(
  scope: TenantScope,
  token: string,
  { now, needsCenter }: { now: Date; needsCenter: boolean },
): Promise<FirstAdminRow | undefined> {
  const tokenHash = hashOfLink(token);
  const { rows } = await sql<{ expiresAt: Date }>`
    select expires_at from first_admin_links where token_hash = ${tokenHash} and expires_at > ${now} and not has_admin()`.execute(
    scope.db,
  );
  const [row] = rows;
  return row && { id: tokenHash.toString('hex').slice(0, 32), needsCenter, expiresAt: row.expiresAt };
}
