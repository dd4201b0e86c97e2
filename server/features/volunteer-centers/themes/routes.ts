/** The calls of the look of a centre. */
import { themeCalls } from '#contract/calls/themes.ts';
import { publicRoute } from '#server/http/policy.ts';
import { list, one, route, type Route } from '#server/http/route.ts';
import { publishTheme, restoreVersion, updateTheme } from './commands.ts';
import { manageTheme } from './policy.ts';
import { isPreviewToken } from '#server/auth/look-token.ts';
import { listVersions, readTheme } from './queries.ts';
import { shownTheme, themePreviewResource, themeResource, themeVersionResource } from './resource.ts';

const policy = manageTheme;
const resource = themeResource;

export const routes: Route[] = [
  route(themeCalls.show, {
    policy,
    resource,
    handle: async (context) => one(shownTheme(context, await readTheme(context.scope))),
  }),
  route(themeCalls.update, {
    policy,
    resource,
    handle: async (context) => one(shownTheme(context, await updateTheme(context, context.body))),
  }),
  route(themeCalls.publish, {
    policy,
    resource,
    handle: async (context) => one(shownTheme(context, await publishTheme(context, context.body))),
  }),
  route(themeCalls.versions, {
    policy,
    resource: themeVersionResource,
    handle: async ({ scope, query }) => list(await listVersions(scope, query)),
  }),
  route(themeCalls.restoreVersion, {
    policy,
    resource,
    handle: async (context) => one(shownTheme(context, await restoreVersion(context, context.body))),
  }),
  route(themeCalls.preview, {
    policy: publicRoute,
    find: async ({ scope, services, center, params, now }) => {
      const token = params['token'] ?? '';
      if (!isPreviewToken(services.env.secret, center.id, token, now)) return undefined;
      return { ...(await readTheme(scope)), token };
    },
    resource: themePreviewResource,
    handle: async ({ record }) => one(record),
  }),
];
