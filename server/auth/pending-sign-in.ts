/**
 * Between the right password and the second proof: a page that works without script carries this along instead of the
 * password. It is ours by its signature, bound to the password of the account, and lasts ten minutes.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const lifetimeMs = 10 * 60_000;

export interface PendingSignIn {
  centerId: number;
  userId: string;
}

const signatureOf = (secret: string, text: string, passwordHash: string | null) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['half way', text, passwordHash]))
    .digest('base64url');

export function makePendingSignIn(
  secret: string,
  { centerId, userId, passwordHash }: PendingSignIn & { passwordHash: string | null },
  now: Date,
): string {
  const text = Buffer.from(JSON.stringify([centerId, userId, now.getTime() + lifetimeMs])).toString(
    'base64url',
  );
  return `${text}.${signatureOf(secret, text, passwordHash)}`;
}

/** Whose it says to be, not yet believed; null for what cannot be one, or is too old. */
export function readPendingSignIn(value: string, now: Date): PendingSignIn | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(value.split('.')[0] ?? '', 'base64url').toString('utf8'));
    if (!Array.isArray(parts)) return null;
    const [centerId, userId, until] = parts as unknown[];
    if (!Number.isInteger(centerId) || typeof userId !== 'string' || typeof until !== 'number') return null;
    return until > now.getTime() ? { centerId: centerId as number, userId } : null;
  } catch {
    return null;
  }
}

/** Whether it is ours, and the password is still the one of then. */
export function isPendingSignIn(secret: string, value: string, passwordHash: string | null): boolean {
  const [text = '', signature = ''] = value.split('.');
  const expected = Buffer.from(signatureOf(secret, text, passwordHash));
  const signed = Buffer.from(signature);
  return signed.length === expected.length && timingSafeEqual(signed, expected);
}
