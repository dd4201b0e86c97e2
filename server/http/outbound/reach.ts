/** Where requests may go that somebody caused by typing an address. */
import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './addresses.ts';

export interface Reach {
  protocols: readonly string[];
  isAnyPort: boolean;
  /** Of an address as numbers. */
  allows(address: string): boolean;
  /** All addresses of a name. Throws where there is none. */
  resolve(host: string): Promise<readonly LookupAddress[]>;
}

const resolve = (host: string) => lookup(host, { all: true });

/** The public network, with TLS and on its own port. */
export const publicReach: Reach = {
  protocols: ['https:'],
  isAnyPort: false,
  allows: isPublicAddress,
  resolve,
};
/** This machine as well, without TLS: for tests, which have no network. */
export const loopbackReach: Reach = {
  protocols: ['https:', 'http:'],
  isAnyPort: true,
  allows: (address) => isPublicAddress(address) || isLoopbackAddress(address),
  resolve,
};

export const outboundReach = ({ reachesLoopback }: { reachesLoopback: boolean }): Reach =>
  reachesLoopback ? loopbackReach : publicReach;

/** Whether an address may be asked at all, before its name is looked up: of a redirect as well. */
export function mayAsk({ protocol, port, username, password, hostname }: URL, reach: Reach): boolean {
  if (!reach.protocols.includes(protocol) || username !== '' || password !== '') return false;
  // The usual port of its protocol is ''.
  if (port !== '' && !reach.isAnyPort) return false;
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  // No name is looked up for these.
  return isIP(host) === 0 || reach.allows(host);
}
