import { configurations, type Configuration } from '#contract/configuration.ts';
import type { Resource } from '#server/http/resource.ts';

export const configurationResource: Resource<Configuration, typeof configurations> = {
  contract: configurations,
  id: (configuration) => configuration.tenant,
  attributes: (configuration) => ({ ...configuration }),
};
