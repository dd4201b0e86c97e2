/** The last step of a request: a document with its caching, or a file to keep. */
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenHeaders, type IssuedTokens } from '#server/auth/authenticate.ts';
import { setAuthCookies } from '#server/auth/cookies.ts';
import { setAdminSession } from '#server/auth/admin-session.ts';
import { hasAlready } from './etag.ts';
import { jsonApiType } from './error-writer.ts';
import type { StoredAnswer } from './idempotency.ts';
import type { FileAnswer } from './answer.ts';

/** What goes out: a document, a file, or a session. */
export type Outgoing = StoredAnswer & { file?: FileAnswer; session?: IssuedTokens };

/** Never shown in the browser: it is saved under its name. */
export function sendFile(
  reply: FastifyReply,
  usualType: string | undefined,
  { name, content, mediaType = usualType ?? 'application/octet-stream' }: FileAnswer,
): FastifyReply {
  return reply
    .code(200)
    .type(mediaType)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(content);
}

/** A session by the way that the request came; one that came by cookie waits in another. */
export function sendSession(
  request: FastifyRequest,
  reply: FastifyReply,
  tokens: IssuedTokens,
  body: string,
): FastifyReply {
  const before = request.authentication;
  if (before?.credentials?.via === 'cookie') {
    if (before.fresh) setAdminSession(reply, before.fresh);
    setAuthCookies(reply, tokens);
  } else reply.headers(tokenHeaders(tokens));
  return reply.code(200).type('application/json').header('cache-control', 'no-store').send(body);
}

/** A document; what is public may be kept and asked for again by its tag. */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredAnswer,
  isPersonal: boolean,
): FastifyReply {
  reply.code(answer.status);
  if (answer.location) reply.header('location', answer.location);
  reply
    .header('cache-control', isPersonal ? 'no-store' : 'no-cache')
    .header('vary', 'accept-language, cookie, access-token, authorization');
  if (answer.status === 204) return reply.send();
  reply.type(jsonApiType);
  // As bytes, once: they are hashed, counted and sent.
  const body = Buffer.from(answer.body);
  if (!isPersonal && (request.method === 'GET' || request.method === 'HEAD') && !request.caller) {
    const tag = `W/"${hash('sha1', body, 'base64url')}"`;
    reply.header('etag', tag);
    if (hasAlready(request, tag)) return reply.code(304).send();
  }
  return reply.send(body);
}
