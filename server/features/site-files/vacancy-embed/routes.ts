/** The vacancies of each host for a frame on another site, for each search that its page can do, and the script that makes the frame. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { embedOf, frameScript, heightMessage, usualHeight } from '#contract/embeds.ts';
import { locales, type Locale } from '#contract/locales.ts';
import { themeColours, type ThemeConfig } from '#contract/theme-colours.ts';
import { filtersOfAddress } from '#contract/vacancy-search.ts';
import { newHits } from '#server/features/vacancies/new-hits/queries.ts';
import type { VacancyRow } from '#server/features/vacancies/queries.ts';
import { centerNames } from '#server/features/volunteer-centers/mail-branding.ts';
import { centerProfile } from '#server/features/volunteer-centers/queries.ts';
import { localePrefix, originOf } from '#server/http/host.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import { mailPalette } from '#server/mail/mail-colours.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { embeddedDocument, type EmbeddedList } from './commands.ts';

/** As many as somebody looks through on a page that is about something else. */
const mostShown = 12;
const everything = new Date(0);
const keptSeconds = 300;

/**
 * Makes a frame in its own place. Written out for browsers as they are, as it runs on pages that we know nothing of. It takes heights
 * from its own frame alone.
 */
const script = `(() => {
  const own = document.currentScript;
  if (!own) return;
  const { language, search = '', title } = own.dataset;
  const isEnglish = language === 'en';
  const { origin } = new URL(own.src);
  const frame = document.createElement('iframe');
  frame.src = origin + (isEnglish ? '${embedOf('en')}' : '${embedOf('nl')}') + (search && '?' + search);
  frame.title = title || (isEnglish ? 'Volunteer work' : 'Vrijwilligerswerk');
  frame.loading = 'lazy';
  frame.width = '100%';
  frame.height = '${usualHeight}';
  frame.style.border = '0';
  addEventListener('message', (event) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const { type, height } = event.data ?? {};
    if (type === '${heightMessage}' && Number.isFinite(height)) frame.height = String(Math.min(Math.max(height, 100), 20000));
  });
  own.replaceWith(frame);
})();
`;

interface Asked {
  locale: Locale;
  /** Of the address, with its '?'. */
  search: string;
  /** Where the site is: 'https://oldebroek.example/en' */
  site: string;
}

function entryOf({ locale, site }: Asked, vacancy: VacancyRow): EmbeddedList['vacancies'][number] {
  const own = <Text>(dutch: Text, english: Text | null) => (locale === 'en' && english) || dutch;
  return {
    title: own(vacancy.title, vacancy.titleEn),
    whose: [vacancy.organizationName, vacancy.isRemote ? null : vacancy.city].filter(Boolean).join(', '),
    summary: own(vacancy.summary, vacancy.summaryEn),
    address: `${site}/vacancies/${vacancy.id}`,
  };
}

async function embeddedList(services: Services, request: FastifyRequest, locale: Locale) {
  const { center } = request;
  const { search } = new URL(request.url, 'http://any');
  // A filter that is left out would bring what nobody asked for.
  const filters = filtersOfAddress(search.slice(1));
  if (!center.locales.includes(locale) || filters === null) refuse('not_found');
  const site = `${originOf(request, services)}${localePrefix(services, locale)}`;
  const asked: Asked = { locale, search, site };
  return inScope(
    services.pool,
    center.id,
    async (scope): Promise<EmbeddedList> => {
      const hits = { filters, locale, since: everything, now: services.now() };
      const found = await newHits(scope, hits, mostShown);
      const profile = (await centerProfile(scope)) ?? null;
      return {
        locale,
        center: (await centerNames(scope, center))[locale],
        palette: mailPalette(themeColours((profile?.theme ?? {}) as ThemeConfig)),
        vacancies: found.map((vacancy) => entryOf(asked, vacancy)),
        more: `${site}/vacancies/search${search}`,
      };
    },
    { isReadOnly: true },
  );
}

/** Any site may show it, also one that lets in nothing of others without their saying so. */
function letInAnywhere(reply: FastifyReply): void {
  reply.header('cross-origin-resource-policy', 'cross-origin');
  reply.header('cache-control', `public, max-age=${keptSeconds}`);
}

/** Registers the list of each language, and the script. */
export function serveVacancyEmbed(app: FastifyInstance, services: Services): void {
  for (const locale of locales)
    app.get(embedOf(locale), { config: { mayBeFramed: true } }, async (request, reply) => {
      const { html, policy } = embeddedDocument(await embeddedList(services, request, locale));
      letInAnywhere(reply);
      reply.header('content-security-policy', policy);
      return reply.type('text/html; charset=utf-8').send(html);
    });
  app.get(frameScript, async (_request, reply) => {
    letInAnywhere(reply);
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
}
