/** What visitors may find through a search engine: the same as they find on the site itself. */
import { sql } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import { addressOfPage } from '#contract/page-kinds.ts';
import { isInTime } from '#server/features/vacancies/in-time/queries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export const sections = ['organizations', 'vacancies'] as const;
export type Section = (typeof sections)[number];

export interface Entry {
  id: string;
  updatedAt: Date;
}

/** Said as their indexes have it. */
const conditions = {
  organizations: sql<boolean>`status = 'approved'`,
  vacancies: sql<boolean>`status = 'published' and organization_approved`,
};

const publicRows = (scope: TenantScope, section: Section, now: Date) =>
  scope.db
    .selectFrom(section)
    .where('volunteerCenterId', '=', scope.centerId)
    .where(conditions[section])
    .$if(section === 'vacancies', (rows) => rows.where(isInTime(now)));

/** How many a section holds. */
export async function countEntries(scope: TenantScope, section: Section, now: Date): Promise<number> {
  const { records } = await publicRows(scope, section, now)
    .select(sql<number>`count(*)`.as('records'))
    .executeTakeFirstOrThrow();
  return records;
}

/** One page of a section, counted from 1. */
export const entries = (
  scope: TenantScope,
  section: Section,
  { now, number, size }: { now: Date; number: number; size: number },
): Promise<Entry[]> =>
  publicRows(scope, section, now)
    .select(['id', 'updatedAt'])
    .orderBy('id')
    .limit(size)
    .offset((number - 1) * size)
    .execute();

/** When the front page last changed; null where there is none. */
export async function homeChangedAt(scope: TenantScope): Promise<Date | null> {
  const found = await scope.db
    .selectFrom('publishedPages')
    .select(sql<Date | null>`max(updated_at)`.as('updatedAt'))
    .where('volunteerCenterId', '=', scope.centerId)
    .where('isHome', '=', true)
    .executeTakeFirst();
  return found?.updatedAt ?? null;
}

/** More than these are no pages of people. With what a list has besides, a file stays within its 50,000 addresses. */
const mostPages = 10_000;

/** Pages and news of the centre's own, each with its address in every language that it is in; without the front page. */
export async function ownPages(
  scope: TenantScope,
  now: Date,
  languages: readonly Locale[],
): Promise<{ languages: Partial<Record<Locale, string>>; changedAt: Date }[]> {
  const rows = await scope.db
    .selectFrom('publishedPages')
    .select(['translationKey', 'locale', 'slug', 'isHome', 'pageType', 'updatedAt'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('isHome', '=', false)
    .where('locale', 'in', [...languages])
    .where(sql<boolean>`(online_from is null or online_from <= ${now})`)
    .where(sql<boolean>`(online_until is null or online_until > ${now})`)
    .orderBy('translationKey')
    .orderBy('locale')
    .limit(mostPages)
    .execute();
  return [...Map.groupBy(rows, ({ translationKey }) => translationKey).values()].map((same) => ({
    languages: Object.fromEntries(same.map((page) => [page.locale, addressOfPage(page)])),
    changedAt: new Date(Math.max(...same.map(({ updatedAt }) => updatedAt.getTime()))),
  }));
}
