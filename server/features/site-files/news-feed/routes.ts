/** The news of each host as Atom, in each language of its site. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { newsFeedOf } from '#contract/feeds.ts';
import type { Locale } from '#contract/locales.ts';
import { addressOfPage } from '#contract/page-kinds.ts';
import { centerNames } from '#server/features/volunteer-centers/mail-branding.ts';
import { atomDocument, serveAtom } from '#server/http/atom.ts';
import { originOf } from '#server/http/host.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { newestNews } from './queries.ts';

const titles: Record<Locale, (name: string) => string> = {
  nl: (name) => `Nieuws van ${name}`,
  en: (name) => `News from ${name}`,
};

async function newsFeed(services: Services, request: FastifyRequest, locale: Locale): Promise<string> {
  const { center } = request;
  if (!center.locales.includes(locale)) refuse('not_found');
  return inScope(
    services.pool,
    center.id,
    async (scope) => {
      const name = (await centerNames(scope, center))[locale];
      const news = await newestNews(scope, locale, services.now());
      return atomDocument({
        origin: originOf(request, services),
        locale,
        self: newsFeedOf(locale),
        page: '/nieuws',
        title: titles[locale](name),
        author: name,
        entries: news.map((entry) => ({ ...entry, path: addressOfPage(entry) })),
      });
    },
    { isReadOnly: true },
  );
}

/** Registers one for each language. */
export const serveNewsFeed = (app: FastifyInstance, services: Services): void =>
  serveAtom(
    app,
    (locale) => newsFeedOf(locale),
    (request, locale) => newsFeed(services, request, locale),
  );
