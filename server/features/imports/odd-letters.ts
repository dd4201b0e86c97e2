/** Names that look as if their letters broke on the way. Pure: somebody is asked before they are added. */
import type { ImportField } from '#contract/imports.ts';
import { looksBroken } from '#server/http/tables/broken-text.ts';

const judged = ['firstName', 'lastNamePrefix', 'lastName', 'jobTitle'] as const satisfies ImportField[];

/** No name has a question mark: it stands where a program had no such letter. */
const isOdd = (field: (typeof judged)[number], text: string) =>
  looksBroken(text) || (field !== 'jobTitle' && text.includes('?'));

/** What of a row looks broken. */
export const oddIn = (values: Partial<Record<ImportField, string>>) =>
  judged
    .filter((field) => isOdd(field, values[field] ?? ''))
    .map((field) => ({ field, code: 'odd_letters' as const }));
