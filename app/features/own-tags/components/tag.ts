/** Words of a centre's own, as its screens show them. */
import type { ownTags } from '#contract/own-tags.ts';
import type { RecordOf } from '#app/api/record.ts';
import { declareList } from '#app/lists/list-declaration.ts';
import { addressOf } from '#app/shell/list-address.ts';

export type TagView = RecordOf<typeof ownTags>;
export type TagAct = 'rename' | 'merge' | 'remove';

export const tagList = declareList({
  path: '/vacancies/tags',
  tabName: 'tab',
  tabs: { all: {} },
  filters: {},
  sorts: ['name', 'createdAt'],
  usualSort: () => 'name',
  sizes: [25, 50, 100],
  asks: ({ q }) => ({ q }),
});

/** Where visitors find the vacancies that have it. */
export const searchOf = (name: string): string => addressOf('/vacancies/search', [['tag', name]]);
