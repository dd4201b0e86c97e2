/** What visitors read: pages that are online, in the moment that was set for them. */
import { pageCalls } from '#contract/calls/pages.ts';
import type { Block } from '#contract/blocks/all-blocks.ts';
import type { BlockPicture } from '#contract/block-fields.ts';
import type { Locale } from '#contract/locales.ts';
import { slugPattern } from '#contract/page-kinds.ts';
import { sql, type Selectable, type SqlBool } from 'kysely';
import type { PublishedPages } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { rowOrder } from '#server/http/row-order.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { shownBlocks, shownPicture, withShownPictures } from '../blocks/queries.ts';
import type { Translation } from '../queries.ts';

export type OnlinePage = Omit<
  Selectable<PublishedPages>,
  'blocks' | 'image' | 'namedIds' | 'linkedPaths' | 'volunteerCenterId'
> & {
  image: BlockPicture | null;
  /** Not in lists. */
  blocks?: Block[];
  translations: Translation[];
};

const isSeen = (as: string, now: Date) => sql<SqlBool>`
  (${sql.ref(`${as}.online_from`)} is null or ${sql.ref(`${as}.online_from`)} <= ${now})
  and (${sql.ref(`${as}.online_until`)} is null or ${sql.ref(`${as}.online_until`)} > ${now})`;

const columns = [
  'p.id',
  'p.locale',
  'p.slug',
  'p.pageType',
  'p.pageLayout',
  'p.title',
  'p.showTitleOnPage',
  'p.summary',
  'p.featured',
  'p.metaTitle',
  'p.metaDescription',
  'p.ogTitle',
  'p.ogDescription',
  'p.isHome',
  'p.translationKey',
  'p.onlineFrom',
  'p.onlineUntil',
  'p.publishedAt',
  'p.updatedAt',
  'p.image',
] as const;

function onlinePages(scope: TenantScope, now: Date) {
  const translations = sql<Translation[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'locale', t.locale, 'slug', t.slug, 'isHome', t.is_home) order by t.locale), '[]')
    from published_pages t where t.volunteer_center_id = p.volunteer_center_id and t.translation_key = p.translation_key
      and t.id <> p.id and ${isSeen('t', now)})`.as('translations');
  return scope.db
    .selectFrom('publishedPages as p')
    .select(columns)
    .select(translations)
    .where('p.volunteerCenterId', '=', scope.centerId)
    .where(isSeen('p', now));
}

/** The page that had this address before. */
const formerly = (scope: TenantScope, slug: string, locales: readonly Locale[]) =>
  scope.db
    .selectFrom('formerPageSlugs')
    .select('pageId')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('slug', '=', slug)
    .where('locale', 'in', locales);

/**
 * The page with this address; `home` is the one marked so. Falls back to Dutch when there is no translation, and to the page that had
 * the address before when none has it.
 */
export async function pageBySlug(
  scope: TenantScope,
  slug: string,
  { locale, now }: { locale: Locale; now: Date },
): Promise<OnlinePage | undefined> {
  // As the table has them: an address may hold any sign, PostgreSQL's text may not.
  if (!slugPattern.test(slug)) return undefined;
  const locales: Locale[] = [locale, 'nl'];
  const rows = await onlinePages(scope, now)
    .select('p.blocks')
    .where('p.locale', 'in', locales)
    .where((eb) =>
      slug === 'home'
        ? eb('p.isHome', '=', true)
        : eb.or([eb('p.slug', '=', slug), eb('p.id', 'in', formerly(scope, slug, locales))]),
    )
    .execute();
  const best = (row: { slug: string; locale: string }) =>
    (row.slug === slug ? 2 : 0) + (row.locale === locale ? 1 : 0);
  const [found] = rows.toSorted((one, other) => best(other) - best(one));
  return (
    found && {
      ...found,
      blocks: await shownBlocks(scope, found.blocks),
      image: await shownPicture(scope, found.image),
    }
  );
}

const columnsOfList = listColumns(pageCalls.published, {
  table: 'publishedPages',
  as: 'p',
  usual: '-publishedAt',
});
/** The featured ones first, and then the newest. */
const featuredFirst = rowOrder(
  [
    { by: sql.ref('p.featured'), isDescending: true, mayBeNull: false },
    { by: sql.ref('p.published_at'), isDescending: true, mayBeNull: false },
  ],
  'p',
);

/** A page of what is online in a language: that of the request, unless it names one. */
export async function listOnlinePages(
  scope: TenantScope,
  query: QueryOf<typeof pageCalls.published>,
  { locale, now }: { locale: Locale; now: Date },
): Promise<PageOf<OnlinePage>> {
  let wanted = onlinePages(scope, now).where('p.locale', '=', query.scopes.locale ?? locale);
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  const order = query.sort.length > 0 ? columnsOfList.order(query) : featuredFirst;
  return withShownPictures(scope, await pageOf(wanted, order, query));
}
