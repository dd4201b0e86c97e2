/** Writes every error of the API in one shape and one place. Faults of ours are logged whole and answered blandly. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemText } from '#contract/error-texts.ts';
import type { ProblemCode } from '#contract/errors.ts';
import type { ErrorObject } from '#contract/jsonapi.ts';
import type { Locale } from '#contract/locales.ts';
import { retryAfterSeconds, isConnectionError } from '#server/db/connection-errors.ts';
import type { FaultContext, ReportFault } from './error-reporting.ts';
import { Refusal } from './refusal.ts';
import { acceptedLanguages, chooseLocale } from './request.ts';
import type { Services } from './services.ts';

export const jsonApiType = 'application/vnd.api+json';

/** Language of an error: of the page that asked, else Accept-Language, else the account's, else Dutch. */
export function localeOf(request: FastifyRequest): Locale {
  if (request.caller) return request.caller.locale;
  const actor = request.authentication?.actor;
  return chooseLocale(
    [...acceptedLanguages(request.headers['accept-language']), actor?.kind === 'user' ? actor.locale : null],
    request.center,
  );
}

/** What Fastify itself refuses, in our words. */
const fastifyCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large_body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_BAD_URL: 'malformed',
  FST_REQ_FILE_TOO_LARGE: 'too_large_body',
  FST_FILES_LIMIT: 'too_large_body',
  FST_PARTS_LIMIT: 'too_large_body',
  FST_FIELDS_LIMIT: 'too_large_body',
};

function refusalOf(error: FastifyError | Refusal, request: FastifyRequest): Refusal | null {
  if (error instanceof Refusal) return error;
  const code = fastifyCodes[error.code];
  if (code) return new Refusal([{ code: code, values: { what: 'JSON' } }]);
  if (error.statusCode === 429) return new Refusal([{ code: 'rate_limited', values: { seconds: 60 } }], 60);
  if (error instanceof SyntaxError && error.statusCode === 400)
    return new Refusal([{ code: 'malformed', values: { what: 'JSON' } }]);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal([{ code: 'malformed', values: { what: request.method } }]);
  }
  return null;
}

/** The JSON:API errors of a refusal, in the reader's language. */
export function errorObjects(refusal: Refusal, locale: Locale): ErrorObject[] {
  return refusal.problems.map((problem) => {
    const source =
      problem.pointer !== undefined
        ? { pointer: problem.pointer }
        : problem.parameter !== undefined
          ? { parameter: problem.parameter }
          : undefined;
    return {
      status: String(refusal.status),
      code: problem.code,
      ...problemText(problem, locale),
      ...(source && { source }),
      ...(problem.meta && { meta: problem.meta }),
    };
  });
}

/** As bytes: to text Fastify would add a charset, which JSON:API forbids in its media type. */
const written = (errors: readonly unknown[]) => Buffer.from(JSON.stringify({ errors }));

function send(reply: FastifyReply, refusal: Refusal, request: FastifyRequest): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  reply
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language, cookie')
    .type(jsonApiType)
    .code(refusal.status);
  // Existing clients of this kind of API expect plain text for a missing sign-in (api.md, section 3).
  if (refusal.problems[0].code === 'unauthenticated') {
    return reply.send(written(['You need to sign in or sign up before continuing.']));
  }
  return reply.send(written(errorObjects(refusal, localeOf(request))));
}

/** For an address that cannot be read: it comes before every hook, so that not even the centre is known. */
export const writeBadAddress =
  ({ centers }: Services) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    request.center = centers.resolve(request.host);
    const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
    const what = isTooLong
      ? ({ code: 'not_found' } as const)
      : ({ code: 'malformed', values: { what: 'URL' } } as const);
    send(reply, new Refusal([what]), request);
  };

/** Where a fault happened, without anything of a person. */
export const faultContext = (request: FastifyRequest): FaultContext => ({
  requestId: request.id,
  method: request.method,
  route: request.routeOptions.url ?? '(none)',
  center: request.center.key,
});

/** Installs the writer for errors and for paths that do not exist under /api. */
export function writeErrors(app: FastifyInstance, report: ReportFault): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = refusalOf(error, request);
    if (refusal) return send(reply, refusal, request);
    request.log.error({ err: error }, 'request failed');
    report(error, faultContext(request));
    const values = { request: request.id };
    const told = isConnectionError(error)
      ? new Refusal([{ code: 'unavailable', values }], retryAfterSeconds)
      : new Refusal([{ code: 'internal', values }]);
    return send(reply, told, request);
  });
}
