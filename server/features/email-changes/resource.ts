import { emailChanges } from '#contract/email-changes.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { PendingChange } from './queries.ts';

export const emailChangeResource: Resource<PendingChange, typeof emailChanges> = {
  contract: emailChanges,
  id: (row) => row.id,
  attributes: (row) => plainAttributes(emailChanges, row),
};
