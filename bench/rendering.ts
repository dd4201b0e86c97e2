/** The same page from the same components, with its data at hand: what rendering alone costs. */
import { featureFlags } from '#contract/flags.ts';
import { camelCase } from '#contract/jsonapi.ts';
import type { Configuration } from '#contract/configuration.ts';
import type { ApiAnswer, RequestContext, SendCall } from '#contract/request-context.ts';

type Answerer = (request: Request, requestContext: RequestContext) => Promise<Response>;
interface Build {
  entry: { module: { makeAnswer(build: Build, isProduction: boolean): Answerer } };
}

/** Answers of the API, each asked once and then given again from memory. */
function remembering(address: string, headers: Record<string, string>): SendCall {
  const cache = new Map<string, ApiAnswer>();
  return async ({ method, url }) => {
    const earlier = cache.get(url);
    if (earlier) return structuredClone(earlier);
    const answer = await fetch(`${address}${url}`, { method, headers });
    const fresh = { status: answer.status, body: await answer.json() };
    cache.set(url, fresh);
    return fresh;
  };
}

const nothing = async () => null;

const camelKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [camelCase(key), inner]))
    : value;

/** What the site says of itself, as the server would hand it over. */
async function configurationAt(address: string, headers: Record<string, string>): Promise<Configuration> {
  const answer = await fetch(`${address}/api/v1/configuration`, { headers });
  return JSON.parse(await answer.text(), camelKeys).data.attributes;
}

const unknownLink = {
  leadsTo: null,
  state: 'unknown',
  isFirstPassword: false,
  asksPassword: false,
  isReplaced: false,
  isWithdrawn: false,
  newAccountFor: null,
} as const;

const usualWays = { hasNarrowRail: false, chosenColumns: '' };

/** What the server would hand to the page, of a visitor whom nobody knows. */
const requestContextOf = (
  address: string,
  headers: Record<string, string>,
  configuration: Configuration,
): RequestContext => ({
  send: remembering(address, headers),
  server: {},
  largeFiles: new Map(),
  configuration: () => configuration,
  center: {
    id: 1,
    key: 'bench',
    appName: 'Bench',
    isClosed: false,
    locales: ['nl'],
    features: featureFlags('bench', null),
    partnerIds: [],
  },
  locale: 'nl',
  localeStrategy: 'prefix',
  actor: { kind: 'anonymous' },
  colourMode: 'system',
  consent: null,
  ...usualWays,
  userAgent: '',
  nonce: 'bench',
  origin: address,
  unread: '',
  now: new Date(),
  isProduction: true,
  hasInternships: false,
  redirects: { hostRedirect: null, rules: [] },
  refusal: null,
  signIn: nothing,
  signInByPasskey: nothing,
  signOut: async () => {},
  linkState: async () => unknownLink,
  signInByLink: nothing,
  choosePassword: nothing,
  makeAccount: nothing,
  rememberSignUp: () => {},
  signedUpHere: null,
  signInConfirmed: async () => false,
  signInAs: nothing,
  endImpersonation: async () => false,
  allowAnalytics: () => {},
  report: (error) => {
    throw error;
  },
});

/** Renders this path once more, each time it is called. Throws when it is not about as long as `bytes`. */
export async function renderAlone(
  address: string,
  headers: Record<string, string>,
  path: string,
  bytes: number,
): Promise<() => Promise<void>> {
  const file = new URL('../build/server/index.js', import.meta.url).href;
  const build = (await import(file)) as Build;
  const answerPage = build.entry.module.makeAnswer(build, true);
  const requestContext = requestContextOf(address, headers, await configurationAt(address, headers));
  return async () => {
    const answer = await answerPage(new Request(`${address}${path}`), requestContext);
    const html = await answer.text();
    const likeness = Buffer.byteLength(html) / bytes;
    if (answer.status !== 200 || likeness < 0.9 || likeness > 1.1)
      throw new Error(`${path} alone: ${answer.status}, ${html.length} characters beside ${bytes} bytes`);
  };
}
