/** A write that is signed in by cookie must come from our own pages: others could ride on the cookie. */
import type { FastifyRequest } from 'fastify';
import { readCredentials } from '#server/auth/credentials.ts';
import { refuse } from './refusal.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True for same-origin requests and for ones that a browser did not send from another page. */
export function isSameOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string' && site !== 'same-origin' && site !== 'none') return false;
  // A page that sends no referrer posts with the origin 'null'; the browser still says that it is our own.
  if (origin === 'null') return site === 'same-origin';
  if (origin === undefined) return site !== undefined;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

/**
 * Throws 403 for a write by cookie that comes from elsewhere, or from nowhere that says so. Before anybody looks at whose cookie it is: a
 * refused request must not renew the token, as the browser would not get the new one.
 */
export function refuseCrossOrigin(request: FastifyRequest): void {
  if (safeMethods.has(request.method) || isSameOrigin(request)) return;
  if (readCredentials(request)?.via === 'cookie') refuse('cross_origin');
}
