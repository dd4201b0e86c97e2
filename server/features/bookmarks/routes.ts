import { bookmarkCalls } from '#contract/calls/bookmarks.ts';
import { person } from '#server/http/in-home-center.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { list, none, one, route, type Route } from '#server/http/route.ts';
import { joinBookmarks, keepVacancy, removeBookmark } from './commands.ts';
import { findBookmark, listBookmarks } from './queries.ts';
import { bookmarkResource as resource } from './resource.ts';

export const routes: Route[] = [
  route(bookmarkCalls.list, {
    policy: signedInRoute,
    // Nobody else sees what somebody keeps.
    isForThemselves: true,
    resource,
    handle: async ({ scope, actor, query }) => list(await listBookmarks(scope, person(actor), query)),
  }),
  route(bookmarkCalls.create, {
    policy: signedInRoute,
    isForThemselves: true,
    resource,
    perMinute: 120,
    handle: async (context) => one(await keepVacancy(context, context.body)),
  }),
  route(bookmarkCalls.join, {
    policy: signedInRoute,
    isForThemselves: true,
    resource,
    perMinute: 30,
    handle: async (context) => {
      await joinBookmarks(context, context.body);
      return none;
    },
  }),
  route(bookmarkCalls.remove, {
    policy: signedInRoute,
    isForThemselves: true,
    find: ({ scope, actor, id }) => findBookmark(scope, person(actor), id),
    resource,
    perMinute: 120,
    handle: async ({ scope, record }) => {
      await removeBookmark(scope, record);
      return one(record);
    },
  }),
];
