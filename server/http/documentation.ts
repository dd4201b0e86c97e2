/** /api/v1/openapi.json and a page that people can read, both made from the list of routes. */
import type { FastifyInstance } from 'fastify';
import { openApi } from './openapi.ts';
import type { Route } from './route.ts';
import type { Services } from './services.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.5rem;border-bottom:1px solid;vertical-align:top}code{font-size:.95em;overflow-wrap:anywhere}@media(prefers-color-scheme:dark){body{background:#1a1a1a;color:#eee}a{color:#9cf}}`;

function row(route: Route): string {
  const policy = route.policy.kind === 'rule' ? route.policy.name : route.policy.kind;
  return `<tr><td><code>${route.method}</code></td><td><code>${escape(route.path)}</code></td><td>${escape(route.summary)}</td><td>${escape(policy)}</td></tr>`;
}

const page = (
  routes: readonly Route[],
  productName: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(productName)} API</title><style>${style}</style></head><body><main><h1>${escape(productName)} API</h1>
<p>JSON:API 1.1 with snake_case keys. The machine-readable description is <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p>Sign in with <code>POST /auth/sign_in</code> and send the headers <code>access-token</code>, <code>client</code> and <code>uid</code> of each answer with the next call.</p>
<table><caption>All calls</caption><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What</th><th scope="col">Who</th></tr></thead>
<tbody>${routes.map(row).join('')}</tbody></table></main></body></html>`;

export function serveDocumentation(app: FastifyInstance, services: Services, routes: readonly Route[]): void {
  const { productName } = services.configuration;
  let description: string | undefined;
  app.get('/api/v1/openapi.json', async (_request, reply) => {
    // Made when it is first asked for: a server that starts has no need of it.
    description ??= JSON.stringify(openApi(routes, productName));
    return reply.type('application/json').header('cache-control', 'public, max-age=300').send(description);
  });
  const html = page(routes, productName);
  app.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      )
      .send(html),
  );
}
