import { centerSettings } from '#contract/center-settings.ts';
import { featureFlags, featuresOn } from '#contract/flags.ts';
import { retentionOf } from '#contract/retention.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import { mayKeepSettings } from './policy.ts';
import type { SettingsRow } from './queries.ts';

/** There is one for each centre. */
export const centerSettingsResource: Resource<SettingsRow, typeof centerSettings> = {
  contract: centerSettings,
  id: ({ id }) => id,
  attributes: (row, { center: { key, appContext } }) => ({
    ...plainAttributes(centerSettings, row),
    ...retentionOf(row.retention),
    features: featuresOn(featureFlags(key, appContext, row.featuresOff)),
    availableFeatures: featuresOn(featureFlags(key, appContext)),
  }),
  can: (_row, { actor }) => ({ update: mayKeepSettings(actor) }),
};
