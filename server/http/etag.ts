/** Whether somebody has what they ask for already. */
import type { FastifyRequest } from 'fastify';

const strong = (tag: string) => tag.replace(/^\s*W\//, '').trim();

/** `If-None-Match` as RFC 9110 has it: a list, compared without regard to weakness, or `*` for whatever there is. */
export function hasAlready(request: FastifyRequest, tag: string): boolean {
  const headerValue = request.headers['if-none-match'];
  if (headerValue === undefined) return false;
  if (headerValue.trim() === '*') return true;
  // No tag of ours holds a comma.
  return headerValue.split(',').some((one) => strong(one) === strong(tag));
}
