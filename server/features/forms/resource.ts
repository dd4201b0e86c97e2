import { forms, onlineForms } from '#contract/forms.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import { canAsk, intakeOf, isPossible, mayKeepForms, placesLeft } from './policy.ts';
import type { FormRow } from './queries.ts';

/** What follows from how many filled it in, and from the time. */
const countedNow = (row: FormRow, now: Date) => ({ intake: intakeOf(row, now), placesLeft: placesLeft(row) });

export const formResource: Resource<FormRow, typeof forms> = {
  contract: forms,
  id: ({ id }) => id,
  attributes: (row, { now }) => plainAttributes(forms, { ...row, ...countedNow(row, now) }),
  can: (row, { actor }) => {
    const may = mayKeepForms(actor);
    return {
      update: may,
      publish: may && isPossible('publish', row),
      close: may && isPossible('close', row),
      delete: may,
      ask: may && canAsk(row),
    };
  },
};

/** For whoever fills it in. */
export const onlineFormResource: Resource<FormRow, typeof onlineForms> = {
  contract: onlineForms,
  id: ({ id }) => id,
  attributes: (row, { now }) => {
    const { openedBy = null, tokenUse } = row;
    const isUsed = openedBy !== null && openedBy.usedAt !== null && tokenUse === 'once';
    return plainAttributes(onlineForms, {
      ...row,
      ...countedNow(row, now),
      ...(isUsed && { intake: 'used' as const }),
      askedEmail: openedBy?.email ?? null,
    });
  },
};
