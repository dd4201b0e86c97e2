/** The menus as the site needs them: every item of a centre with where its page is online. */
import { LRUCache } from 'lru-cache';
import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import type { HiddenReason, Menu, MenuLinkType } from '#contract/menu-items.ts';
import type { PageAttributes } from '#contract/pages.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** What an address follows from. */
type OnlinePlace = Pick<PageAttributes, 'slug' | 'pageType' | 'isHome'>;

export interface SiteItem {
  id: string;
  menu: Menu;
  parentId: string | null;
  name: string;
  nameEn: string | null;
  linkType: MenuLinkType;
  pageId: string | null;
  systemPageId: string | null;
  url: string | null;
  /** Its page and those that are its translations, as far as they are online now. */
  online: Partial<Record<Locale, OnlinePlace>>;
}
export type Hidden = ReadonlyMap<string, HiddenReason>;

/**
 * Where the pages of all items are online, looked up together: asked for each item by itself, five hundred of them took forty
 * milliseconds of the database on every page of the site.
 */
const online = sql`
  select i.id, jsonb_object_agg(o.locale, jsonb_build_object('slug', o.slug, 'pageType', o.page_type, 'isHome', o.is_home)) as places
  from menu_items i
  join pages p on p.volunteer_center_id = i.volunteer_center_id and p.id = i.page_id
  join published_pages o on o.volunteer_center_id = p.volunteer_center_id and o.translation_key = p.translation_key
    and (o.online_from is null or o.online_from <= now()) and (o.online_until is null or o.online_until > now())`;

/** All items of a centre in their order, as one value. */
const siteItemsOf = ({ centerId }: TenantScope): RawBuilder<SiteItem[]> => sql<SiteItem[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', m.id, 'menu', m.menu, 'parentId', m.parent_id, 'name', m.name, 'nameEn', m.name_en, 'linkType', m.link_type,
    'pageId', m.page_id, 'systemPageId', m.system_page_id, 'url', m.url, 'online', coalesce(n.places, '{}')
  ) order by m.position, m.id), '[]')
  from menu_items m left join (${online} where i.volunteer_center_id = ${centerId} group by i.id) n on n.id = m.id
  where m.volunteer_center_id = ${centerId})`;

/** As long as a page is kept: what is online changes by the clock as well (docs/decisions/0006). */
const keptMs = 60_000;
const keptCenters = 500;
const kept = new LRUCache<number, { stamp: string; items: SiteItem[] }>({ max: keptCenters, ttl: keptMs });

/** What the column brings; no items where they are those of the stamp that was named. */
interface StampedItems {
  stamp: string | null;
  items: SiteItem[] | null;
}
interface ItemsColumn {
  column: RawBuilder<StampedItems>;
  /** The same array as before where nothing changed. */
  itemsOf(answer: StampedItems): SiteItem[];
}

/**
 * The items as a column of another statement: a page needs none of its own for them, and none of its time where this process has read
 * them before. The database compares the stamp of the content, so that nothing is shown that was changed before this very statement.
 */
export function siteItemsColumn(scope: TenantScope): ItemsColumn {
  const { centerId, isShared } = scope;
  // A transaction that writes sees what it may yet take back: only what a page reads in is kept, and read from.
  const before = isShared ? kept.get(centerId) : undefined;
  const stamp = sql`(select current_database() || ' ' || version from content_versions where volunteer_center_id = ${centerId})`;
  return {
    column: sql`(select jsonb_build_object('stamp', s.stamp, 'items',
      case when s.stamp = ${before?.stamp ?? null}::text then null else ${siteItemsOf(scope)} end)
      from (select ${stamp} as stamp) s)`,
    itemsOf: ({ stamp: found, items }) => {
      if (items === null) return before?.items ?? [];
      if (isShared && found !== null) kept.set(centerId, { stamp: found, items });
      return items;
    },
  };
}

/** The items by themselves. */
export async function readSiteItems(scope: TenantScope): Promise<SiteItem[]> {
  const { column, itemsOf } = siteItemsColumn(scope);
  const { rows } = await sql<{ answer: StampedItems }>`select ${column} as answer`.execute(scope.db);
  return rows[0] ? itemsOf(rows[0].answer) : [];
}
