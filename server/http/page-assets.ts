/** The built scripts, styles, fonts and pictures: read once, kept in memory with their compressed forms. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { encodingFor, toBrotli, toGzip, type Encoding } from './compression.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { hasAlready } from './etag.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.topojson': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const squeezable = /^(text|application\/(json|manifest))|svg/;
const forever = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

/** Source maps would show our sources; Vite's own list is nobody's business. Compressed forms go by the address of their file. */
const isServed = (path: string) => !/\.(map|br)$/.test(path) && !path.startsWith('.vite/');

class Asset {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  #forms = new Map<Encoding, Promise<Buffer>>();

  constructor(file: string) {
    this.body = readFileSync(file);
    this.type = types[extname(file)] ?? 'application/octet-stream';
    this.etag = `"${createHash('sha256').update(this.body).digest('base64url').slice(0, 27)}"`;
    // Written by vite/compress-files.ts.
    const smallest = `${file}.br`;
    if (existsSync(smallest)) this.#forms.set('br', Promise.resolve(readFileSync(smallest)));
  }

  /** What the build did not compress is so when it is first asked for. */
  as(encoding: Encoding): Promise<Buffer> {
    const cached = this.#forms.get(encoding);
    if (cached) return cached;
    const made =
      encoding === 'br'
        ? toBrotli(this.body, 5)
        : encoding === 'gzip'
          ? toGzip(this.body, 6)
          : Promise.resolve(this.body);
    this.#forms.set(encoding, made);
    return made;
  }
}

/** Serves every file below the folder at its own address; what Vite named by content may be kept forever. */
export function serveAssets(app: FastifyInstance, folder: string): void {
  // A worker is bound by the policy of its own file, so scripts get the pages' and not that of data.
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, { isHotReload: false });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep).join('/');
    if (!entry.isFile() || !isServed(path)) continue;
    const asset = new Asset(file);
    const isScript = asset.type.startsWith('text/javascript');
    app.get(encodeURI(`/${path}`), { config: { rateLimit: false } }, async (request, reply) => {
      reply
        .header('cache-control', path.startsWith('assets/') ? forever : forAnHour)
        .header('etag', asset.etag)
        .header('vary', 'accept-encoding');
      if (hasAlready(request, asset.etag)) return reply.code(304).send();
      const encoding = squeezable.test(asset.type)
        ? encodingFor(request.headers['accept-encoding'])
        : 'identity';
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      if (isScript) reply.header('content-security-policy', policy);
      return reply.type(asset.type).send(await asset.as(encoding));
    });
  }
}
