import { forms, onlineForms } from '#contract/forms.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import { isPossible, mayKeepForms } from './policy.ts';
import type { FormRow } from './queries.ts';

export const formResource: Resource<FormRow, typeof forms> = {
  contract: forms,
  id: ({ id }) => id,
  attributes: (row) => plainAttributes(forms, row),
  can: (row, { actor }) => {
    const may = mayKeepForms(actor);
    return {
      update: may,
      publish: may && isPossible('publish', row),
      close: may && isPossible('close', row),
      delete: may,
    };
  },
};

/** For whoever fills it in. */
export const onlineFormResource: Resource<FormRow, typeof onlineForms> = {
  contract: onlineForms,
  id: ({ id }) => id,
  attributes: (row) => plainAttributes(onlineForms, row),
};
