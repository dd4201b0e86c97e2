/** Signing an organisation up, asking for a place in one, and the button behind the link of the mail. */
import { confirmation } from '#contract/confirmations.ts';
import { organizationJoin, organizationSignup } from '#contract/organization-signups.ts';
import type { ComparedPassword } from '#server/features/signups/waiting/commands.ts';
import { publicRoute } from '#server/http/policy.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { signedUpHere, tellSignedUp } from '#server/http/signed-up.ts';
import { findOrganization } from '../admission/queries.ts';
import { confirmSignup } from '../arrival/commands.ts';
import type { OrganizationRow } from '../queries.ts';
import { askToJoin, compareChosen, signUpOrganization } from './commands.ts';
import { organizationSignupResource } from './resource.ts';

export const organizationSignupRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/api/v1/organizations/signup',
    summary: 'Sign an organisation up: it waits for the link in the mail, then for the centre',
    policy: publicRoute,
    resource: organizationSignupResource,
    body: { type: 'organization_signups', schema: organizationSignup },
    isIdempotent: true,
    isEven: true,
    perMinute: 5,
    prepare: (context) => compareChosen(context, context.body),
    handle: async (context) => {
      const row = await signUpOrganization(context, context.body, context.prepared);
      tellSignedUp(context.request, row.email);
      return one(row);
    },
  }),
  route<OrganizationRow, Awaited<ReturnType<typeof askToJoin>>, typeof organizationJoin, ComparedPassword>({
    method: 'POST',
    path: '/api/v1/organizations/:id/join',
    summary: 'Ask for a place in an organisation; its people and the centre answer',
    policy: publicRoute,
    // Whoever is no approved organisation has no door to knock on, whoever asks.
    find: async (context) => {
      const found = await findOrganization(context);
      return found?.status === 'approved' ? found : undefined;
    },
    resource: organizationSignupResource,
    body: { type: 'flat', schema: organizationJoin },
    isIdempotent: true,
    isEven: true,
    perMinute: 5,
    prepare: (context) => compareChosen(context, context.body),
    handle: async (context) => {
      const row = await askToJoin(context, context.record, context.body, context.prepared);
      tellSignedUp(context.request, row.email);
      return one(row);
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/organizations/signup/confirm',
    summary: 'Press the button behind the link of the mail',
    policy: publicRoute,
    resource: organizationSignupResource,
    body: { type: 'flat', schema: confirmation },
    perMinute: 20,
    handle: async (context) => {
      const here = signedUpHere(context.services, context.request);
      const { row, resetToken } = await confirmSignup(context, context.body.confirmationToken, here);
      return one(row, resetToken === undefined ? {} : { reset_password_token: resetToken });
    },
  }),
];
