import { signInAsCalls } from '#contract/calls/sign-in-as.ts';
import { accessLevel } from '#server/auth/actor.ts';
import { placeOf } from '#server/auth/network-groups.ts';
import { userResource } from '#server/features/users/resource.ts';
import { rule } from '#server/http/policy.ts';
import { refuse } from '#server/http/refusal.ts';
import { route, session, type Route } from '#server/http/route.ts';
import { accountOf } from '../resource.ts';
import { signInAs } from './commands.ts';

export const routes: Route[] = [
  route(signInAsCalls.begin, {
    policy: rule<undefined>(
      'users.impersonate',
      (actor) => accessLevel(actor, 'users.impersonate') === 'center',
    ),
    resource: userResource,
    perMinute: 20,
    handle: async ({ services, scope, actor, body, request }) => {
      if (actor.kind === 'anonymous') refuse('unauthenticated');
      const asked = { userId: body.userId, reason: body.reason ?? null };
      const { tokens, actor: as } = await signInAs(services, scope, actor, asked, placeOf(request));
      return session(tokens, accountOf(as));
    },
  }),
];
