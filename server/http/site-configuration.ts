import { mapTilePath, type Configuration } from '#contract/configuration.ts';
import { headerBorderOf } from '#contract/flags.ts';
import type { Context } from './route.ts';

/** The public part of the configuration, as it holds for the centre of the request. */
export function configurationFor({ services, center }: Pick<Context, 'services' | 'center'>): Configuration {
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
    mapTileUrl: services.env.mapTileUrl && mapTilePath('/{z}/{x}/{y}'),
    mapCredit: services.env.mapCredit,
    reportsFaults: services.env.sentryDsn !== null,
    headerBorder: headerBorderOf(center.key),
    analyticsScriptUrl,
  };
}
