import { configurations, type Configuration } from '#contract/configuration.ts';
import type { Resource } from '#server/http/resource.ts';

export const configurationResource: Resource<Configuration> = {
  contract: configurations,
  id: (configuration) => configuration.tenant,
  attributes: (configuration) => ({ ...configuration }),
};
