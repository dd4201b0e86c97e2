import { mergeFields, type MergeField } from '#contract/organization-merging.ts';

/** Fields of which the other one's is kept, by what was posted under their names. */
export const takenIn = (posted: (name: MergeField) => unknown): MergeField[] =>
  mergeFields.filter((field) => posted(field) === 'other');
