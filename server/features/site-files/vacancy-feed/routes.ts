/** The vacancies of each host as Atom, for each search that its page can do. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { vacancyFeedOf } from '#contract/feeds.ts';
import type { Locale } from '#contract/locales.ts';
import { filtersOfAddress } from '#contract/vacancy-search.ts';
import { newHits } from '#server/features/vacancies/new-hits/queries.ts';
import type { VacancyRow } from '#server/features/vacancies/queries.ts';
import { centerNames } from '#server/features/volunteer-centers/mail-branding.ts';
import { atomDocument, serveAtom, type AtomEntry } from '#server/http/atom.ts';
import { originOf } from '#server/http/host.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import { inScope } from '#server/tenancy/scope.ts';

/** As many as a reader program that looks once a day can have missed. */
const mostEntries = 50;
const everything = new Date(0);

const titles: Record<Locale, (name: string) => string> = {
  nl: (name) => `Vrijwilligerswerk bij ${name}`,
  en: (name) => `Volunteer work at ${name}`,
};

function entryOf(vacancy: VacancyRow, locale: Locale): AtomEntry {
  const own = <Text>(dutch: Text, english: Text | null) => (locale === 'en' && english) || dutch;
  const summary = own(vacancy.summary, vacancy.summaryEn);
  return {
    id: vacancy.id,
    title: own(vacancy.title, vacancy.titleEn),
    path: `/vacancies/${vacancy.id}`,
    author: vacancy.organizationName,
    summary: [vacancy.city, summary].filter(Boolean).join('. ') || null,
    publishedAt: vacancy.publishedAt,
    updatedAt: vacancy.updatedAt,
  };
}

async function vacancyFeed(services: Services, request: FastifyRequest, locale: Locale): Promise<string> {
  const { center } = request;
  const { search } = new URL(request.url, 'http://any');
  const query = search.slice(1);
  // A filter that is left out would bring what nobody asked for.
  const filters = filtersOfAddress(query);
  if (!center.locales.includes(locale) || filters === null) refuse('not_found');
  const asked = { filters, locale, since: everything, now: services.now() };
  return inScope(
    services.pool,
    center.id,
    async (scope) => {
      const name = (await centerNames(scope, center))[locale];
      const found = await newHits(scope, asked, mostEntries);
      return atomDocument({
        origin: originOf(request, services),
        locale,
        self: vacancyFeedOf(locale, query),
        page: `/vacancies/search${search}`,
        title: titles[locale](name),
        author: name,
        entries: found.map((vacancy) => entryOf(vacancy, locale)),
      });
    },
    { isReadOnly: true },
  );
}

/** Registers one for each language. */
export const serveVacancyFeed = (app: FastifyInstance, services: Services): void =>
  serveAtom(
    app,
    (locale) => vacancyFeedOf(locale),
    (request, locale) => vacancyFeed(services, request, locale),
  );
