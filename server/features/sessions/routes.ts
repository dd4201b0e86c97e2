/** Signing in and out as existing clients of token authentication expect it, to the letter (api.md, section 4). */
import formbody from '@fastify/formbody';
import '@fastify/cookie';
import '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemText } from '#contract/error-texts.ts';
import type { ProblemCode } from '#contract/errors.ts';
import { signIn as signInBody } from '#contract/users.ts';
import { authenticate, freshHeaders, type Authentication } from '#server/auth/authenticate.ts';
import { clearAuthCookies, setAuthCookies } from '#server/auth/cookies.ts';
import { jsonApiType, localeOf } from '#server/http/error-writer.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import { refuseCrossOrigin } from '#server/http/same-origin.ts';
import type { Services } from '#server/http/services.ts';
import { signIn, signOut } from './commands.ts';
import { accountOf } from './resource.ts';

const texts = {
  wrong: 'Invalid login credentials. Please try again.',
  invalidToken: 'Invalid login credentials',
  notSignedIn: 'User was not found or was not logged in.',
} as const;

/** More than a person needs, and less than guessing does; wrong passwords slow down long before. */
const signInsPerMinute = 60;

const fail = (reply: FastifyReply, status: number, errors: string[]) =>
  reply.code(status).send({ success: false, errors });

function refusalOf(error: FastifyError | Refusal): Refusal | null {
  if (error instanceof Refusal) return error;
  const status = error.statusCode ?? 500;
  if (status === 429) return new Refusal([{ code: 'rate_limited', values: { seconds: 60 } }], 60);
  const known: Record<number, ProblemCode> = { 413: 'too_large_body', 415: 'unsupported_media_type' };
  return status >= 400 && status < 500
    ? new Refusal([{ code: known[status] ?? 'malformed', values: { what: 'JSON' } }])
    : null;
}

/** Problems in the shape of these calls; faults of ours go on to the one writer that reports them. */
function writeFailure(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  const locale = localeOf(request);
  const errors = refusal.problems.map((problem) =>
    problem.code === 'invalid_credentials' ? texts.wrong : problemText(problem, locale).detail,
  );
  return fail(reply, refusal.status, errors);
}

/** JSON of both media types. Some clients name a type without sending a body, as with DELETE: that is no error. */
function takeBodies(app: FastifyInstance): void {
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

async function whoAsks(
  services: Services,
  request: FastifyRequest,
  options: { isLeaving?: boolean } = {},
): Promise<Authentication> {
  const { headers, cookies, startedAt } = request;
  const found = await authenticate(services, request.center, { headers, cookies, startedAt }, options);
  request.authentication = found;
  if (found.credentials?.via === 'cookie') refuseCrossOrigin(request);
  return found;
}

function addSignIn(app: FastifyInstance, services: Services): void {
  const factor = services.env.rateLimitFactor;
  const rateLimit =
    factor === 0 ? undefined : { max: Math.ceil(signInsPerMinute * factor), timeWindow: 60_000 };
  app.post(
    '/auth/sign_in',
    { bodyLimit: 16_384, config: rateLimit ? { rateLimit } : {} },
    async (request, reply) => {
      const body = signInBody.safeParse(request.body);
      // Nothing that could be checked: these clients know one text for that as well.
      if (!body.success) refuse('invalid_credentials');
      const { tokens, actor } = await signIn(services, request.center, {
        ...body.data,
        ip: request.ip,
        remember: true,
      });
      return reply.headers(freshHeaders(tokens)).send({ data: accountOf(actor) });
    },
  );
}

function addSignOut(app: FastifyInstance, services: Services): void {
  app.delete('/auth/sign_out', async (request, reply) => {
    const found = await whoAsks(services, request, { isLeaving: true });
    const wasSignedIn = await signOut(services, found);
    if (found.credentials?.via === 'cookie') clearAuthCookies(reply);
    return wasSignedIn ? reply.send({ success: true }) : fail(reply, 404, [texts.notSignedIn]);
  });
}

function addValidation(app: FastifyInstance, services: Services): void {
  app.get('/auth/validate_token', async (request, reply) => {
    const { actor, credentials, fresh } = await whoAsks(services, request);
    const isByCookie = credentials?.via === 'cookie';
    if (actor.kind === 'anonymous') {
      if (isByCookie) clearAuthCookies(reply);
      return fail(reply, 401, [texts.invalidToken]);
    }
    // A page's scripts never see the token that its cookie hides from them.
    if (fresh && isByCookie) setAuthCookies(reply, fresh);
    else if (fresh) reply.headers(freshHeaders(fresh));
    return reply.send({ success: true, data: accountOf(actor) });
  });
}

/** The calls of /auth that open, end and check a session. */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  app.register(async (auth) => {
    takeBodies(auth);
    auth.setErrorHandler(writeFailure);
    auth.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    addSignIn(auth, services);
    addSignOut(auth, services);
    addValidation(auth, services);
  });
}
