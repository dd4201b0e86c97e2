/** The list of vacancies that somebody manages. */
import { expiringDays } from '#contract/dashboards.ts';
import { isRecordId } from '#contract/record-ids.ts';
import { vacancyTypes } from '#contract/vacancy-fields.ts';
import { endOfTime } from '#app/features/vacancy-admin/components/end-of-time.ts';
import { oneOf } from '#app/lists/filter-values.ts';
import { declareList, type ListStateOf } from '#app/lists/list-declaration.ts';

const dayMs = 86_400_000;

/** Within so many days it goes offline that it is said to expire soon, as the server counts it. */
export function expiresSoon(
  vacancy: { status: string; expiresAt: string | null; endsOn: string | null },
  now: number,
): boolean {
  const end = endOfTime(vacancy);
  return vacancy.status === 'published' && end !== null && Date.parse(end) - now <= expiringDays * dayMs;
}

/** What can be chosen to stand beside the title. */
export const vacancyColumns = {
  status: { reads: ['submittedAt', 'expiresAt', 'endsOn'] },
  type: { reads: ['vacancyType'], isExtra: true },
  when: { reads: ['schedule'] },
  city: { reads: ['city'], isExtra: true },
  reactions: { reads: ['applicationCount'] },
  places: { reads: ['positions', 'acceptedCount'] },
  publishedAt: { reads: ['publishedAt'], isExtra: true },
  expiresAt: { reads: ['expiresAt', 'endsOn'] },
  createdAt: { reads: ['createdAt'] },
} as const;

export const vacancyList = declareList({
  path: '/vacancies',
  savedAs: 'vacancies',
  tabName: 'status',
  tabs: {
    /** Everything but what was put away. */
    all: { status_not_eq: 'archived' },
    published: { status_eq: 'published' },
    soon: { endsSoon: 'true' },
    draft: { status_eq: 'draft' },
    waiting: { waiting: 'true' },
    filled: { status_eq: 'filled' },
    expired: { status_eq: 'expired' },
    archived: { status_eq: 'archived' },
  },
  columns: vacancyColumns,
  filters: { type: oneOf(vacancyTypes), import: isRecordId },
  sorts: ['title', 'status', 'expiresAt', 'createdAt'],
  usualSort: (tab) => (tab === 'soon' ? 'expiresAt' : '-createdAt'),
  sizes: [25, 50, 100],
  asks: ({ q, filters }) => ({
    managed: 'true',
    q,
    vacancyType_eq: filters.type,
    broughtInBy: filters.import,
  }),
});
export type VacancyListState = ListStateOf<typeof vacancyList>;
