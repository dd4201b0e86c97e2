/** Which addresses of the network are of everybody: no request that somebody caused by typing an address goes anywhere else. Pure. */
import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 that are not the public one (IANA's special-purpose registry). */
const closedV4: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, what is kept for later, and the one for all.
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Public IPv6 is this; loopback, local, mapped, translated and multicast ones lie outside of it. */
const openV6: readonly [network: string, prefix: number][] = [['2000::', 3]];
/** Within it: Teredo and its neighbours, examples, and ones that hold an address of IPv4. */
const closedV6: readonly [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

function listOf(networks: readonly [string, number][], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}
const closed4 = listOf(closedV4, 'ipv4');
const open6 = listOf(openV6, 'ipv6');
const closed6 = listOf(closedV6, 'ipv6');

/** Whether this address, as numbers, is one of the public network. Anything else is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed4.check(address, 'ipv4');
  // One with a zone is of a network beside this machine.
  if (family !== 6 || address.includes('%')) return false;
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

const loopback = listOf([['127.0.0.0', 8]], 'ipv4');
/** Of this machine itself. */
export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || (isIP(address) === 4 && loopback.check(address, 'ipv4'));
