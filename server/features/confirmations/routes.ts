import { confirmation } from '#contract/confirmations.ts';
import { confirmByToken } from '#server/features/applications/commands.ts';
import { applicationResource } from '#server/features/applications/resource.ts';
import { signUpResource } from '#server/features/signups/resource.ts';
import { publicRoute } from '#server/http/policy.ts';
import { one, oneOther, route, type Route } from '#server/http/route.ts';
import { confirmAccount, isAboutAccount } from './commands.ts';

export const confirmationRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/api/v1/confirm',
    summary: 'Use up the one-time link of a mail: of an application, or of an account',
    policy: publicRoute,
    resource: applicationResource,
    otherResource: signUpResource,
    body: { type: 'flat', schema: confirmation },
    perMinute: 20,
    handle: async (context) => {
      const { scope, now, body } = context;
      const token = body.confirmationToken;
      if (!(await isAboutAccount(scope, token, now))) return one(await confirmByToken(context, token));
      const { row, resetToken } = await confirmAccount(context, token);
      return oneOther(row, resetToken === undefined ? undefined : { reset_password_token: resetToken });
    },
  }),
];
