/** The calls about one's own passkeys. */
import {
  passkeyCreate,
  passkeyForm,
  passkeys,
  recoveryMeta,
  withPassword,
} from '#contract/second-factors.ts';
import { provePassword } from '#server/features/own-account/commands.ts';
import { findOwn, listOwn } from '#server/http/at-home.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { none, one, route, type Route } from '#server/http/route.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './commands.ts';
import { findPasskey, listPasskeys } from './queries.ts';
import { passkeyOptionsResource, passkeyResource } from './resource.ts';

const find = findOwn(findPasskey);

export const passkeyRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/passkeys',
    summary: 'One’s own passkeys',
    policy: signedInRoute,
    resource: passkeyResource,
    list: passkeys,
    handle: listOwn(listPasskeys),
  }),
  route({
    method: 'POST',
    path: '/api/v1/passkeys/options',
    summary: 'What the browser needs to make a passkey for this site; the password is asked',
    policy: signedInRoute,
    isForThemselves: true,
    resource: passkeyOptionsResource,
    body: { type: 'passkey_options', schema: withPassword },
    perMinute: 10,
    prepare: (context) => provePassword(context, context.body.currentPassword),
    handle: async (context) => one(await beginPasskey(context, context.prepared)),
  }),
  route({
    method: 'POST',
    path: '/api/v1/passkeys',
    summary: 'Keep a passkey that the browser made; the first way of its kind comes with recovery codes',
    policy: signedInRoute,
    isForThemselves: true,
    resource: passkeyResource,
    meta: recoveryMeta,
    body: { type: 'passkeys', schema: passkeyCreate },
    perMinute: 10,
    handle: async (context) => {
      const { passkey, recoveryCodes } = await addPasskey(context, context.body);
      return one(passkey, recoveryCodes ? { recoveryCodes } : {});
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/passkeys/:id',
    summary: 'Give a passkey another name',
    policy: signedInRoute,
    isForThemselves: true,
    find,
    resource: passkeyResource,
    body: { type: 'passkeys', schema: passkeyForm },
    handle: async (context) => one(await renamePasskey(context, context.record, context.body.name)),
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/passkeys/:id',
    summary: 'Remove a passkey: it signs in no longer; the password is asked',
    policy: signedInRoute,
    isForThemselves: true,
    find,
    resource: passkeyResource,
    body: { type: 'flat', schema: withPassword },
    perMinute: 10,
    prepare: (context) => provePassword(context, context.body.currentPassword, '/current_password'),
    handle: async (context) => {
      await removePasskey(context, context.record, context.prepared);
      return none;
    },
  }),
];
