/** What is in an address that shows the look which is tried: a moment until which it holds, and our signature. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const dayMs = 24 * 60 * 60 * 1000;

const signatureOf = (secret: string, centerId: number, until: string) =>
  createHmac('sha256', secret).update(`look ${centerId} ${until}`).digest();

const written = (secret: string, centerId: number, until: string) =>
  `${until}.${signatureOf(secret, centerId, until).toString('base64url')}`;

/** Holds for a day at least, and is the same all day: a page that is asked again then shows the same frames. */
export function previewToken(secret: string, centerId: number, now: Date): string {
  const until = (Math.floor(now.getTime() / dayMs) + 2).toString(36);
  return written(secret, centerId, until);
}

/** Whether it is ours, of this centre, and holds still. */
export function isPreviewToken(secret: string, centerId: number, token: string, now: Date): boolean {
  const [until = ''] = token.split('.');
  if (!/^[0-9a-z]{1,8}$/.test(until) || Number.parseInt(until, 36) * dayMs <= now.getTime()) return false;
  const expected = Buffer.from(written(secret, centerId, until));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
