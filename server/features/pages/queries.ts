import type { Selectable } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import type { Pages } from '#server/db/types.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { shownBlocks } from './blocks/queries.ts';

export type PageRow = Selectable<Pages>;

/** The published page with this slug; `home` is the one marked so. Falls back to Dutch when there is no translation. */
export async function publishedPage(
  scope: TenantScope,
  slug: string,
  locale: Locale,
): Promise<PageRow | undefined> {
  // As the table has them: an address may hold any sign, PostgreSQL's text may not.
  if (!/^[a-z0-9][a-z0-9-]{0,118}$/.test(slug)) return undefined;
  const rows = await scope.db
    .selectFrom('pages')
    .selectAll()
    .where('volunteerCenterId', '=', scope.centerId)
    .where('isPublished', '=', true)
    .where('locale', 'in', [locale, 'nl'])
    .where((eb) => (slug === 'home' ? eb('isHome', '=', true) : eb('slug', '=', slug)))
    .execute();
  const row = rows.find((one) => one.locale === locale) ?? rows[0];
  return row && { ...row, blocks: await shownBlocks(scope, row.blocks) };
}
