/** Links in mails that work once. Only a hash is kept, and only a press on the button uses one up. */
import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { refuse } from '#server/http/refusal.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

type Purpose = 'confirm_application' | 'withdraw_application';

const lifetimeDays: Record<Purpose, number> = { confirm_application: 7, withdraw_application: 90 };

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Makes a token for an application; earlier ones of the same purpose stop working. */
export async function issueToken(
  scope: TenantScope,
  purpose: Purpose,
  applicationId: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const expiresAt = new Date(now.getTime() + lifetimeDays[purpose] * 86_400_000);
  const token = randomBytes(32).toString('base64url');
  await scope.db
    .deleteFrom('oneTimeTokens')
    .where('applicationId', '=', applicationId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute();
  await scope.db
    .insertInto('oneTimeTokens')
    .values({
      volunteerCenterId: scope.centerId,
      id: uuidv7(),
      purpose,
      tokenHash: hashOf(token),
      applicationId,
      expiresAt,
      createdAt: now,
    })
    .execute();
  return { token, expiresAt };
}

export interface UsedToken {
  purpose: Purpose;
  applicationId: string;
}

/** Uses a token up. Throws 404 for an unknown one, 422 for one that is used or too old. */
export async function takeToken(scope: TenantScope, token: string, now: Date): Promise<UsedToken> {
  const row = await scope.db
    .selectFrom('oneTimeTokens')
    .selectAll()
    .where('tokenHash', '=', hashOf(token))
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.applicationId === null) refuse('not_found');
  if (row.usedAt !== null) refuse('token_used', { pointer: '/confirmation_token' });
  if (row.expiresAt <= now) refuse('token_expired', { pointer: '/confirmation_token' });
  await scope.db.updateTable('oneTimeTokens').set({ usedAt: now }).where('id', '=', row.id).execute();
  return { purpose: row.purpose as Purpose, applicationId: row.applicationId };
}
