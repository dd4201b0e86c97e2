import { reach } from '#server/auth/actor.ts';
import { placeOf } from '#server/auth/places.ts';
import { userResource } from '#server/features/users/resource.ts';
import { rule } from '#server/http/policy.ts';
import { refuse } from '#server/http/refusal.ts';
import { route, session, type Route } from '#server/http/route.ts';
import { signInAs as signInAsBody } from '#contract/sign-in-as.ts';
import { accountOf } from '../resource.ts';
import { signInAs } from './commands.ts';

export const impersonationRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/api/v1/sign_in_as_user',
    summary: 'Sign in as somebody else for an hour; the audit log has both names',
    policy: rule<undefined>('users.impersonate', (actor) => reach(actor, 'users.impersonate') === 'center'),
    resource: userResource,
    opensSession: true,
    body: { type: 'flat', schema: signInAsBody },
    perMinute: 20,
    handle: async ({ services, scope, actor, body, request }) => {
      if (actor.kind === 'anonymous') refuse('unauthenticated');
      const asked = { userId: body.userId, reason: body.reason ?? null };
      const { tokens, actor: as } = await signInAs(services, scope, actor, asked, placeOf(request));
      return session(tokens, accountOf(as));
    },
  }),
];
