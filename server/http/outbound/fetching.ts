/** Fetches from an address that somebody typed: only from where it may go, no further than its limits, and without anything of ours. */
import type { LookupAddress } from 'node:dns';
import { Agent as PlainAgent, get as getPlainly, type IncomingMessage } from 'node:http';
import { Agent, get as getSecurely } from 'node:https';
import type { LookupFunction } from 'node:net';
import { mayAsk, type Reach } from './reach.ts';

export const outboundFailures = [
  'unknown_host',
  'forbidden_address',
  'no_answer',
  'not_secure',
  'refused_there',
  'too_many_redirects',
  'too_large_answer',
  'not_understood',
] as const;

/** Why nothing came. What was typed, and where it leads, is not in its message. */
export class OutboundFailure extends Error {
  readonly code: (typeof outboundFailures)[number];
  /** With which the server there answered. */
  readonly status: number | null;
  constructor(code: OutboundFailure['code'], status: number | null = null) {
    super(`Nothing was fetched: ${code}.`);
    this.code = code;
    this.status = status;
  }
}

export interface Asked {
  reach: Reach;
  limits: { bytes: number; seconds: number; redirects: number };
  accept: string;
  /** From the answer before, so that it can say that nothing is new. */
  etag?: string | null;
  lastModified?: string | null;
  /** Ends it from outside. */
  signal: AbortSignal;
}

export type Fetched =
  | { kind: 'same' }
  | { kind: 'new'; body: Buffer; etag: string | null; lastModified: string | null };

/** Every address that a name leads to. One that is not public is reason enough to trust none. */
async function addressesOf(host: string, reach: Reach): Promise<[LookupAddress, ...LookupAddress[]]> {
  const [first, ...others] = await reach.resolve(host);
  if (!first) throw new OutboundFailure('unknown_host');
  if (![first, ...others].every(({ address }) => reach.allows(address)))
    throw new OutboundFailure('forbidden_address');
  return [first, ...others];
}

/** The connection is made to the very addresses that were looked at: a name that leads elsewhere a moment later changes nothing. */
function lookupIn(reach: Reach): LookupFunction {
  const answer = async (...[host, { all }, callback]: Parameters<LookupFunction>) => {
    let addresses: [LookupAddress, ...LookupAddress[]];
    try {
      addresses = await addressesOf(host, reach);
    } catch (error) {
      callback(error as Error, '');
      return;
    }
    if (all) callback(null, addresses);
    else callback(null, addresses[0].address, addresses[0].family);
  };
  return (...asked) => void answer(...asked);
}

const names = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NONAME', 'EAI_NODATA', 'ENODATA']);
const tlsFault = /CERT|TLS|SSL|EPROTO|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;

function failureOf(error: unknown): OutboundFailure {
  if (error instanceof OutboundFailure) return error;
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  if (names.has(code)) return new OutboundFailure('unknown_host');
  return new OutboundFailure(tlsFault.test(code) ? 'not_secure' : 'no_answer');
}

function ask(url: URL, asked: Asked, signal: AbortSignal): Promise<IncomingMessage> {
  if (!mayAsk(url, asked.reach)) throw new OutboundFailure('forbidden_address');
  const isSecure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const request = (isSecure ? getSecurely : getPlainly)(
      url,
      {
        // Of its own, so that no proxy and no connection of others stands between.
        agent: isSecure ? new Agent({ keepAlive: false }) : new PlainAgent({ keepAlive: false }),
        lookup: lookupIn(asked.reach),
        signal,
        headers: {
          accept: asked.accept,
          // What is packed could become anything.
          'accept-encoding': 'identity',
          'user-agent': 'Volunteerly',
          ...(asked.etag && { 'if-none-match': asked.etag }),
          ...(asked.lastModified && { 'if-modified-since': asked.lastModified }),
        },
      },
      resolve,
    );
    request.on('error', reject);
  });
}

async function bodyOf(answer: IncomingMessage, most: number): Promise<Buffer> {
  if ((answer.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new OutboundFailure('not_understood');
  if (Number(answer.headers['content-length'] ?? 0) > most) throw new OutboundFailure('too_large_answer');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > most) throw new OutboundFailure('too_large_answer');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const redirects = new Set([301, 302, 303, 307, 308]);

/** Where an answer sends one; null where it does not. */
function nextOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (!redirects.has(statusCode)) return null;
  const next = headers.location ? URL.parse(headers.location, from.href) : null;
  if (!next) throw new OutboundFailure('refused_there', statusCode);
  return next;
}

/** A header as it can be sent again; none that is longer than anybody means. */
const kept = (value: string | undefined, most: number) =>
  value !== undefined && value.length <= most && /^[\x20-\x7e]+$/.test(value) ? value : null;

async function follow(address: URL, asked: Asked, signal: AbortSignal): Promise<Fetched> {
  let url = address;
  for (let hop = 0; hop <= asked.limits.redirects; hop += 1) {
    const answer = await ask(url, asked, signal);
    try {
      if (answer.statusCode === 304) return { kind: 'same' };
      const next = nextOf(answer, url);
      if (next) {
        url = next;
        continue;
      }
      if (answer.statusCode !== 200) throw new OutboundFailure('refused_there', answer.statusCode ?? null);
      const body = await bodyOf(answer, asked.limits.bytes);
      const { etag, 'last-modified': lastModified } = answer.headers;
      return { kind: 'new', body, etag: kept(etag, 500), lastModified: kept(lastModified, 100) };
    } finally {
      answer.destroy();
    }
  }
  throw new OutboundFailure('too_many_redirects');
}

/** What is there, within the time for all of it together. Throws an OutboundFailure. */
export async function fetchOutside(address: string, asked: Asked): Promise<Fetched> {
  const late = AbortSignal.timeout(asked.limits.seconds * 1000);
  const url = URL.parse(address);
  try {
    if (!url) throw new OutboundFailure('forbidden_address');
    return await follow(url, asked, AbortSignal.any([late, asked.signal]));
  } catch (error) {
    throw failureOf(error);
  }
}
