import type { Configuration } from '#contract/configuration.ts';
import { headerBorderOf } from '#contract/flags.ts';
import { publicRoute } from '#server/http/policy.ts';
import { one, route, type Context, type Route } from '#server/http/route.ts';
import { configurationResource } from './resource.ts';

/** The public part of the configuration, as it holds for the centre of the request. */
function configurationFor({ services, center }: Context): Configuration {
  const { productName, isStagedoos, allowInactiveUsers, enableOrganizationsMoving } = services.configuration;
  const { analyticsScriptUrl, localeStrategy } = services.configuration;
  return {
    productName,
    isStagedoos,
    allowInactiveUsers,
    enableOrganizationsMoving,
    appName: center.appName,
    tenant: center.key,
    volunteerCenterId: center.id,
    appContext: center.appContext,
    locales: [...center.locales],
    localeStrategy,
    features: center.features,
    mapTileUrl: services.env.mapTileUrl,
    reportsFaults: services.env.sentryDsn !== null,
    headerBorder: headerBorderOf(center.key),
    analyticsScriptUrl,
  };
}

export const configurationRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/configuration',
    summary: 'What a client needs to know of this site first',
    policy: publicRoute,
    resource: configurationResource,
    handle: async (context) => one(configurationFor(context)),
  }),
];
