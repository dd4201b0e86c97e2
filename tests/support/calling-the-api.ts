/** The API of a site that journeys walk through: for what is there before somebody opens a page. */
import { snakeKeys } from '#server/http/snake-names.ts';
import type { Site } from '#tests/support/journey.ts';
import type { Body, Method } from '#tests/support/server.ts';

export type ApiCaller = (
  method: Method,
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: Body }>;

/** Calls as one of the demo accounts. */
export async function callAs(site: Site, tenant: string, name: string): Promise<ApiCaller> {
  const { host } = new URL(site.at(tenant, '/'));
  const { app } = site.server();
  const signedIn = await app.inject({
    method: 'POST',
    url: '/auth/sign_in',
    headers: { host },
    payload: { email: `${name}@${tenant}.example`, password: 'welkom-in-de-buurt' },
  });
  if (signedIn.statusCode !== 200) throw new Error(`${name} cannot sign in: ${signedIn.payload}`);
  const tokens = Object.fromEntries(
    ['access-token', 'client', 'uid'].map((one) => [one, String(signedIn.headers[one])]),
  );
  return async (method, path, body) => {
    const answer = await app.inject({
      method,
      url: path,
      headers: { host, ...tokens, ...(body !== undefined && { 'content-type': 'application/vnd.api+json' }) },
      ...(body !== undefined && { payload: JSON.stringify(snakeKeys(body as Record<string, unknown>)) }),
    });
    const renewed = answer.headers['access-token'];
    if (renewed) tokens['access-token'] = String(renewed);
    return { status: answer.statusCode, body: answer.payload === '' ? null : JSON.parse(answer.payload) };
  };
}
