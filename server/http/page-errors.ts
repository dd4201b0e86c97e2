/** What fails before or around the screens. */
import type { FastifyError, FastifyInstance } from 'fastify';
import { isCrawler } from '#contract/crawlers.ts';
import { fallbackLocale } from '#contract/locales.ts';
import { retryAfterSeconds, isConnectionError } from '#server/db/connection-errors.ts';
import { faultContext } from './error-writer.ts';
import { pageVary } from './page-answer.ts';
import type { DrawErrorScreen } from './page-error-screens.ts';
import { languageOf } from './page-locale.ts';
import { plainErrorPage } from './page-plain-error.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';

/** The front page in the language of this address. */
const homeOf = (url: string) => /^\/(nl|en)(?=[/?]|$)/.exec(url)?.[0] ?? '/';

/** What these are is no secret, and each has words of its own: others are drawn as plain as they are rare. */
const drawn = new Set([400, 403, 404, 410, 413, 415, 422, 429, 500, 503]);

function statusOf(error: FastifyError | Refusal): number {
  if (error instanceof Refusal) return error.status;
  return error.statusCode ?? (isConnectionError(error) ? 503 : 500);
}

/** For what fails before or around the screens: their error page, or where that cannot be drawn a page that needs nothing. */
export function writePageErrors(
  pages: FastifyInstance,
  { configuration, report }: Services,
  drawScreen: DrawErrorScreen,
): void {
  pages.setErrorHandler(async (error: FastifyError | Refusal, request, reply) => {
    const status = statusOf(error);
    // What a screen met is written down already (pages.ts).
    if (status >= 500 && !(error instanceof Refusal)) {
      request.log.error({ err: error }, 'page failed');
      report(error, faultContext(request));
    }
    const wait = error instanceof Refusal ? error.retryAfter : status === 503 ? retryAfterSeconds : undefined;
    if (wait !== undefined) reply.header('retry-after', String(wait));
    const isForCrawler = isCrawler(request.headers['user-agent'] ?? '');
    const locale = request.center
      ? languageOf(request, null, configuration.localeStrategy).locale
      : fallbackLocale;
    const screen =
      request.center && drawn.has(status) && !isForCrawler
        ? await drawScreen(status, request, reply, locale)
        : null;
    const name = request.center?.appName ?? null;
    const { html, policy } =
      screen ?? plainErrorPage(status, { name, locale, home: homeOf(request.url), isForCrawler });
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('vary', pageVary)
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
