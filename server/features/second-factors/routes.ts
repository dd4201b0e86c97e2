/** The calls about one's second proof. */
import { secondFactorCalls } from '#contract/calls/second-factors.ts';
import { provePassword } from '#server/features/account/commands.ts';
import { inHomeCenter } from '#server/http/in-home-center.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { none, one, route, type Route } from '#server/http/route.ts';
import { beginCodes, changeRecoveryCodes, confirmCodes, endCodes, readSecured } from './commands.ts';
import { codeSetupResource, secondFactorResource } from './resource.ts';

export const routes: Route[] = [
  route(secondFactorCalls.show, {
    policy: signedInRoute,
    resource: secondFactorResource,
    handle: async (context) => one(await inHomeCenter(context, readSecured)),
  }),
  route(secondFactorCalls.beginCodes, {
    policy: signedInRoute,
    isForThemselves: true,
    resource: codeSetupResource,
    perMinute: 10,
    prepare: (context) => provePassword(context, context.body.currentPassword),
    handle: async (context) => one(await beginCodes(context, context.prepared)),
  }),
  route(secondFactorCalls.confirmCodes, {
    policy: signedInRoute,
    isForThemselves: true,
    resource: secondFactorResource,
    perMinute: 10,
    handle: async (context) => {
      const { secured, recoveryCodes } = await confirmCodes(context, context.body.otpCode);
      return one(secured, recoveryCodes ? { recoveryCodes } : {});
    },
  }),
  route(secondFactorCalls.removeCodes, {
    policy: signedInRoute,
    isForThemselves: true,
    resource: secondFactorResource,
    perMinute: 10,
    prepare: (context) => provePassword(context, context.body.currentPassword, '/current_password'),
    handle: async (context) => {
      await endCodes(context, context.prepared);
      return none;
    },
  }),
  route(secondFactorCalls.renewRecoveryCodes, {
    policy: signedInRoute,
    isForThemselves: true,
    resource: secondFactorResource,
    perMinute: 10,
    prepare: (context) => provePassword(context, context.body.currentPassword),
    handle: async (context) => {
      const { secured, recoveryCodes } = await changeRecoveryCodes(context, context.prepared);
      return one(secured, { recoveryCodes });
    },
  }),
];
