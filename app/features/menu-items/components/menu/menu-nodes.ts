import type { Locale } from '#contract/locales.ts';
import type { MenuItemView } from '#app/features/menu-items/menu.server.ts';
import type { TreeNode } from '#app/ui/tree/tree-moves.ts';

export interface MenuNode extends TreeNode {
  item: MenuItemView;
  children: MenuNode[];
}

/** What an item is called in the reader's language, and in the other one where it has a name there. */
export const namesOf = ({ name, nameEn }: MenuItemView, locale: Locale) =>
  locale === 'en' && nameEn !== null
    ? { own: nameEn, other: { locale: 'nl', name } as const }
    : { own: name, other: nameEn === null ? null : ({ locale: 'en', name: nameEn } as const) };

/** Items, which come in their order, as a tree. */
export function menuNodes(
  items: readonly MenuItemView[],
  locale: Locale,
  parentId: string | null = null,
): MenuNode[] {
  return items
    .filter((item) => item.parentId === parentId)
    .map((item) => ({
      id: item.id,
      label: namesOf(item, locale).own,
      item,
      children: parentId === null ? menuNodes(items, locale, item.id) : [],
    }));
}
