import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { type FormAnswer, refusedOf } from '#app/forms/form-answer.ts';

function withoutStep({ pathname, search }: URL): string {
  const query = new URLSearchParams(search);
  query.delete('step');
  return `${pathname}?${query}`;
}

/** What was asked may have changed meanwhile: whoever is told of a field gets the form as it is now. Of one that is closed or gone they keep what they have. */
function isOfFields(answer: unknown): boolean {
  const refused = refusedOf(answer as FormAnswer | undefined);
  return refused !== undefined && Object.keys(refused.fields).length > 0;
}

/** For `shouldRevalidate` of a form in steps: going from one to the next asks nothing anew, so that a form that closes meanwhile stays. */
export const keepWithinSteps = ({
  formMethod,
  defaultShouldRevalidate,
  currentUrl,
  nextUrl,
  actionResult,
}: ShouldRevalidateFunctionArgs): boolean => {
  if (isOfFields(actionResult)) return true;
  const isStep = currentUrl.search !== nextUrl.search && withoutStep(currentUrl) === withoutStep(nextUrl);
  return (formMethod !== undefined && formMethod !== 'GET') || !isStep ? defaultShouldRevalidate : false;
};
