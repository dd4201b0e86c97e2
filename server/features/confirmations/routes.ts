import { confirmationCalls } from '#contract/calls/confirmations.ts';
import { userCalls } from '#contract/calls/users.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { confirmByToken } from '#server/features/applications/commands.ts';
import { mailAgain } from '#server/features/applications/mailing-again/commands.ts';
import { applicationResource } from '#server/features/applications/resource.ts';
import { offerAccount } from '#server/features/signups/after-applying/commands.ts';
import { signUpResource } from '#server/features/signups/resource.ts';
import { mayResend } from '#server/features/users/administration/policy.ts';
import { findUser } from '#server/features/users/administration/queries.ts';
import { userResource, type UserRow } from '#server/features/users/resource.ts';
import { publicRoute, rule } from '#server/http/policy.ts';
import { none, one, oneOther, route, type Route } from '#server/http/route.ts';
import { signedUpHere } from '#server/http/signed-up.ts';
import { confirmAccount, isAboutAccount, resendInstructions } from './commands.ts';

export const routes: Route[] = [
  route(confirmationCalls.confirm, {
    policy: publicRoute,
    resource: applicationResource,
    otherResource: signUpResource,
    perMinute: 20,
    // What is too weak for this address is refused after it.
    prepare: async ({ body }) => (body.password ? hashPassword(body.password) : null),
    handle: async (context) => {
      const { scope, now, body, services, request } = context;
      const token = body.confirmationToken;
      if (!(await isAboutAccount(scope, token, now))) {
        const application = await confirmByToken(context, token);
        const accountToken = await offerAccount(scope, application, now);
        return one(application, accountToken === undefined ? {} : { accountToken });
      }
      const { row, resetToken } = await confirmAccount(context, token, {
        chosen: body.password ?? null,
        hash: context.prepared,
        signedUpHere: signedUpHere(services, request),
      });
      return oneOther(row, resetToken === undefined ? {} : { resetPasswordToken: resetToken });
    },
  }),
  route(confirmationCalls.again, {
    policy: publicRoute,
    resource: applicationResource,
    perMinute: 10,
    handle: async (context) => {
      await mailAgain(context, context.body.confirmationToken);
      return none;
    },
  }),
  route(userCalls.resendConfirmation, {
    policy: rule<UserRow>('users.invite (confirmation)', mayResend),
    find: ({ scope, actor, id }) => findUser(scope, actor, id),
    resource: userResource,
    perMinute: 60,
    handle: async (context) => one(await resendInstructions(context, context.record)),
  }),
];
