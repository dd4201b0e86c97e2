/** The session of our own pages: three cookies, set and cleared together, so that 'all three exist' means signed in. */
import '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { IssuedTokens } from './authenticate.ts';
import { sessionSeconds, staysSignedIn } from './sessions.ts';

// Browsers take Secure cookies from http://*.localhost too, so that development needs no exception.
const always = { path: '/', secure: true, sameSite: 'lax' } as const;
export const authCookies = ['access-token', 'client', 'uid'] as const;

// Scripts may see who is signed in, never the token itself.
const optionsOf = (name: (typeof authCookies)[number]) => ({ ...always, httpOnly: name === 'access-token' });

/** Sets all three: for two weeks, or until the browser closes for whoever did not choose to stay signed in. */
export function setAuthCookies(reply: FastifyReply, tokens: IssuedTokens): void {
  const values = { 'access-token': tokens.accessToken, client: tokens.client, uid: tokens.uid };
  const life = staysSignedIn(tokens.client) ? { maxAge: sessionSeconds } : {};
  for (const name of authCookies) reply.setCookie(name, values[name], { ...optionsOf(name), ...life });
}

/** The address alone, when nothing else is new. */
export function setUidCookie(
  reply: FastifyReply,
  { client, uid }: Pick<IssuedTokens, 'client' | 'uid'>,
): void {
  const life = staysSignedIn(client) ? { maxAge: sessionSeconds } : {};
  reply.setCookie('uid', uid, { ...optionsOf('uid'), ...life });
}

/** Clears all three. */
export function clearAuthCookies(reply: FastifyReply): void {
  for (const name of authCookies) reply.clearCookie(name, optionsOf(name));
}
