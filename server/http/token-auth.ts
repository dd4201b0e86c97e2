/** What the calls of /auth share: their shapes are those of existing clients (api.md, section 4). */
import formbody from '@fastify/formbody';
import '@fastify/cookie';
import '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemText } from '#contract/error-texts.ts';
import type { ProblemCode } from '#contract/errors.ts';
import { camelCase } from '#contract/jsonapi.ts';
import {
  authenticate,
  tokenHeaders,
  type Authentication,
  type IssuedTokens,
} from '#server/auth/authenticate.ts';
import { setAuthCookies } from '#server/auth/cookies.ts';
import { jsonApiType, localeOf } from './error-writer.ts';
import { retryOnce } from './retry.ts';
import { Refusal } from './refusal.ts';
import { refuseCrossOrigin } from './same-origin.ts';
import type { Services } from './services.ts';

export const authTexts = {
  wrong: 'Invalid login credentials. Please try again.',
  invalidToken: 'Invalid login credentials',
  notSignedIn: 'User was not found or was not logged in.',
} as const;

/** A failure as these clients read it. */
export const fail = (reply: FastifyReply, status: number, errors: string[]) =>
  reply.code(status).send({ success: false, errors });

function refusalOf(error: FastifyError | Refusal): Refusal | null {
  if (error instanceof Refusal) return error;
  const status = error.statusCode ?? 500;
  if (status === 429) return new Refusal([{ code: 'rate_limited', values: { seconds: 60 } }], 60);
  const statusCodes: Record<number, ProblemCode> = { 413: 'too_large_body', 415: 'unsupported_media_type' };
  return status >= 400 && status < 500
    ? new Refusal([{ code: statusCodes[status] ?? 'malformed', values: { what: 'JSON' } }])
    : null;
}

/** A client can do something about these, and must tell them from a wrong password. */
const tellsItsCode: ReadonlySet<ProblemCode> = new Set(['second_factor_needed', 'second_factor_wrong']);

/** Problems in the shape of these calls; faults of ours go on to the one writer that reports them. */
export function writeFailure(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  const locale = localeOf(request);
  const errors = refusal.problems.map((problem) =>
    problem.code === 'invalid_credentials' ? authTexts.wrong : problemText(problem, locale).detail,
  );
  const [{ code }] = refusal.problems;
  if (!tellsItsCode.has(code)) return fail(reply, refusal.status, errors);
  return reply.code(refusal.status).send({ success: false, errors, code });
}

/** JSON of both media types. Some clients name a type without sending a body, as with DELETE: that is no error. */
export function takeBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'ignore');
  for (const type of ['application/json', jsonApiType]) {
    if (app.hasContentTypeParser(type)) app.removeContentTypeParser(type);
    app.addContentTypeParser(type, { parseAs: 'string' }, (request, body, done) => {
      if (body === '') done(null);
      else parseJson(request, body as string, done);
    });
  }
  // Fastify reads plain text by itself; nothing of ours is.
  if (app.hasContentTypeParser('text/plain')) app.removeContentTypeParser('text/plain');
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) app.register(formbody);
}

/** Who sends this; what comes by cookie must come from our own pages. */
export async function whoAsks(
  services: Services,
  request: FastifyRequest,
  options: { isLeaving?: boolean } = {},
): Promise<Authentication> {
  refuseCrossOrigin(request, services);
  const { headers, cookies, startedAt } = request;
  const found = await authenticate(services, request.center, { headers, cookies, startedAt }, options);
  request.authentication = found;
  return found;
}

/** Fresh tokens by the way they came: a page's scripts never see the token that its cookie hides from them. */
export function giveTokens(reply: FastifyReply, via: 'header' | 'cookie', tokens: IssuedTokens | null): void {
  if (tokens && via === 'cookie') setAuthCookies(reply, tokens);
  else if (tokens) reply.headers(tokenHeaders(tokens));
}

/**
 * As every other call: done again when another was in its way. What it does is one transaction, which then changed nothing; a try of a
 * password that was counted before it is counted again and taken back.
 */
export const again = <Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result> =>
  retryOnce(work, request.log);

/** Keys as the contracts have them. */
export const camelBody = (body: unknown): unknown =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).map(([key, value]) => [camelCase(key), value]))
    : body;

/** A limit of one call, in requests a minute from one address. */
export function perMinute(
  services: Services,
  most: number,
): { rateLimit?: { max: number; timeWindow: number } } {
  const factor = services.env.rateLimitFactor;
  return factor === 0 ? {} : { rateLimit: { max: Math.ceil(most * factor), timeWindow: 60_000 } };
}
