/** Asking for a link by mail, and signing in by one. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { linkAsk, linkUse } from '#contract/account-links.ts';
import { tokenHeaders } from '#server/auth/authenticate.ts';
import { ipOf, placeOf } from '#server/auth/network-groups.ts';
import { refuse } from '#server/http/refusal.ts';
import { isOurSite, originOf } from '#server/http/host.ts';
import { anonymous } from '#server/auth/actor.ts';
import { mailSender } from '#server/mail/sender.ts';
import type { Services } from '#server/http/services.ts';
import { again, camelBody, fail, perMinute } from '#server/http/token-auth.ts';
import { accountOf } from '../resource.ts';
import { askForLink, signInByLink, type LinkKind } from './commands.ts';

/** By kind: the address, and the sentence that says the same for known and unknown addresses. */
const asks: Record<LinkKind, { path: string; message: string }> = {
  reset: {
    path: '/auth/password',
    message:
      'If your email address exists in our database, you will receive a password recovery link at your email address in a few minutes.',
  },
  sign_in: {
    path: '/auth/sign_in_link',
    message:
      'If your email address exists in our database, you will receive a link to sign in at your email address in a few minutes.',
  },
  confirmation: {
    path: '/auth/confirmation',
    message:
      'If your email address exists in our database, you will receive an email with instructions for how to confirm your email address in a few minutes.',
  },
};
const missingAddress = 'You must provide an email address.';

/** Only sites of ours: a link of ours must lead nobody elsewhere. Throws 422. */
function checkedRedirect(
  request: FastifyRequest,
  services: Services,
  wanted: string | null | undefined,
): string | null {
  if (!wanted) return null;
  const url = URL.canParse(wanted) ? new URL(wanted) : null;
  const isOurs =
    url !== null && url.username === '' && url.password === '' && isOurSite(request, services, url);
  if (!isOurs) refuse('unknown_redirect', { pointer: '/redirect_url' });
  return url.href;
}

const siteOf = (request: FastifyRequest, services: Services) => ({
  center: request.center,
  origin: request.caller?.origin ?? originOf(request, services),
  // Whoever asks for a link is a stranger until it is pressed.
  sender: mailSender(services.env, anonymous, ipOf(request)),
});

/** The calls that mail a link, and the one that uses a sign-in link up. */
export function linkRoutes(app: FastifyInstance, services: Services): void {
  for (const [kind, { path, message }] of Object.entries(asks) as [LinkKind, (typeof asks)[LinkKind]][])
    app.post(path, { bodyLimit: 16_384, config: perMinute(services, 10) }, async (request, reply) => {
      const body = linkAsk.safeParse(camelBody(request.body));
      if (!body.success || body.data.email.trim() === '') return fail(reply, 401, [missingAddress]);
      const redirectUrl = checkedRedirect(request, services, body.data.redirectUrl);
      const ask = { kind, email: body.data.email, redirectUrl, ...siteOf(request, services) };
      await again(request, () => askForLink(services, ask));
      return reply.send({ success: true, message });
    });
  app.post(
    '/auth/sign_in_by_link',
    { bodyLimit: 16_384, config: perMinute(services, 20) },
    async (request, reply) => {
      const body = linkUse.safeParse(camelBody(request.body));
      if (!body.success) refuse('not_found');
      const { token } = body.data;
      const device = { place: placeOf(request), remember: true };
      const { tokens, actor } = await again(request, () =>
        signInByLink(services, request.center, token, device),
      );
      return reply.headers(tokenHeaders(tokens)).send({ data: accountOf(actor) });
    },
  );
}
