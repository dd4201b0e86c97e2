/** Signing in by a passkey: what the browser's dialog needs, and what it gave. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { passkeyResponse } from '#contract/second-factors.ts';
import { tokenHeaders } from '#server/auth/authenticate.ts';
import { placeOf } from '#server/auth/network-groups.ts';
import { signInOptions } from '#server/auth/webauthn.ts';
import { accountOf } from '#server/features/sessions/resource.ts';
import { originOf } from '#server/http/host.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import { again, perMinute } from '#server/http/token-auth.ts';
import { signInByPasskey } from '../commands.ts';

const body = z.object({ response: passkeyResponse() });
const mostPerMinute = 60;

export function passkeySignInRoutes(app: FastifyInstance, services: Services): void {
  app.post('/auth/passkey/options', { config: perMinute(services, mostPerMinute) }, async (request, reply) =>
    reply.send(
      await signInOptions({
        secret: services.env.secret,
        now: services.now(),
        party: { name: request.center.appName, origin: originOf(request, services) },
      }),
    ),
  );
  app.post(
    '/auth/passkey',
    { bodyLimit: 32_768, config: perMinute(services, mostPerMinute) },
    async (request, reply) => {
      const given = body.safeParse(request.body);
      if (!given.success) refuse('passkey_unknown');
      const site = { center: request.center, origin: originOf(request, services) };
      const device = { place: placeOf(request), remember: true };
      const { tokens, actor } = await again(request, () =>
        signInByPasskey(services, site, given.data.response, device),
      );
      return reply.headers(tokenHeaders(tokens)).send({ data: accountOf(actor) });
    },
  );
}
