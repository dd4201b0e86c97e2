/**
 * That this browser sent the sign-up form for an address: the page after it can name the address, and whoever presses the link of
 * the mail in the same browser is signed in without typing the password again. Ours by its signature, and no proof of the mailbox.
 */
import '@fastify/cookie';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { readEmail } from '#contract/email-address.ts';
import { signedUpDays } from '#contract/site-cookies.ts';

export const signedUpCookie = 'signed-up';
/** As long as the link in the mail works. */
const lifetimeSeconds = signedUpDays * 24 * 60 * 60;
const always = { path: '/', secure: true, sameSite: 'lax', httpOnly: true } as const;

const signatureOf = (secret: string, centerId: number, text: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['signed up here', centerId, text]))
    .digest();

interface Where {
  secret: string;
  centerId: number;
  now: Date;
}

/** Sets it. */
export function setSignedUp(reply: FastifyReply, email: string, { secret, centerId, now }: Where): void {
  const until = now.getTime() + lifetimeSeconds * 1000;
  const text = Buffer.from(JSON.stringify([readEmail(email), until])).toString('base64url');
  const value = `${text}.${signatureOf(secret, centerId, text).toString('base64url')}`;
  reply.setCookie(signedUpCookie, value, { ...always, maxAge: lifetimeSeconds });
}

export const clearSignedUp = (reply: FastifyReply): void => {
  reply.clearCookie(signedUpCookie, always);
};

/** The address, in small letters; null for what is not ours or too old. */
export function readSignedUp(value: string | undefined, { secret, centerId, now }: Where): string | null {
  const [text = '', signature = ''] = (value ?? '').split('.');
  const expected = signatureOf(secret, centerId, text);
  const signed = Buffer.from(signature, 'base64url');
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return null;
  const [email, until] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as [string, number];
  return until > now.getTime() ? email : null;
}
