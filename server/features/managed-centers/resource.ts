import { switchableFeatures } from '#contract/flags.ts';
import { managedCenters } from '#contract/managed-centers.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import { shownHost } from '#server/tenancy/shown-host.ts';
import { mayKeepCenters } from './policy.ts';
import type { ManagedCenterRow } from './queries.ts';

export const managedCenterResource: Resource<ManagedCenterRow, typeof managedCenters> = {
  contract: managedCenters,
  id: (row) => row.id,
  attributes: (row, { center }) => ({
    ...plainAttributes(managedCenters, row),
    hosts: row.hosts.map(shownHost),
    configuredHosts: row.configuredHosts.map(shownHost),
    appContext: row.center.appContext,
    features: switchableFeatures.filter((name) => row.center.features[name]),
    isHere: row.centerId === center.id,
  }),
  can: ({ state, centerId }, { actor, center }) => {
    const may = mayKeepCenters(actor);
    return {
      update: may,
      export: may,
      // Where nobody can sign in, nobody is asked to.
      invite: may && state === 'open',
      close: may && state === 'open' && centerId !== center.id,
      reopen: may && state === 'closed',
    };
  },
};
