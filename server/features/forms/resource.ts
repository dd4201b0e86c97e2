import { forms, onlineForms } from '#contract/forms.ts';
import { addressOfPage } from '#contract/page-kinds.ts';
import { identifier, plainAttributes, type Resource } from '#server/http/resource.ts';
import { canAsk, intakeOf, isSpent, isPossible, mayKeepForm, placesLeft } from './policy.ts';
import type { FormRow } from './queries.ts';

/** What follows from how many filled it in, and from the time. */
const countedNow = (row: FormRow, now: Date) => ({ intake: intakeOf(row, now), placesLeft: placesLeft(row) });

/** Each with the picture that it names. */
const questionsOf = ({ questions, pictures }: Pick<FormRow, 'questions' | 'pictures'>) =>
  questions.map((question) =>
    question.imageId
      ? { ...question, picture: pictures.find(({ id }) => id === question.imageId) ?? null }
      : question,
  );

export const formResource: Resource<FormRow, typeof forms> = {
  contract: forms,
  id: ({ id }) => id,
  attributes: (row, { now }) =>
    plainAttributes(forms, { ...row, questions: questionsOf(row), ...countedNow(row, now) }),
  relationships: ({ organizationId }) => ({ organization: identifier('organizations', organizationId) }),
  can: (row, { actor, now }) => {
    const may = mayKeepForm(actor, row);
    return {
      update: may,
      publish: may && isPossible('publish', row),
      close: may && isPossible('close', row),
      delete: may,
      ask: may && canAsk(row, now),
    };
  },
};

/** Where whoever sent it comes next. */
const pathOf = ({ successPage }: FormRow): string | null => {
  if (successPage === null) return null;
  const path = addressOfPage(successPage);
  if (successPage.locale === 'nl') return path;
  return path === '/' ? '/en' : `/en${path}`;
};

/** For whoever fills it in. */
export const onlineFormResource: Resource<FormRow, typeof onlineForms> = {
  contract: onlineForms,
  id: ({ id }) => id,
  attributes: (row, { now }) => {
    const { openedBy = null } = row;
    const isUsed = openedBy !== null && isSpent(openedBy, row);
    return plainAttributes(onlineForms, {
      ...row,
      questions: questionsOf(row),
      ...countedNow(row, now),
      ...(isUsed && { intake: 'used' as const }),
      askedEmail: openedBy?.email ?? null,
      successPath: pathOf(row),
    });
  },
};
