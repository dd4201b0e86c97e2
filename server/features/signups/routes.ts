import { signupCalls } from '#contract/calls/signups.ts';
import { publicRoute } from '#server/http/policy.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { noteSignUp } from '#server/http/signed-up.ts';
import { signUp } from './commands.ts';
import { signUpResource } from './resource.ts';
import { comparePassword } from '#server/features/signups/unconfirmed/commands.ts';

export const routes: Route[] = [
  route(signupCalls.create, {
    policy: publicRoute,
    resource: signUpResource,
    isEven: true,
    perMinute: 10,
    prepare: (context) => comparePassword(context, context.body),
    handle: async (context) => {
      const row = await signUp(context, context.body, context.prepared);
      noteSignUp(context.request, row.email);
      return one(row);
    },
  }),
];
