/** The place that a postcode lies in, for a form that was sent without one. */
import { placeCalls } from '#contract/calls/places.ts';
import type { Page } from '#app/api/page-context.ts';
import { postcodeDigits } from '#app/features/places/components/postcode-digits.ts';
import { formText } from '#app/forms/form-text.ts';

/** Fills an empty `city` by `postcode`, where it is known; what somebody typed stays. */
export async function fillPlace({ api }: Pick<Page, 'api'>, form: FormData): Promise<void> {
  const digits = postcodeDigits(formText(form, 'postcode'));
  if (digits === undefined || formText(form, 'city').trim() !== '') return;
  const { items } = await api.list(placeCalls.list, { query: { q: digits } });
  const found = items.find(({ postcode }) => postcode === digits);
  if (found) form.set('city', found.name);
}
