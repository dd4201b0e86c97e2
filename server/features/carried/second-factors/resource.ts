/** How an account is secured, with its passkeys. */
import type { secondFactors } from '#contract/second-factors.ts';
import { passkeysOf } from '#server/features/passkeys/queries.ts';
import { passkeyResource } from '#server/features/passkeys/resource.ts';
import type { Secured } from '#server/features/second-factors/queries.ts';
import { secondFactorResource } from '#server/features/second-factors/resource.ts';
import { inHomeCenter } from '#server/http/in-home-center.ts';
import type { Resource } from '#server/http/resource.ts';

export const securedWithKeys: Resource<Secured, typeof secondFactors> = {
  ...secondFactorResource,
  ofOne: {
    keys: async (scope, { userId }, { actor }) => ({
      resource: passkeyResource,
      rows: await inHomeCenter({ scope, actor }, (home) => passkeysOf(home, userId)),
    }),
  },
};
