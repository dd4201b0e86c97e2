/** Sends a rendered page: policy, cookies, cache headers and compression in one place. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressOnce, encodingFor, toBrotli, toGzip, type Encoding } from './compression.ts';
import { contentSecurityPolicy, nonceSources, withHashes, type PolicyOptions } from './content-security.ts';
import { hasAlready } from './etag.ts';
import { tagOf, type CachedPage } from './page-cache.ts';

export const pageVary = 'accept-encoding, accept-language, cookie';
/** May be kept, but not shown without asking: content and language may have changed. */
const anonymousCaching = 'private, no-cache';

/** All of an answer; a page comes in one piece, which is taken as it is. */
export async function bytesOf({ body }: Response): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body ?? [])
    chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

/** The page in a compressed form, made well when it is asked for a second time: most addresses are opened once. */
function keptBody(page: CachedPage, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'identity') return page.html;
  return (page.compressed[encoding] ??= encoding === 'br' ? toBrotli(page.html, 5) : toGzip(page.html, 6));
}

/** A page that is kept: hashes instead of a nonce. */
export function keepable(html: Buffer, nonce: string, language: string, options: PolicyOptions): CachedPage {
  const hashed = withHashes(html, nonce);
  return {
    html: hashed.html,
    compressed: {},
    policy: contentSecurityPolicy(hashed.inline, options),
    etag: tagOf(hashed.html),
    language,
  };
}

/** Sends a page that is, or was just, kept. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  found: 'hit' | 'miss',
): Promise<FastifyReply> {
  reply
    .header('cache-control', anonymousCaching)
    .header('vary', pageVary)
    .header('etag', page.etag)
    .header('x-page-cache', found)
    .header('content-security-policy', page.policy);
  if (hasAlready(request, page.etag)) return reply.code(304).send();
  const wanted = encodingFor(request.headers['accept-encoding']);
  const { body, encoding } =
    found === 'hit'
      ? { body: await keptBody(page, wanted), encoding: wanted }
      : await compressOnce(page.html, wanted);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').header('content-language', page.language).send(body);
}

/** Headers that the screens set; cookies are added to ours rather than put in their place. */
function copyHeaders(reply: FastifyReply, response: Response): void {
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  const before = reply.getHeader('set-cookie');
  const own = response.headers.getSetCookie();
  if (own.length > 0)
    reply.header('set-cookie', [...(before === undefined ? [] : [before].flat().map(String)), ...own]);
}

/** Sends whatever the screens answered: a page, the data of one, or a redirect. */
export async function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  page: { body: Buffer; nonce: string; isPersonal: boolean; language: string; policy: PolicyOptions },
): Promise<FastifyReply> {
  copyHeaders(reply, response);
  const isKeepable = response.headers.has('cache-control');
  if (!isKeepable)
    reply.header(
      'cache-control',
      page.isPersonal || response.status >= 400 || request.method === 'POST' ? 'no-store' : anonymousCaching,
    );
  reply
    .code(response.status)
    .header('vary', pageVary)
    .header('content-security-policy', contentSecurityPolicy(nonceSources(page.nonce), page.policy));
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    reply.header('content-language', page.language);
  }
  const { body, encoding } = await compressOnce(page.body, encodingFor(request.headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return body.length === 0 ? reply.send() : reply.send(body);
}
