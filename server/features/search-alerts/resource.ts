import { searchAlerts } from '#contract/search-alerts.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { Remains } from './gone/queries.ts';
import type { SearchAlertRow } from './queries.ts';

/** `key` is null for whoever has not shown that the mailbox is theirs. */
export type ReadAlert = SearchAlertRow & Remains & { key: string | null };

export const searchAlertResource: Resource<ReadAlert, typeof searchAlerts> = {
  contract: searchAlerts,
  id: ({ id }) => id,
  attributes: (row) =>
    plainAttributes(searchAlerts, {
      ...row,
      status: row.confirmedAt === null ? ('unconfirmed' as const) : ('active' as const),
    }),
};
