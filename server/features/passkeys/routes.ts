/** The calls about one's own passkeys. */
import { passkeyCalls } from '#contract/calls/passkeys.ts';
import { provePassword } from '#server/features/account/commands.ts';
import { findOwnRecord, listOwnRecords } from '#server/http/in-home-center.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { none, one, route, type Route } from '#server/http/route.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './commands.ts';
import { findPasskey, listPasskeys } from './queries.ts';
import { passkeyOptionsResource, passkeyResource } from './resource.ts';

const find = findOwnRecord(findPasskey);

export const routes: Route[] = [
  route(passkeyCalls.list, {
    policy: signedInRoute,
    resource: passkeyResource,
    handle: listOwnRecords(listPasskeys),
  }),
  route(passkeyCalls.begin, {
    policy: signedInRoute,
    isForThemselves: true,
    resource: passkeyOptionsResource,
    perMinute: 10,
    prepare: (context) => provePassword(context, context.body.currentPassword),
    handle: async (context) => one(await beginPasskey(context, context.prepared)),
  }),
  route(passkeyCalls.create, {
    policy: signedInRoute,
    isForThemselves: true,
    resource: passkeyResource,
    perMinute: 10,
    handle: async (context) => {
      const { passkey, recoveryCodes } = await addPasskey(context, context.body);
      return one(passkey, recoveryCodes ? { recoveryCodes } : {});
    },
  }),
  route(passkeyCalls.update, {
    policy: signedInRoute,
    isForThemselves: true,
    find,
    resource: passkeyResource,
    handle: async (context) => one(await renamePasskey(context, context.record, context.body.name)),
  }),
  route(passkeyCalls.remove, {
    policy: signedInRoute,
    isForThemselves: true,
    find,
    resource: passkeyResource,
    perMinute: 10,
    prepare: (context) => provePassword(context, context.body.currentPassword, '/current_password'),
    handle: async (context) => {
      await removePasskey(context, context.record, context.prepared);
      return none;
    },
  }),
];
