import { centerShares, type CenterShareStatus } from '#contract/center-shares.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { Center } from '#server/tenancy/centers.ts';
import { mayShare } from './policy.ts';
import { mayCross, type CenterShareRow } from './queries.ts';

/** With the centre that it is with; one that is unknown to this process yet has no name. */
export type NamedShare = CenterShareRow & { partner: Center | undefined };

export const centerShareResource: Resource<NamedShare, typeof centerShares> = {
  contract: centerShares,
  id: ({ id }) => id,
  attributes: ({ partner, ...row }, { center }) => {
    const crosses = (from: Center, to: Center) => row.status === 'accepted' && mayCross(from, to);
    return {
      ...plainAttributes(centerShares, row),
      status: row.status as CenterShareStatus,
      centerId: String(row.partnerId),
      centerName: partner?.appName ?? '',
      isGiving: partner !== undefined && crosses(center, partner),
      isGetting: partner !== undefined && crosses(partner, center),
    };
  },
  can: ({ status }, { actor }) => ({
    accept: mayShare(actor) && status === 'received',
    delete: mayShare(actor),
  }),
};
