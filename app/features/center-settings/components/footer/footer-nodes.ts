/** The footer's menu as columns: as staff edit them, and as visitors see them. */
import type { Locale } from '#contract/locales.ts';
import { footerColumnsOf, menuFor, type FooterColumn } from '#contract/site-menus.ts';
import { audienceOf } from '#contract/system-pages.ts';
import { menuNodes, type MenuNode } from '#app/features/menu-items/components/menu/menu-nodes.ts';
import type { MenuItemView } from '#app/features/menu-items/menu.server.ts';

/** Stands for the column without a title, of links that stand under nothing. */
export const looseLinks = 'loose';

/** A column as it is edited. */
export interface EditedColumn {
  id: string;
  /** The item that is its heading; none over loose links. */
  node: MenuNode | null;
  links: readonly MenuNode[];
}

const isColumn = ({ item, children }: MenuNode) => item.linkType === 'heading' || children.length > 0;

/** Columns in their order; links that stand under nothing come last, as they do on the site. */
export function editedColumns(items: readonly MenuItemView[], locale: Locale): EditedColumn[] {
  const nodes = menuNodes(items, locale);
  const columns = nodes.filter(isColumn).map((node) => ({ id: node.id, node, links: node.children }));
  const loose = nodes.filter((node) => !isColumn(node));
  return loose.length > 0 ? [...columns, { id: looseLinks, node: null, links: loose }] : columns;
}

/** The column in which an item stands, or which it is. */
export function columnWith(columns: readonly EditedColumn[], id: string | null): string | null {
  const found = columns.find((column) => column.id === id || column.links.some((link) => link.id === id));
  return found?.id ?? null;
}

// The preview leads nowhere: an address only tells whether two items lead to the same.
const asLink = ({ id, label, item }: MenuNode) => ({
  id,
  label,
  href: item.linkType === 'heading' ? null : `/${item.pageId ?? item.systemPageId ?? id}`,
  audience: audienceOf(item.systemPageId),
  under: null,
});

interface SeenColumns {
  columns: FooterColumn[];
  /** Of each column the id of the edited one. */
  ids: string[];
}

/** What visitors see of it in a language. */
export function seenColumns(items: readonly MenuItemView[], locale: Locale): SeenColumns {
  const nodes = menuNodes(
    items.filter(({ shownIn }) => shownIn.includes(locale)),
    locale,
  );
  const seen = menuFor(
    nodes.map((node) => ({ ...asLink(node), links: node.children.map(asLink) })),
    false,
  );
  const ids = seen.filter(({ links }) => links.length > 0).map(({ id }) => id);
  return { columns: footerColumnsOf(seen), ids: [...ids, looseLinks] };
}
