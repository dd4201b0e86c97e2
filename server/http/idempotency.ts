/** The same key and body give the first answer again for 24 hours (api.md, section 2). */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { refuse } from './refusal.ts';

export interface StoredAnswer {
  status: number;
  body: string;
  location: string | null;
}

const hash = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest();

/** Inserts the key; false when it is there already. A second transaction with the same key waits for the first one's end. */
async function insertKey(scope: TenantScope, keyHash: Buffer, bodyHash: Buffer): Promise<boolean> {
  const taken = await scope.db
    .insertInto('idempotencyKeys')
    .values({ volunteerCenterId: scope.centerId, keyHash, bodyHash })
    .onConflict((conflict) => conflict.columns(['volunteerCenterId', 'keyHash']).doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}

/** Takes something that serves once, such as a challenge. False when it was taken within the last 24 hours. */
export function takeOnce(scope: TenantScope, kind: string, what: string): Promise<boolean> {
  const keyHash = hash(kind, what);
  return insertKey(scope, keyHash, keyHash);
}

/**
 * Takes the key within the transaction of the write, or gives the stored answer. A second request with the same key
 * waits for the first one's commit, as both insert the same row. Throws 409 when the body differs.
 */
export async function claimKey(
  scope: TenantScope,
  key: string,
  who: string,
  /** Method and address as they were asked: one key at two records is two keys. */
  what: string,
  body: unknown,
): Promise<{ keyHash: Buffer; stored: StoredAnswer | null }> {
  const keyHash = hash(key, who, what);
  const bodyHash = hash(JSON.stringify(body ?? null));
  if (await insertKey(scope, keyHash, bodyHash)) return { keyHash, stored: null };
  const earlier = await scope.db
    .selectFrom('idempotencyKeys')
    .select(['bodyHash', 'answer'])
    .where('keyHash', '=', keyHash)
    .where('createdAt', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirst();
  if (!earlier) {
    await scope.db
      .updateTable('idempotencyKeys')
      .set({ bodyHash, answer: null, createdAt: sql`now()` })
      .where('keyHash', '=', keyHash)
      .execute();
    return { keyHash, stored: null };
  }
  if (!earlier.bodyHash.equals(bodyHash)) refuse('idempotency_mismatch');
  return { keyHash, stored: earlier.answer as unknown as StoredAnswer | null };
}

/** Keeps the answer beside the change itself, so that either both are there or none. */
export async function keepAnswer(scope: TenantScope, keyHash: Buffer, answer: StoredAnswer): Promise<void> {
  await scope.db
    .updateTable('idempotencyKeys')
    .set({ answer: JSON.stringify(answer) })
    .where('keyHash', '=', keyHash)
    .execute();
}
