/**
 * The host of a request, in one spelling. Anybody can send any Host header: nothing of it but the name of a host that we know goes
 * into keys, links and mails; scheme and port are the server's own, or those that a proxy we trust passes on.
 */
import type { FastifyRequest } from 'fastify';
import { fallbackLocale, type Locale } from '#contract/locales.ts';
import { hostName, type Center } from '#server/tenancy/centers.ts';
import type { Services } from './services.ts';

/** A name or an address, and a port without zeros in front. IPv6 stands in brackets. */
const plainHost = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?|\[[\da-f:.]{2,45}\])(?::[1-9]\d{0,4})?$/i;
/** Of a name, with a port behind it. */
const longestHost = 253 + ':65535'.length;

/** Routes that are the same at every host: who runs the product may call this machine what they like (`stack_volunteerly:3000`). */
const ofMachine = new Set(['/healthz', '/readyz']);
export const isOfMachine = ({ routeOptions }: FastifyRequest): boolean =>
  ofMachine.has(routeOptions.url ?? '');

/** Whether a request says in one plain way which host it is for. HTTP/1.0 need not name one. */
export function hasPlainHost(request: FastifyRequest): boolean {
  const { headers, rawHeaders, httpVersion } = request.raw;
  const headerValue = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (headerValue.length > 1) return false;
  const { host } = request;
  if (host === '' && headers.host === undefined) return httpVersion === '1.0';
  return host.length <= longestHost && plainHost.test(host);
}

function originAt(scheme: string, host: string, port: number): string {
  return new URL(`${scheme}://${host}:${port}`).origin;
}

/** Our own side of every address: `passed` on by a proxy, else as this process is reached. */
function siteAt(
  services: Pick<Services, 'env' | 'port'>,
  host: string,
  passed: FastifyRequest | null,
): string {
  if (passed) {
    const scheme = passed.protocol === 'https' ? 'https' : 'http';
    // Of several proxies the last one is ours.
    const port = Number(
      String(passed.headers['x-forwarded-port'] ?? '')
        .split(',')
        .at(-1),
    );
    const isPort = Number.isInteger(port) && port > 0 && port <= 65_535;
    return isPort ? originAt(scheme, host, port) : `${scheme}://${host}`;
  }
  return services.env.isProduction ? `https://${host}` : originAt('http', host, services.port);
}

/** With more than the sender's own address: a proxy that we trust said for whom it asks. */
const isPassedOn = (request: FastifyRequest) => (request.ips?.length ?? 1) > 1;

/** Scheme, host and port of a known host as its visitors see it in this request. */
const originOfHost = (request: FastifyRequest, services: Services, host: string) =>
  siteAt(services, host, isPassedOn(request) ? request : null);

/** With or without `www.` before it: where somebody is led who left that out, or put it there. Null for any other host. */
export function meantOrigin(request: FastifyRequest, services: Services): string | null {
  const host = services.centers.meantHost(request.host);
  return host === null ? null : originOfHost(request, services, host);
}

/** The scheme by which visitors reach us. */
export const schemeOf = (request: FastifyRequest, services: Services): string =>
  new URL(originOf(request, services)).protocol;

const firstHost = (center: Center) => center.host ?? 'localhost';

/** Scheme, host and port for links: the host is the one asked for when we know it, else the first of the centre. */
export function originOf(request: FastifyRequest, services: Services): string {
  const name = hostName(request.host);
  // What is no plain host is refused, on a screen that has links as well.
  const isKnown = plainHost.test(request.host) && services.centers.isKnownHost(name);
  const host = isKnown ? name : firstHost(request.center);
  return originOfHost(request, services, host);
}

/** Whether an address is on a site of ours, to which a link may lead. */
export const isOurSite = (request: FastifyRequest, services: Services, url: URL): boolean =>
  services.centers.isKnownHost(url.hostname) &&
  url.origin === originOfHost(request, services, hostName(url.hostname));

/** The same of a centre's site, for links in mails that no request stands behind. */
export const siteOrigin = (services: Pick<Services, 'env' | 'port'>, center: Center): string =>
  siteAt(services, firstHost(center), null);

/** Of the addresses of pages in a language: '/en', and '' where it has none. */
export const localePrefix = ({ configuration }: Services, locale: Locale): string =>
  locale === fallbackLocale || configuration.localeStrategy === 'no_prefix' ? '' : `/${locale}`;
