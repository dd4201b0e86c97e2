/** The uid is the e-mail address: when that changes, the answer says the new one, in headers or cookies. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenHeaders } from '#server/auth/authenticate.ts';
import { setAuthCookies, setUidCookie } from '#server/auth/cookies.ts';

/** For a command: what the sender of this request is called from now on. */
export function noteUidChange(request: FastifyRequest, uid: string): void {
  if (request.caller) request.caller.onUidChange?.(uid);
  else request.changedUid = uid;
}

/**
 * Writes it into the answer. A request that came with the token of before is given none now either; its next answer says
 * the new uid, and the old one counts until then.
 */
export function sendUidChange(request: FastifyRequest, reply: FastifyReply, uid: string): void {
  const { fresh, credentials } = request.authentication ?? {};
  if (credentials?.via === 'cookie') {
    if (fresh) setAuthCookies(reply, { ...fresh, uid });
    else setUidCookie(reply, { client: credentials.client, uid });
  } else if (fresh) reply.headers(tokenHeaders({ ...fresh, uid }));
}
