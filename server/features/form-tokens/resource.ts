import { formTokens } from '#contract/form-tokens.ts';
import { mayKeepForm } from '#server/features/forms/policy.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { FormTokenRow } from './queries.ts';

export const formTokenResource: Resource<FormTokenRow, typeof formTokens> = {
  contract: formTokens,
  id: ({ id }) => id,
  attributes: (row) => plainAttributes(formTokens, row),
  can: (row, { actor }) => {
    const may = mayKeepForm(actor, row);
    return { send: may, withdraw: may && row.withdrawnAt === null };
  },
};
