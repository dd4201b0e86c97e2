/** What is in the link of a mail by which somebody says that a vacancy is true still, without signing in. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Renewable {
  id: string;
  /** Its end, or since when nobody looked at it: with a renewal it is another, so that a key works once. */
  about: Date;
}

export const renewalKey = (secret: string, centerId: number, { id, about }: Renewable): string =>
  createHmac('sha256', secret).update(`renew ${centerId} ${id} ${about.toISOString()}`).digest('base64url');

/** Whether it is ours, of this vacancy as it is now. */
export function isRenewalKey(secret: string, centerId: number, vacancy: Renewable, key: string): boolean {
  const expected = Buffer.from(renewalKey(secret, centerId, vacancy));
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
