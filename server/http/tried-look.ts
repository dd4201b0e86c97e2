/** A page in a look that staff tries: it is for their editor alone. */
import type { FastifyReply } from 'fastify';
import { lookParameter } from '#contract/themes.ts';
import type { PolicyOptions } from './content-security.ts';

/** Such a page is not kept: what is tried changes without a word to the cache. */
export const showsTriedLook = (url: URL): boolean => url.searchParams.has(lookParameter);

/** What the page may do; only a page of this site may frame one in a look that is tried. */
export function policyFor(url: URL, reply: FastifyReply, usual: PolicyOptions): PolicyOptions {
  if (!showsTriedLook(url)) return usual;
  reply.header('x-frame-options', 'SAMEORIGIN');
  return { ...usual, isFramed: true };
}
