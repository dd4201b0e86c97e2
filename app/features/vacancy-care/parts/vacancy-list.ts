/** The list of vacancies that somebody manages. */
import { vacancyTypes, type VacancyType } from '#contract/vacancy-fields.ts';
import { declareList, type ChoiceOf } from '#app/lists/list-declaration.ts';

/** So near its end a vacancy is said to expire soon. */
export const soonDays = 14;
const dayMs = 86_400_000;

/** Within this many days from now it goes offline. */
export const expiresSoon = (
  { status, expiresAt }: { status: string; expiresAt: string | null },
  now: number,
): boolean => status === 'published' && expiresAt !== null && Date.parse(expiresAt) - now <= soonDays * dayMs;

/** `all` is everything but what was put away. */
const tabs = ['all', 'published', 'soon', 'draft', 'waiting', 'filled', 'expired', 'archived'] as const;
export type VacancyTab = (typeof tabs)[number];

const isType = (value: string): value is VacancyType => vacancyTypes.some((type) => type === value);

function askedByTab(tab: VacancyTab, now: Date) {
  if (tab === 'all') return { status_not_eq: 'archived' };
  if (tab === 'waiting') return { waiting: 'true' };
  if (tab === 'soon')
    return {
      status_eq: 'published',
      expiresAt_lteq: new Date(now.getTime() + soonDays * dayMs).toISOString(),
    };
  return { status_eq: tab };
}

export const vacancyList = declareList({
  path: '/vacancies',
  tabName: 'status',
  tabs,
  filters: { type: isType },
  sorts: ['title', 'status', 'expiresAt', 'createdAt'],
  usualSort: (tab) => (tab === 'soon' ? 'expiresAt' : '-createdAt'),
  sizes: [25, 50, 100],
  asks: ({ tab, q, filters }, now) => ({
    ...askedByTab(tab, now),
    q,
    vacancyType_eq: filters.type,
  }),
});
export type VacancyChoice = ChoiceOf<typeof vacancyList>;
