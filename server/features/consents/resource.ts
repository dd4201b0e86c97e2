import { consents } from '#contract/consents.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { ConsentRow } from './queries.ts';

export const consentResource: Resource<ConsentRow, typeof consents> = {
  contract: consents,
  id: (row) => row.id,
  attributes: (row) => plainAttributes(consents, row),
};
