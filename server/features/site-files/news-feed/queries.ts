/** The newest news and stories that visitors read, in one language. */
import { sql } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** As many as a reader program that looks once a day can have missed. */
const mostNews = 30;

export const newestNews = (scope: TenantScope, locale: Locale, now: Date) =>
  scope.db
    .selectFrom('publishedPages')
    .select(['id', 'slug', 'isHome', 'pageType', 'title', 'summary', 'publishedAt', 'updatedAt'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('locale', '=', locale)
    .where('pageType', 'in', ['news', 'success_story'])
    .where(sql<boolean>`(online_from is null or online_from <= ${now})`)
    .where(sql<boolean>`(online_until is null or online_until > ${now})`)
    .orderBy(sql`published_at desc nulls last`)
    .orderBy('id')
    .limit(mostNews)
    .execute();
export type NewsEntry = Awaited<ReturnType<typeof newestNews>>[number];
