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

/** What the request brings to sign in with, well formed or not; headers go before cookies. */
export const readCredentials = ({ headers, cookies }: Pick<Incoming, 'headers' | 'cookies'>) =>
  three(headers, 'header') ?? bearer(headers.authorization) ?? three(cookies, 'cookie');

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
