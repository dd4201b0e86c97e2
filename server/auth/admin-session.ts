/**
 * An admin's own session while they are signed in as somebody else. It stays open and waits in a cookie that no script sees,
 * so that the way back needs no password, and no session of the other person leads to the admin's rights.
 */
import '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { IssuedTokens } from './authenticate.ts';
import type { Incoming } from './credentials.ts';
import { sessionSeconds, staysSignedIn } from './sessions.ts';

export const adminSessionCookie = 'own-session';

const always = { path: '/', secure: true, sameSite: 'lax', httpOnly: true } as const;

/** Sets it aside for as long as it would have stayed. */
export function setAdminSession(reply: FastifyReply, { accessToken, client, uid }: IssuedTokens): void {
  const value = Buffer.from(JSON.stringify([accessToken, client, uid]), 'utf8').toString('base64url');
  const life = staysSignedIn(client) ? { maxAge: sessionSeconds } : {};
  reply.setCookie(adminSessionCookie, value, { ...always, ...life });
}

export function clearAdminSession(reply: FastifyReply): void {
  reply.clearCookie(adminSessionCookie, always);
}

/** The same request, sent with the session that waits; null without one. It is judged like any other. */
export function asActingAdmin({ cookies, startedAt }: Incoming): Incoming | null {
  const value = cookies[adminSessionCookie];
  if (value === undefined || value.length > 2000) return null;
  try {
    const parts: unknown = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
    if (!Array.isArray(parts) || parts.some((part) => typeof part !== 'string')) return null;
    const [accessToken, client, uid] = parts as string[];
    return { headers: {}, cookies: { 'access-token': accessToken, client, uid }, startedAt };
  } catch {
    return null;
  }
}
