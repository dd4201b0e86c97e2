import type { places } from '#contract/reference-lists.ts';
import type { RecordOf } from '#app/api/record.ts';

export interface Suggestion {
  /** What the field gets; the search understands it, and means no other place of the name. */
  value: string;
  kind: RecordOf<typeof places>['kind'];
  /** Null of what lies in several. */
  municipality: string | null;
  province: string | null;
}

/** A place as it is suggested. */
export const suggestionOf = ({
  label,
  kind,
  municipality,
  province,
}: Pick<RecordOf<typeof places>, 'label' | 'kind' | 'municipality' | 'province'>): Suggestion => ({
  value: label,
  kind,
  municipality,
  province,
});
