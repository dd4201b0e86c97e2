/** Signing up as somebody new does. */
import { solveChallenge } from '#tests/support/applying.ts';
import { first, type CallOptions, type TestAnswer, type TestServer } from '#tests/support/server.ts';

/** What a browser says of a form of ours. */
export const ownPage = { 'sec-fetch-site': 'same-origin' };

/** Headers of the browser that sent a form which was answered so. */
export const sameBrowser = ({ headers }: TestAnswer): Record<string, string> => ({
  ...ownPage,
  cookie: /signed-up=[^;]*/.exec(headers['set-cookie'] ?? '')?.[0] ?? '',
});

export const chosenPassword = 'groene fiets loopt';

let count = 0;

/** What the form sends; a new address each time. */
export const signUpForm = (over: object = {}): Record<string, unknown> => ({
  first_name: 'Sanne',
  last_name: 'de Bruin',
  email: `nieuw${(count += 1)}@post.example`,
  password: chosenPassword,
  age: 'over16',
  accept_terms: true,
  ...over,
});

/** Sends it, with the sum done. */
export async function signUp(
  server: Pick<TestServer, 'call'>,
  over: object = {},
  { host = first.host, ...options }: CallOptions & { host?: string } = {},
): Promise<TestAnswer> {
  const attributes = signUpForm({ proof: await solveChallenge(server, host), ...over });
  return server.call(host, 'POST', '/api/v1/signup', {
    ...options,
    headers: { ...ownPage, ...options.headers },
    body: { data: { type: 'signups', attributes } },
  });
}
