/** What visitors see of the menus, and why not the rest: pure, the same for the site and for the marks in the tree. */
import type { FeatureFlags } from '#contract/flags.ts';
import { locales, type Locale } from '#contract/locales.ts';
import type { HiddenReason, Menu } from '#contract/menu-items.ts';
import { addressOfPage } from '#contract/page-kinds.ts';
import type { SiteMenuItem, SiteMenuLink, SiteMenus } from '#contract/site-menus.ts';
import { systemPageFor } from '#contract/system-pages.ts';
import type { Hidden, SiteItem } from './queries.ts';

function ownReason(item: SiteItem, features: FeatureFlags): HiddenReason | null {
  if (item.linkType === 'system_page') return systemPageFor(item.systemPageId, features) ? null : 'not_here';
  if (item.linkType !== 'content_page') return null;
  if (item.pageId === null) return 'page_gone';
  return Object.keys(item.online).length > 0 ? null : 'not_online';
}

/** Of each item that visitors do not see, why. */
export function hiddenItems(items: readonly SiteItem[], features: FeatureFlags): Hidden {
  const own = new Map(items.map((item) => [item.id, ownReason(item, features)]));
  const filled = new Set(items.flatMap(({ id, parentId }) => (own.get(id) ? [] : (parentId ?? []))));
  const reasonFor = ({ id, parentId, linkType }: SiteItem): HiddenReason | null => {
    const reason = own.get(id);
    if (reason) return reason;
    if (parentId !== null && own.get(parentId)) return 'parent';
    return linkType === 'heading' && !filled.has(id) ? 'empty' : null;
  };
  return new Map(
    items.flatMap((item) => {
      const reason = reasonFor(item);
      return reason ? [[item.id, reason] as const] : [];
    }),
  );
}

interface Shown {
  features: FeatureFlags;
  locale: Locale;
}

/** Null for words alone, undefined where there is nothing to lead to in this language. */
function addressOf(item: SiteItem, { features, locale }: Shown): string | null | undefined {
  if (item.linkType === 'system_page') return systemPageFor(item.systemPageId, features)?.path;
  if (item.linkType === 'address') return item.url ?? undefined;
  if (item.linkType === 'heading') return null;
  // Without a translation it is read in Dutch.
  const place = item.online[locale] ?? item.online.nl;
  return place && addressOfPage(place);
}

/** Of each item the languages in which there is something to lead to, as far as visitors see it at all. */
export function shownLocales(
  items: readonly SiteItem[],
  features: FeatureFlags,
): ReadonlyMap<string, Locale[]> {
  const hidden = hiddenItems(items, features);
  const isShown = (item: SiteItem, locale: Locale) =>
    !hidden.has(item.id) && addressOf(item, { features, locale }) !== undefined;
  return new Map(items.map((item) => [item.id, locales.filter((locale) => isShown(item, locale))]));
}

function linkOf(item: SiteItem, shown: Shown): SiteMenuLink | undefined {
  const href = addressOf(item, shown);
  if (href === undefined) return undefined;
  const page = systemPageFor(item.systemPageId, shown.features);
  return {
    label: (shown.locale === 'en' && item.nameEn) || item.name,
    href,
    audience: page?.audience ?? 'everybody',
    under: page?.under ?? null,
  };
}

function madeOf(items: readonly SiteItem[], shown: Shown): SiteMenus {
  const hidden = hiddenItems(items, shown.features);
  const seen = items.filter(({ id }) => !hidden.has(id));
  const under = Map.groupBy(seen, ({ parentId }) => parentId);
  const top = (menu: Menu): SiteMenuItem[] =>
    (under.get(null) ?? []).flatMap((item) => {
      const link = item.menu === menu ? linkOf(item, shown) : undefined;
      if (!link) return [];
      const links = (under.get(item.id) ?? []).flatMap((one) => linkOf(one, shown) ?? []);
      return link.href === null && links.length === 0 ? [] : [{ ...link, links }];
    });
  return { main: top('main'), footer: top('footer'), account: top('account') };
}

/** Of items that are kept (queries.ts), by who reads them: language and features are all that differs. */
const made = new WeakMap<readonly SiteItem[], Map<string, SiteMenus>>();

/** As the site shows them to readers of this language. */
export function menusOf(items: readonly SiteItem[], shown: Shown): SiteMenus {
  const ofItems = made.get(items) ?? new Map<string, SiteMenus>();
  made.set(items, ofItems);
  const key = `${shown.locale} ${JSON.stringify(shown.features)}`;
  const menus = ofItems.get(key) ?? madeOf(items, shown);
  ofItems.set(key, menus);
  return menus;
}
