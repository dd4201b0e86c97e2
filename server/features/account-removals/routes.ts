import { accountRemovalCalls } from '#contract/calls/account-removals.ts';
import { accountRemovals } from '#contract/account-removals.ts';
import { publicRoute } from '#server/http/policy.ts';
import type { Resource } from '#server/http/resource.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { askForRemoval, removeByToken } from './commands.ts';

type State = 'asked' | 'removed';

const resource: Resource<State, typeof accountRemovals> = {
  contract: accountRemovals,
  id: (state) => state,
  attributes: (state) => ({ state }),
};

export const routes: Route[] = [
  route(accountRemovalCalls.create, {
    policy: publicRoute,
    isForThemselves: true,
    resource,
    isEven: true,
    perMinute: 5,
    handle: async (context) => {
      await askForRemoval(context, context.body.email);
      return one<State>('asked');
    },
  }),
  route(accountRemovalCalls.confirm, {
    policy: publicRoute,
    isForThemselves: true,
    resource,
    perMinute: 10,
    handle: async (context) => {
      await removeByToken(context, context.body.removalToken);
      return one<State>('removed');
    },
  }),
];
