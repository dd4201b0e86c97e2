import type { TokenState } from '#contract/form-tokens.ts';
import { addressOf, pagePairs } from '#app/shell/list-address.ts';

/** So many on a page. */
export const sizes = [50, 100, 200] as const;
export type Size = (typeof sizes)[number];

/** What a list can be narrowed to, by the word in its address. */
export const statesOf = {
  open: ['waiting', 'sent'],
  used: ['used'],
  withdrawn: ['withdrawn'],
} as const satisfies Record<string, readonly TokenState[]>;
export type StateChoice = keyof typeof statesOf;
export const stateChoices = ['open', 'used', 'withdrawn'] as const satisfies readonly StateChoice[];

export const stateIn = (search: URLSearchParams): StateChoice | null =>
  stateChoices.find((one) => one === search.get('state')) ?? null;

export const linksPath = (formId: string) => `/form_builder/${formId}/links`;

export const tokensAddress = (
  formId: string,
  { state, page = 1, size = sizes[0] }: { state: StateChoice | null; page?: number; size?: Size },
): string => addressOf(linksPath(formId), [['state', state ?? ''], ...pagePairs(page, size, sizes[0])]);
