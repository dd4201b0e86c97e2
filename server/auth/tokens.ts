/** Secrets that clients hold. The database keeps only their hashes, so that a copy of it signs nobody in. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 32 random bytes in URL-safe letters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether this can be a token of ours: anything else never reaches the database. */
export const isTokenShaped = (value: string): boolean => /^[\w-]{43}$/.test(value);

/** SHA-256: enough for 32 random bytes, which nobody can guess or list. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Compares in the same time wherever the difference is. */
export function hashesEqual(one: Uint8Array, other: Uint8Array | null): boolean {
  return other !== null && one.length === other.length && timingSafeEqual(one, other);
}
