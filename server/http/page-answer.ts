/** Sends a rendered page: policy, cookies, cache headers and compression in one place. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressOnce, encodingFor, toBrotli, toGzip, type Encoding } from './compression.ts';
import { contentSecurityPolicy, nonceSources, withHashes, type PolicyOptions } from './content-security.ts';
import { tagOf, type CachedPage } from './page-cache.ts';

export const pageVary = 'accept-encoding, accept-language, cookie';
/** May be kept, but not shown without asking: content and language may have changed. */
const anonymousCaching = 'private, no-cache';

const bodies = { br: 'brotli', gzip: 'gzip', identity: 'html' } as const satisfies Record<
  Encoding,
  keyof CachedPage
>;

/** A page that is kept: hashes instead of a nonce, and every compressed form. */
export async function keepable(
  html: Buffer,
  nonce: string,
  language: string,
  options: PolicyOptions,
): Promise<CachedPage> {
  const hashed = withHashes(html.toString('utf8'), nonce);
  const body = Buffer.from(hashed.html, 'utf8');
  const [brotli, gzip] = await Promise.all([toBrotli(body, 5), toGzip(body)]);
  return {
    html: body,
    brotli,
    gzip,
    policy: contentSecurityPolicy(hashed.inline, options),
    etag: tagOf(body),
    language,
  };
}

/** Sends a page that is, or was just, kept. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  found: 'hit' | 'miss',
): FastifyReply {
  reply
    .header('cache-control', anonymousCaching)
    .header('vary', pageVary)
    .header('etag', page.etag)
    .header('x-page-cache', found)
    .header('content-security-policy', page.policy);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .type('text/html; charset=utf-8')
    .header('content-language', page.language)
    .send(page[bodies[encoding]]);
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
