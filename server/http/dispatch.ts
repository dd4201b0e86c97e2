/**
 * One request through one route, in the one order of this codebase: who → found → may → shape → state → encode
 * (architecture, section 1; api.md, section 3). Rate limits and the centre came before.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#server/auth/actor.ts';
import { authenticate, tokenHeaders } from '#server/auth/authenticate.ts';
import { ipOf, shareOf } from '#server/auth/network-groups.ts';
import { clearAuthCookies, setAuthCookies } from '#server/auth/cookies.ts';
import { act } from './perform.ts';
import { equalizeTiming } from './equalize-timing.ts';
import { sendUidChange } from './uid-change.ts';
import { whereFilesGo } from './large-files.ts';
import { withUploadBudget } from './upload-budget.ts';
import { checkMediaTypes } from './media-types.ts';
import { refuse } from './refusal.ts';
import { methodsOf, type Route } from './route.ts';
import { refuseCrossOrigin } from './same-origin.ts';
import type { LimitAccount } from './security.ts';
import { takeParts } from './multipart-parts.ts';
import { send, sendFile, sendSession } from './send.ts';
import { rememberSignUp } from './signed-up.ts';
import type { Services } from './services.ts';

/** Who sends this; fresh tokens go with the answer, whatever it will be. */
async function whoAsks(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
  if (request.caller) return request.caller.actor;
  refuseCrossOrigin(request, services);
  const found = await authenticate(services, request.center, {
    headers: request.headers,
    cookies: request.cookies,
    startedAt: request.startedAt,
  });
  request.authentication = found;
  if (found.credentials?.via === 'cookie') {
    if (found.fresh) setAuthCookies(reply, found.fresh);
    else if (found.actor.kind === 'anonymous') clearAuthCookies(reply);
  } else if (found.fresh) reply.headers(tokenHeaders(found.fresh));
  return found.actor;
}

/** Registers a route so that every request to it takes the same steps. */
export function serve(
  app: FastifyInstance,
  services: Services,
  shape: Route,
  limitAccount: LimitAccount,
): void {
  const isReadOnly = shape.method === 'GET';
  const checkAccount = limitAccount(shape.perMinute);
  const limit: { rateLimit?: { max: number; timeWindow: number } } =
    shape.perMinute === undefined || services.env.rateLimitFactor === 0
      ? {}
      : { rateLimit: { max: Math.ceil(shape.perMinute * services.env.rateLimitFactor), timeWindow: 60_000 } };
  app.route({
    method: methodsOf(shape),
    url: shape.path,
    config: limit,
    handler: async (request, reply) => {
      checkMediaTypes(request);
      const actor = await whoAsks(services, request, reply);
      await checkAccount(request);
      const mayBeAnonymous =
        shape.policy.kind === 'public' || (shape.policy.kind === 'rule' && shape.policy.isPublic === true);
      if (actor.kind === 'anonymous' && !mayBeAnonymous) refuse('unauthenticated');
      const answer = await withUploadBudget(shareOf(actor, ipOf(request)), async (budget) => {
        const sent = await takeParts(request, shape, { actor, budget, ...whereFilesGo(services) });
        const work = () => act(shape, services, request, { actor, sent });
        return shape.isEven ? equalizeTiming(work, services.timingEqualizer) : work();
      });
      if (answer.session) return sendSession(request, reply, answer.session, answer.body);
      if (request.changedUid !== null) sendUidChange(request, reply, request.changedUid);
      if (request.signedUp !== null) rememberSignUp(services, request, reply, request.signedUp);
      if (answer.file) return sendFile(reply, shape.file, answer.file);
      return send(request, reply, answer, actor.kind === 'user' || !isReadOnly);
    },
  });
}
