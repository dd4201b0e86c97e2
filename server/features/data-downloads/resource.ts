import { dataDownloads } from '#contract/data-downloads.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { DataDownloadRow } from './queries.ts';

export const dataDownloadResource: Resource<DataDownloadRow, typeof dataDownloads> = {
  contract: dataDownloads,
  id: (row) => row.id,
  attributes: (row, { now }) => ({
    ...plainAttributes(dataDownloads, row),
    isReady: row.readyAt !== null && row.expiresAt !== null && row.expiresAt > now,
  }),
};
