/** Makes the site of a new centre by the commands that its editors use, so that every rule of a page and a menu holds for it. */
import type { Locale } from '#contract/locales.ts';
import { menus, type Menu } from '#contract/menu-items.ts';
import { systemPageFor } from '#contract/system-pages.ts';
import { createItem } from '#server/features/menu-items/commands.ts';
import { createPage } from '#server/features/pages/commands.ts';
import { makeHome, publishPage } from '#server/features/pages/moves/commands.ts';
import type { Context } from '#server/http/route.ts';
import {
  pageKeys,
  siteIn,
  siteMenuTemplates,
  type MenuTemplate,
  type PageKey,
  type PageTemplate,
  type SiteFacts,
} from './template.ts';

/** Of the new centre. */
type SiteContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center'>;

async function makePage(
  context: SiteContext,
  { blocks, ...page }: PageTemplate,
  of: { locale: Locale; translationOf: string | null; isHome: boolean },
): Promise<string> {
  const { locale, translationOf } = of;
  const made = await createPage(context, { ...page, blocks: [...blocks], locale, translationOf });
  const shown = await publishPage(context, made, {});
  if (of.isHome) await makeHome(context, shown, {});
  return made.id;
}

/** Each page in both languages; answers the Dutch ones, which menus lead to. */
async function makePages(
  context: SiteContext,
  facts: Readonly<Record<Locale, SiteFacts>>,
): Promise<Map<PageKey, string>> {
  const [nl, en] = [siteIn('nl', facts.nl), siteIn('en', facts.en)];
  const ids = new Map<PageKey, string>();
  for (const key of pageKeys) {
    const isHome = key === 'home';
    const id = await makePage(context, nl[key], { locale: 'nl', translationOf: null, isHome });
    await makePage(context, en[key], { locale: 'en', translationOf: id, isHome });
    ids.set(key, id);
  }
  return ids;
}

async function makeItems(
  context: SiteContext,
  ids: ReadonlyMap<PageKey, string>,
  { menu, parentId }: { menu: Menu; parentId: string | null },
  items: readonly MenuTemplate[],
): Promise<void> {
  for (const { nl, en, page, screen, links } of items) {
    if (screen && !systemPageFor(screen, context.center.features)) continue;
    const target = page
      ? { linkType: 'content_page' as const, pageId: ids.get(page) ?? null }
      : screen
        ? { linkType: 'system_page' as const, systemPageId: screen }
        : { linkType: 'heading' as const };
    const item = await createItem(context, { name: nl, nameEn: en, menu, parentId, ...target });
    if (links) await makeItems(context, ids, { menu, parentId: item.id }, links);
  }
}

/** Pages and menus, online at once. */
export async function makeSite(
  context: SiteContext,
  facts: Readonly<Record<Locale, SiteFacts>>,
): Promise<void> {
  const ids = await makePages(context, facts);
  for (const menu of menus) await makeItems(context, ids, { menu, parentId: null }, siteMenuTemplates[menu]);
}
