import { ownTags } from '#contract/own-tags.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import { mayKeepTags } from './policy.ts';
import type { OwnTagRow } from './queries.ts';

export const ownTagResource: Resource<OwnTagRow, typeof ownTags> = {
  contract: ownTags,
  id: ({ id }) => id,
  attributes: (row) => plainAttributes(ownTags, row),
  can: (_row, { actor }) => ({
    update: mayKeepTags(actor),
    merge: mayKeepTags(actor),
    delete: mayKeepTags(actor),
  }),
};
