/** What a change would put in the place of what is online. */
import type { vacancies } from '#contract/vacancies.ts';
import { hintedTexts, type HintedText } from '#contract/vacancy-hints/hints.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { localName, type SearchLists } from '#app/features/vacancies/search-lists.server.ts';
import { markChanges, type Piece } from '#app/features/vacancy-checks/components/marked-text.ts';

type Shown = RecordOf<typeof vacancies, 'organization'>;

export type ChangedField = HintedText | 'vacancyType' | 'categoryIds';
export interface FieldChange {
  field: ChangedField;
  before: Piece[];
  after: Piece[];
}

const whole = (text: string): Piece[] => (text === '' ? [] : [{ text, isMarked: true }]);

/** What is online and what is to come in its place. `names` of the kinds are the words of the screen. */
export function changesOf(
  vacancy: Shown,
  { lists, page }: { lists: SearchLists; page: Page },
): FieldChange[] {
  const { pendingChange: change } = vacancy;
  if (!change) return [];
  const nameOf = (id: string) => {
    const category = lists.category.find((one) => one.id === id);
    return category ? localName(category, page.locale) : id;
  };
  const names = (ids: readonly string[]) => ids.map(nameOf).join(', ');
  const texts = hintedTexts
    .filter((field) => change[field] !== undefined)
    .map((field) => ({ field, ...markChanges(vacancy[field] ?? '', change[field] ?? '') }));
  const others: FieldChange[] = [];
  if (change.vacancyType !== undefined)
    others.push({
      field: 'vacancyType',
      before: whole(vacancy.vacancyType),
      after: whole(change.vacancyType),
    });
  if (change.categoryIds !== undefined)
    others.push({
      field: 'categoryIds',
      before: whole(names(vacancy.categoryIds)),
      after: whole(names(change.categoryIds)),
    });
  return [...texts, ...others];
}
