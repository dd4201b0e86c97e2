/** What visitors read as the title of what is shared; nothing of what they do not see. */
import { sql } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import type { SharedKind } from '#contract/share-picture.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

const titleOfPage = async (scope: TenantScope, id: string, now: Date): Promise<string | undefined> => {
  const page = await scope.db
    .selectFrom('publishedPages')
    .select(['title', 'ogTitle'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .where(sql<boolean>`(online_from is null or online_from <= ${now})`)
    .where(sql<boolean>`(online_until is null or online_until > ${now})`)
    .executeTakeFirst();
  return page && (page.ogTitle ?? page.title);
};

const titleOfVacancy = async (
  scope: TenantScope,
  id: string,
  locale: Locale,
): Promise<string | undefined> => {
  const vacancy = await scope.db
    .selectFrom('vacancies')
    .select(['title', 'titleEn'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .where('status', '=', 'published')
    .where('organizationApproved', '=', true)
    .executeTakeFirst();
  return vacancy && ((locale === 'en' && vacancy.titleEn) || vacancy.title);
};

/** Undefined where there is none to see. */
export const sharedTitle = (
  scope: TenantScope,
  { kind, id, locale, now }: { kind: SharedKind; id: string; locale: Locale; now: Date },
): Promise<string | undefined> =>
  kind === 'pages' ? titleOfPage(scope, id, now) : titleOfVacancy(scope, id, locale);
