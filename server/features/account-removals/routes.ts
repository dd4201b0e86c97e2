import {
  accountRemovalConfirmation,
  accountRemovalRequest,
  accountRemovals,
} from '#contract/account-removals.ts';
import { publicRoute } from '#server/http/policy.ts';
import type { Resource } from '#server/http/resource.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { askForRemoval, removeByToken } from './commands.ts';

type State = 'asked' | 'removed';

const resource: Resource<State> = {
  contract: accountRemovals,
  id: (state) => state,
  attributes: (state) => ({ state }),
};

export const accountRemovalRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/api/v1/account_removals',
    summary: 'Ask for the mail with which an account is removed; the same answer for an unknown address',
    policy: publicRoute,
    isForThemselves: true,
    resource,
    body: { type: 'flat', schema: accountRemovalRequest },
    isEven: true,
    perMinute: 5,
    handle: async (context) => {
      await askForRemoval(context, context.body.email);
      return one<State>('asked');
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/account_removals/confirm',
    summary: 'Remove the account that the link of the mail is for',
    policy: publicRoute,
    isForThemselves: true,
    resource,
    body: { type: 'flat', schema: accountRemovalConfirmation },
    perMinute: 10,
    handle: async (context) => {
      await removeByToken(context, context.body.removalToken);
      return one<State>('removed');
    },
  }),
];
