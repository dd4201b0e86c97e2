/** The list of vacancies that somebody manages. */
import { expiringDays } from '#contract/dashboards.ts';
import { vacancyTypes, type VacancyType } from '#contract/vacancy-fields.ts';
import { declareList, type ListStateOf } from '#app/lists/list-declaration.ts';

const dayMs = 86_400_000;

/** Within so many days it goes offline that it is said to expire soon. */
export const expiresSoon = (
  { status, expiresAt }: { status: string; expiresAt: string | null },
  now: number,
): boolean =>
  status === 'published' && expiresAt !== null && Date.parse(expiresAt) - now <= expiringDays * dayMs;

/** `all` is everything but what was put away. */
const tabs = ['all', 'published', 'soon', 'draft', 'waiting', 'filled', 'expired', 'archived'] as const;
export type VacancyTab = (typeof tabs)[number];

const isType = (value: string): value is VacancyType => vacancyTypes.some((type) => type === value);

function askedByTab(tab: VacancyTab) {
  if (tab === 'all') return { status_not_eq: 'archived' };
  if (tab === 'waiting') return { waiting: 'true' };
  if (tab === 'soon') return { endsSoon: 'true' };
  return { status_eq: tab };
}

export const vacancyList = declareList({
  path: '/vacancies',
  savedAs: 'vacancies',
  tabName: 'status',
  tabs,
  filters: { type: isType },
  sorts: ['title', 'status', 'expiresAt', 'createdAt'],
  usualSort: (tab) => (tab === 'soon' ? 'expiresAt' : '-createdAt'),
  sizes: [25, 50, 100],
  asks: ({ tab, q, filters }) => ({
    ...askedByTab(tab),
    managed: 'true',
    q,
    vacancyType_eq: filters.type,
  }),
});
export type VacancyListState = ListStateOf<typeof vacancyList>;
