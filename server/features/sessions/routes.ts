/** Signing in and out as existing clients of token authentication expect it, to the letter (api.md, section 4). */
import '@fastify/cookie';
import '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { signIn as signInBody } from '#contract/users.ts';
import { tokenHeaders } from '#server/auth/authenticate.ts';
import { clearAuthCookies } from '#server/auth/cookies.ts';
import { ipOf, placeOf } from '#server/auth/network-groups.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import {
  again,
  authTexts,
  fail,
  giveTokens,
  perMinute,
  takeBodies,
  whoAsks,
  writeFailure,
} from '#server/http/token-auth.ts';
import { signIn, signOut } from './commands.ts';
import { linkRoutes } from './links/routes.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { accountOf } from './resource.ts';

/** More than a person needs, and less than guessing does; wrong passwords slow down long before. */
const signInsPerMinute = 60;

function addSignIn(app: FastifyInstance, services: Services): void {
  app.post(
    '/auth/sign_in',
    { bodyLimit: 16_384, config: perMinute(services, signInsPerMinute) },
    async (request, reply) => {
      const body = signInBody.safeParse(request.body);
      // Nothing that could be checked: these clients know one text for that as well.
      if (!body.success) refuse('invalid_credentials');
      const asked = {
        email: body.data.email,
        password: body.data.password,
        otpCode: body.data.otp_code,
        ip: ipOf(request),
        place: placeOf(request),
        remember: true,
      };
      const { tokens, actor } = await again(request, () => signIn(services, request.center, asked));
      return reply.headers(tokenHeaders(tokens)).send({ data: accountOf(actor) });
    },
  );
}

function addSignOut(app: FastifyInstance, services: Services): void {
  app.delete('/auth/sign_out', async (request, reply) => {
    const found = await whoAsks(services, request, { isLeaving: true });
    const wasSignedIn = await again(request, () => signOut(services, found));
    if (found.credentials?.via === 'cookie') clearAuthCookies(reply);
    return wasSignedIn ? reply.send({ success: true }) : fail(reply, 404, [authTexts.notSignedIn]);
  });
}

function addValidation(app: FastifyInstance, services: Services): void {
  app.get('/auth/validate_token', async (request, reply) => {
    const { actor, credentials, fresh } = await whoAsks(services, request);
    const isByCookie = credentials?.via === 'cookie';
    if (actor.kind === 'anonymous') {
      if (isByCookie) clearAuthCookies(reply);
      return fail(reply, 401, [authTexts.invalidToken]);
    }
    giveTokens(reply, isByCookie ? 'cookie' : 'header', fresh);
    return reply.send({ success: true, data: accountOf(actor) });
  });
}

/** The calls of /auth that open, end and check a session; `otherWays` to open one come from other nouns. */
export function sessionRoutes(
  app: FastifyInstance,
  services: Services,
  otherWays: readonly ((auth: FastifyInstance, services: Services) => void)[],
): void {
  app.register(async (auth) => {
    takeBodies(auth);
    auth.setErrorHandler(writeFailure);
    auth.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    addSignIn(auth, services);
    addSignOut(auth, services);
    addValidation(auth, services);
    linkRoutes(auth, services);
    passwordRoutes(auth, services);
    for (const serveMore of otherWays) serveMore(auth, services);
  });
}
