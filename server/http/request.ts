/** What every request knows before any route: its start, its centre, its language. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LargeFile } from '#contract/large-files.ts';
import { fallbackLocale, isLocale, type Locale } from '#contract/locales.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Authentication } from '#server/auth/authenticate.ts';
import type { Center } from '#server/tenancy/centers.ts';
import type { SharedReading } from '#server/tenancy/shared-reading.ts';
import { hasPlainHost, isOfMachine } from './host.ts';
import { refuse } from './refusal.ts';
import type { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    startedAt: Date;
    center: Center;
    /** Set for calls that our own pages make in process: who asks is known already. */
    caller: Caller | null;
    /** Set once somebody asked who sends this. */
    authentication: Authentication | null;
    /** Set once the sender’s address has changed: see uid-change.ts. */
    changedUid: string | null;
    /** Set once a screen met a database that is away. */
    metAway: boolean;
    /** Set once a sign-up form was taken: see signed-up.ts. */
    signedUp: string | null;
  }
}

/** Who an in-process call is made for. */
export interface Caller {
  actor: Actor;
  center: Center;
  locale: Locale;
  ip: string;
  /** Scheme and host of the page. */
  origin: string;
  /** What the page's cookie says; whether it is theirs is checked where it is used. */
  organizationId: string | null;
  /** What the page's calls read in together; null where each reads for itself. */
  reading: SharedReading | null;
  /** The address for which the browser of the page sent the sign-up form. */
  signedUpHere: string | null;
  /** A file on the disk that goes along with the call. */
  largeFile?: LargeFile;
  /** The page’s answer says what its visitor is called from now on. */
  onUidChange?: (uid: string) => void;
}

/** The first of the wanted languages that the centre has. */
export function chooseLocale(wanted: readonly (string | null | undefined)[], center: Center): Locale {
  return wanted.filter(isLocale).find((locale) => center.locales.includes(locale)) ?? fallbackLocale;
}

/** Languages of an Accept-Language header, best first. */
export function acceptedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=');
      return {
        tag: tag.slice(0, 2).toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality) || 0,
      };
    })
    .filter((one) => one.tag !== '' && one.quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map((one) => one.tag);
}

const firstText = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Hosts, clocks and cookies, in this order, before every route. */
export function knowRequests(app: FastifyInstance, services: Services): void {
  app.decorateRequest('startedAt');
  app.decorateRequest('center');
  app.decorateRequest('caller', null);
  app.decorateRequest('authentication', null);
  app.decorateRequest('changedUid', null);
  app.decorateRequest('signedUp', null);
  app.decorateRequest('metAway', false);
  app.addHook('onRequest', async (request: FastifyRequest) => {
    request.startedAt = services.now();
    const { headers } = request;
    request.center = services.centers.resolve(request.host, {
      id: firstText(headers['volunteer-center-id']),
      tenant: firstText(headers['tenant']),
      appContext: firstText(headers['app-context']),
    });
    if (!isOfMachine(request) && !hasPlainHost(request)) refuse('malformed', { values: { what: 'Host' } });
  });
}
