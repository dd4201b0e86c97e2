import { formTokens } from '#contract/form-tokens.ts';
import { mayKeepForms } from '#server/features/forms/policy.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { FormTokenRow } from './queries.ts';

export const formTokenResource: Resource<FormTokenRow, typeof formTokens> = {
  contract: formTokens,
  id: ({ id }) => id,
  attributes: (row) => plainAttributes(formTokens, row),
  can: ({ withdrawnAt }, { actor }) => ({
    send: mayKeepForms(actor),
    withdraw: mayKeepForms(actor) && withdrawnAt === null,
  }),
};
