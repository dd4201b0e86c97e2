import { dashboards, type Dashboard } from '#contract/dashboards.ts';
import type { Resource } from '#server/http/resource.ts';

/** There is one for each reader, so it needs no id of its own. */
export const dashboardResource: Resource<Dashboard, typeof dashboards> = {
  contract: dashboards,
  id: () => 'current',
  attributes: (dashboard) => ({ ...dashboard }),
};
