/** Choosing a new password, by a link or by the three headers (api.md, section 4). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemText } from '#contract/error-texts.ts';
import { passwordChange } from '#contract/new-password.ts';
import { tokenHeaders } from '#server/auth/authenticate.ts';
import { placeOf } from '#server/auth/network-groups.ts';
import { localeOf } from '#server/http/error-writer.ts';
import { originOf } from '#server/http/host.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import { again, camelBody, fail, giveTokens, perMinute, whoAsks } from '#server/http/token-auth.ts';
import { accountOf } from '../resource.ts';
import { changePassword, choosePassword } from './commands.ts';

/** Specification, section 5. */
const neither = 'You must provide either the uid, client and accessToken or the resetPasswordToken';
const done = 'Your password has been successfully updated.';
const fields = ['password', 'password_confirmation', 'current_password'];

/** `{field: [texts], full_messages: [texts]}`, for what is wrong with what was chosen. */
function accountErrors(error: unknown, request: FastifyRequest): Record<string, string[]> | null {
  if (!(error instanceof Refusal) || error.status !== 422) return null;
  const errors: Record<string, string[]> = {};
  for (const problem of error.problems) {
    const field = problem.pointer?.slice(1) ?? '';
    if (!fields.includes(field)) return null;
    (errors[field] ??= []).push(problemText(problem, localeOf(request)).detail);
  }
  return { ...errors, full_messages: Object.values(errors).flat() };
}

async function orAccountErrors(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    const errors = accountErrors(error, request);
    if (errors === null) throw error;
    return reply.code(422).send({ success: false, errors });
  }
}

export function passwordRoutes(app: FastifyInstance, services: Services): void {
  app.put(
    '/auth/password',
    { bodyLimit: 16_384, config: perMinute(services, 20) },
    async (request, reply) => {
      const parsed = passwordChange.safeParse(camelBody(request.body));
      const chosen = {
        ...(parsed.success ? parsed.data : { password: '' }),
        // These clients always repeat it.
        passwordConfirmation: (parsed.success && parsed.data.passwordConfirmation) || null,
      };
      const origin = originOf(request, services);
      const token = parsed.success ? parsed.data.resetPasswordToken : null;
      if (token) {
        const device = { place: placeOf(request), remember: true, origin };
        return orAccountErrors(request, reply, async () => {
          const { tokens, actor } = await again(request, () =>
            choosePassword(services, request.center, token, chosen, device),
          );
          return reply
            .headers(tokenHeaders(tokens))
            .send({ success: true, data: accountOf(actor), message: done });
        });
      }
      const { actor, credentials, fresh } = await whoAsks(services, request);
      if (actor.kind === 'anonymous' || !credentials) return fail(reply, 401, [neither]);
      giveTokens(reply, credentials.via, fresh);
      return orAccountErrors(request, reply, async () => {
        const act = { services, actor, request, center: request.center, origin };
        await again(request, () => changePassword(act, chosen));
        return reply.send({ success: true, data: accountOf(actor), message: done });
      });
    },
  );
}
