/** What fails before or around the screens. */
import type { FastifyError, FastifyInstance } from 'fastify';
import { isCrawler } from '#contract/crawlers.ts';
import { fallbackLocale } from '#contract/locales.ts';
import { faultContext } from './error-writer.ts';
import { languageOf } from './page-locale.ts';
import { plainErrorPage } from './page-plain-error.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';

/** The front page in the language of this address. */
const homeOf = (url: string) => /^\/(nl|en)(?=[/?]|$)/.exec(url)?.[0] ?? '/';

/** For what fails before or around the screens: a page that needs nothing. */
export function writePlainErrors(pages: FastifyInstance, { configuration, report }: Services): void {
  pages.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500);
    if (status >= 500) {
      request.log.error({ err: error }, 'page failed');
      report(error, faultContext(request));
    }
    if (error instanceof Refusal && error.retryAfter !== undefined)
      reply.header('retry-after', String(error.retryAfter));
    const { html, policy } = plainErrorPage(status, {
      name: request.center?.appName ?? null,
      locale: request.center
        ? languageOf(request, null, configuration.localeStrategy).locale
        : fallbackLocale,
      home: homeOf(request.url),
      isForCrawler: isCrawler(request.headers['user-agent'] ?? ''),
    });
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
