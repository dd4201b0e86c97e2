import { centerSettingsCalls } from '#contract/calls/center-settings.ts';
import { one, route, type Route } from '#server/http/route.ts';
import { updateSettings } from './commands.ts';
import { keepSettings } from './policy.ts';
import { findSettings } from './queries.ts';
import { centerSettingsResource } from './resource.ts';

export const routes: Route[] = [
  route(centerSettingsCalls.show, {
    policy: keepSettings,
    resource: centerSettingsResource,
    handle: async ({ scope }) => one(await findSettings(scope)),
  }),
  route(centerSettingsCalls.update, {
    policy: keepSettings,
    resource: centerSettingsResource,
    handle: async (context) => one(await updateSettings(context, context.body)),
  }),
];
