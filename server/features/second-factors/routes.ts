/** The calls about one's second proof. */
import { otpForm, recoveryMeta, withPassword } from '#contract/second-factors.ts';
import { provePassword } from '#server/features/own-account/commands.ts';
import { atHome } from '#server/http/at-home.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { none, one, route, type Route } from '#server/http/route.ts';
import { beginCodes, changeRecoveryCodes, confirmCodes, endCodes, readSecured } from './commands.ts';
import { codeSetupResource, secondFactorResource } from './resource.ts';

const path = '/api/v1/current_user/one_time_codes';

export const secondFactorRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/current_user/second_factor',
    summary: 'How one’s account is secured besides the password',
    policy: signedInRoute,
    resource: secondFactorResource,
    handle: async (context) => one(await atHome(context, readSecured)),
  }),
  route({
    method: 'POST',
    path,
    summary: 'A secret for an app that makes codes; asked of nobody before the first right code',
    policy: signedInRoute,
    isForThemselves: true,
    resource: codeSetupResource,
    body: { type: 'one_time_code_setups', schema: withPassword },
    perMinute: 10,
    prepare: (context) => provePassword(context, context.body.currentPassword),
    handle: async (context) => one(await beginCodes(context, context.prepared)),
  }),
  route({
    method: 'POST',
    path: `${path}/confirm`,
    summary: 'The first code: from now on one is asked at signing in',
    policy: signedInRoute,
    isForThemselves: true,
    resource: secondFactorResource,
    meta: recoveryMeta,
    body: { type: 'flat', schema: otpForm },
    perMinute: 10,
    handle: async (context) => {
      const { secured, recoveryCodes } = await confirmCodes(context, context.body.otpCode);
      return one(secured, recoveryCodes ? { recoveryCodes } : {});
    },
  }),
  route({
    method: 'DELETE',
    path,
    summary: 'Ask no codes any more',
    policy: signedInRoute,
    isForThemselves: true,
    resource: secondFactorResource,
    body: { type: 'flat', schema: withPassword },
    perMinute: 10,
    prepare: (context) => provePassword(context, context.body.currentPassword, '/current_password'),
    handle: async (context) => {
      await endCodes(context, context.prepared);
      return none;
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/current_user/recovery_codes',
    summary: 'Other recovery codes, shown this once',
    policy: signedInRoute,
    isForThemselves: true,
    resource: secondFactorResource,
    meta: recoveryMeta,
    body: { type: 'second_factors', schema: withPassword },
    perMinute: 10,
    prepare: (context) => provePassword(context, context.body.currentPassword),
    handle: async (context) => {
      const { secured, recoveryCodes } = await changeRecoveryCodes(context, context.prepared);
      return one(secured, { recoveryCodes });
    },
  }),
];
