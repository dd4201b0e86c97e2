/** A write that is signed in by cookie must come from our own pages: others could ride on the cookie. */
import type { FastifyRequest } from 'fastify';
import { readCredentials } from '#server/auth/credentials.ts';
import { schemeOf } from './host.ts';
import { refuse } from './refusal.ts';
import type { Services } from './services.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True for same-origin requests and for ones that a browser did not send from another page. */
export function isSameOrigin(request: FastifyRequest, services: Services): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string' && site !== 'same-origin' && site !== 'none') return false;
  // A page that sends no referrer posts with the origin 'null'; the browser still says that it is our own.
  if (origin === 'null') return site === 'same-origin';
  if (origin === undefined) return site !== undefined;
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  // A browser that says where it comes from has compared the schemes itself.
  return host === request.host && (site === 'same-origin' || protocol === schemeOf(request, services));
}

/**
 * Throws 403 for a write by cookie that comes from elsewhere, or from nowhere that says so. Before anybody looks at whose cookie it is: a
 * refused request must not renew the token, as the browser would not get the new one.
 */
export function refuseCrossOrigin(request: FastifyRequest, services: Services): void {
  if (safeMethods.has(request.method) || isSameOrigin(request, services)) return;
  if (readCredentials(request)?.via === 'cookie') refuse('cross_origin');
}
