/** Where a request came from, shortened before it is stored: enough to know a place again, too little to find somebody. */
import type { FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';

export interface DevicePlace {
  userAgent: string | null;
  ipPrefix: string | null;
}

/** The eight groups of an IPv6 address. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((part) =>
    Number.parseInt(part, 16).toString(16),
  );
}

/** An IPv4 address in an IPv6 coat without it, and without the name of a network card. */
const plainIp = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0] ?? '';

/**
 * From where somebody asks, also where a page asks for them. Who has hung up has no address any more: they get one with all others who
 * did, which is none that anybody else has.
 */
export const ipOf = ({ ip, caller }: Pick<FastifyRequest, 'ip' | 'caller'>): string =>
  caller?.ip ?? (ip as string | undefined) ?? '';

/** One household has a whole /64 of IPv6 addresses, so that is what counts as an address. */
export function addressGroup(ip: string): string {
  const plain = plainIp(ip);
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(':') : plain;
}

/** Whoever rents a network of IPv6 has a /48 of 65,536 households: one and the same where many tries add up. */
export function networkGroup(ip: string): string {
  const plain = plainIp(ip);
  return isIPv6(plain) ? groupsOf(plain).slice(0, 3).join(':') : plain;
}

/** `192.0.2.17` → `192.0.2.0/24`, an IPv6 address its first 48 bits; null for what is no address. */
export function ipPrefixOf(ip: string): string | null {
  const plain = plainIp(ip);
  if (isIPv6(plain)) return `${groupsOf(plain).slice(0, 3).join(':')}::/48`;
  const [, network] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(plain) ?? [];
  return network === undefined ? null : `${network}.0/24`;
}

/** Who asks, as far as one may take what others need as well: the account, else the address or network. */
export const shareOf = (
  actor: { kind: 'user'; userId: string } | { kind: 'anonymous' },
  ip: string,
): string => (actor.kind === 'user' ? actor.userId : networkGroup(ip));

const longestUserAgent = 300;

/** Of a request, or of the page that calls for one. */
export const placeOf = (request: Pick<FastifyRequest, 'headers' | 'ip'>): DevicePlace => ({
  userAgent: request.headers['user-agent']?.slice(0, longestUserAgent) ?? null,
  ipPrefix: ipPrefixOf((request.ip as string | undefined) ?? ''),
});
