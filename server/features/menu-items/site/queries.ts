/** The menus as the site needs them: every item of a centre with where its page is online. */
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

const online = sql`(
  select jsonb_object_agg(o.locale, jsonb_build_object('slug', o.slug, 'pageType', o.page_type, 'isHome', o.is_home))
  from pages p join published_pages o on o.volunteer_center_id = p.volunteer_center_id and o.translation_key = p.translation_key
  where p.volunteer_center_id = m.volunteer_center_id and p.id = m.page_id
    and (o.online_from is null or o.online_from <= now()) and (o.online_until is null or o.online_until > now()))`;

/** All items of a centre in their order, as one value: for whoever reads its profile, without a statement more. */
export const siteItemsOf = ({ centerId }: TenantScope): RawBuilder<SiteItem[]> => sql<SiteItem[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', m.id, 'menu', m.menu, 'parentId', m.parent_id, 'name', m.name, 'nameEn', m.name_en, 'linkType', m.link_type,
    'pageId', m.page_id, 'systemPageId', m.system_page_id, 'url', m.url, 'online', coalesce(${online}, '{}')
  ) order by m.position, m.id), '[]')
  from menu_items m where m.volunteer_center_id = ${centerId})`;

/** The same by itself. */
export async function readSiteItems(scope: TenantScope): Promise<SiteItem[]> {
  const { rows } = await sql<{ items: SiteItem[] }>`select ${siteItemsOf(scope)} as items`.execute(scope.db);
  return rows[0]?.items ?? [];
}
