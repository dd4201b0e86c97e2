/** What a request says of its sender: three headers, one Bearer header, or three cookies (api.md, section 4). */
import type { IncomingHttpHeaders } from 'node:http';
import { isClientShaped } from './sessions.ts';
import { isTokenShaped } from './tokens.ts';

export interface Credentials {
  accessToken: string;
  client: string;
  uid: string;
  via: 'header' | 'cookie';
}

export interface Incoming {
  headers: IncomingHttpHeaders;
  cookies: Record<string, string | undefined>;
  startedAt: Date;
}

type Named = Readonly<Record<string, unknown>>;

/** All three, or nothing. */
function three(named: Named, via: Credentials['via']): Credentials | null {
  const { 'access-token': accessToken, client, uid } = named;
  const isWhole = [accessToken, client, uid].every((value) => typeof value === 'string' && value !== '');
  return isWhole ? ({ accessToken, client, uid, via } as Credentials) : null;
}

/** `Bearer base64(JSON of the five)`; another kind of Bearer token is not ours to judge. */
function bearer(header: string | undefined): Credentials | null {
  const [, encoded] = /^Bearer +([\w+/=-]{1,4096})$/i.exec(header ?? '') ?? [];
  if (encoded === undefined) return null;
  try {
    const named: unknown = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
    return typeof named === 'object' && named !== null ? three(named as Named, 'header') : null;
  } catch {
    return null;
  }
}

/** Of one name: a site above this one in the same domain may have cookies of our names too, and a browser sends all of them. */
const mostOfOneName = 3;

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** All that cookies of this name say, each once, in the order in which they came. */
function cookieValues({ headers, cookies }: Pick<Incoming, 'headers' | 'cookies'>, name: string): string[] {
  const sent = (headers.cookie ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at !== -1 && pair.slice(0, at).trim() === name ? decoded(pair.slice(at + 1).trim()) : [];
  });
  const values = [cookies[name] ?? '', ...sent].filter((value) => value !== '');
  return [...new Set(values)].slice(0, mostOfOneName);
}

/**
 * What the request brings to sign in with, well formed or not; headers go before cookies. Of cookies that came more than once it may be
 * each with each.
 */
export function allCredentials(incoming: Pick<Incoming, 'headers' | 'cookies'>): Credentials[] {
  const { headers } = incoming;
  const inHeader = three(headers, 'header') ?? bearer(headers.authorization);
  if (inHeader) return [inHeader];
  const valuesOf = (name: string) => cookieValues(incoming, name);
  return valuesOf('client').flatMap((client) =>
    valuesOf('access-token').flatMap((accessToken) =>
      valuesOf('uid').map((uid) => ({ accessToken, client, uid, via: 'cookie' as const })),
    ),
  );
}

/** The first of them; null when it brings nothing. */
export const readCredentials = (incoming: Pick<Incoming, 'headers' | 'cookies'>): Credentials | null =>
  allCredentials(incoming)[0] ?? null;

/** Whether these can be ours at all: anything else is wrong without asking the database. */
export const areWellFormed = (credentials: Credentials): boolean =>
  isTokenShaped(credentials.accessToken) &&
  isClientShaped(credentials.client) &&
  credentials.uid.length <= 1000;

/** A header carries bytes, which Node reads as Latin-1: an address in other letters goes as its UTF-8 bytes. */
export const headerText = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

/** Whether the uid names this address, in any case and as written into a header or a cookie. */
export function isUidOf(uid: string, email: string): boolean {
  const wanted = email.toLowerCase();
  return [uid, Buffer.from(uid, 'latin1').toString('utf8')].some((one) => one.toLowerCase() === wanted);
}
