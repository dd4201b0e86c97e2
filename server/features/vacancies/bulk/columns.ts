/** What many vacancies get of what each has already: labels, kinds of work and whom it is with. Pure. */
import type { Problem } from '#contract/errors.ts';
import { mostCategories, mostTargetGroups, type VacancyUpdate } from '#contract/vacancy-fields.ts';
import { mostTags, isVacancyTag, vacancyTags } from '#contract/vacancy-words.ts';
import type { VacancyBulkEdit } from '#contract/vacancy-bulk-edits.ts';
import { withPendingChange } from '../transitions.ts';
import type { VacancyRow } from '../queries.ts';

/** Of each list its column, and what is put to it and taken from it. */
const lists = {
  tags: ['addTags', 'removeTags'],
  categoryIds: ['addCategoryIds', 'removeCategoryIds'],
  targetGroupIds: ['addTargetGroupIds', 'removeTargetGroupIds'],
} as const;
type List = keyof typeof lists;
type ChangedLists = Pick<VacancyUpdate, List>;
const listNames = Object.keys(lists) as List[];

/** Those of all centres in their order, then the words of the centre's own. */
const inTagOrder = (tags: readonly string[]) => [
  ...vacancyTags.filter((tag) => tags.includes(tag)),
  ...tags.filter((tag) => !isVacancyTag(tag)),
];

/** The lists that change, as they would be; of one that waits for its check those that it waits with. */
export function listsOf(vacancy: VacancyRow, edit: VacancyBulkEdit): ChangedLists {
  const had = withPendingChange(vacancy);
  const changed = listNames.flatMap((list): [List, string[]][] => {
    const [add, remove] = lists[list].map((name) => edit[name] ?? []);
    if (!add || !remove || add.length + remove.length === 0) return [];
    const given = new Set([...had[list], ...add].filter((one) => !remove.some((gone) => gone === one)));
    return [[list, list === 'tags' ? inTagOrder([...given]) : [...given]]];
  });
  return Object.fromEntries(changed) as ChangedLists;
}

const most: Record<List, number> = {
  tags: mostTags,
  categoryIds: mostCategories,
  targetGroupIds: mostTargetGroups,
};

/** Lists that would be longer than the contract has them. */
export const tooLong = (changed: ChangedLists): Problem[] =>
  listNames
    .filter((list) => (changed[list]?.length ?? 0) > most[list])
    .map((list) => ({ code: 'too_many', values: { maximum: most[list] } }));
