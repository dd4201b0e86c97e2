/** Signing an organisation up, asking for a place in one, and the button behind the link of the mail. */
import { organizationSignupCalls } from '#contract/calls/organization-signups.ts';
import { publicRoute } from '#server/http/policy.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { signedUpHere, noteSignUp } from '#server/http/signed-up.ts';
import { findOrganization } from '#server/features/organizations/approval/queries.ts';
import { confirmSignup } from './confirmation/commands.ts';
import { askToJoin, compareChosen, signUpOrganization } from './commands.ts';
import { organizationSignupResource } from './resource.ts';

export const routes: Route[] = [
  route(organizationSignupCalls.create, {
    policy: publicRoute,
    resource: organizationSignupResource,
    isEven: true,
    perMinute: 5,
    prepare: (context) => compareChosen(context, context.body),
    handle: async (context) => {
      const row = await signUpOrganization(context, context.body, context.prepared);
      noteSignUp(context.request, row.email);
      return one(row);
    },
  }),
  route(organizationSignupCalls.join, {
    policy: publicRoute,
    // Whoever is no approved organisation has no door to knock on, whoever asks.
    find: async (context) => {
      const found = await findOrganization(context);
      return found?.status === 'approved' ? found : undefined;
    },
    resource: organizationSignupResource,
    isEven: true,
    perMinute: 5,
    prepare: (context) => compareChosen(context, context.body),
    handle: async (context) => {
      const row = await askToJoin(context, context.record, context.body, context.prepared);
      noteSignUp(context.request, row.email);
      return one(row);
    },
  }),
  route(organizationSignupCalls.confirm, {
    policy: publicRoute,
    resource: organizationSignupResource,
    perMinute: 20,
    handle: async (context) => {
      const here = signedUpHere(context.services, context.request);
      const { row, resetToken } = await confirmSignup(context, context.body.confirmationToken, here);
      return one(row, resetToken === undefined ? {} : { resetPasswordToken: resetToken });
    },
  }),
];
