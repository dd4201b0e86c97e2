import type { MenuItemView } from '#app/features/menu-items/menu.server.ts';
import type { TreeNode } from '#app/ui/tree/tree-moves.ts';

export interface MenuNode extends TreeNode {
  item: MenuItemView;
  children: MenuNode[];
}

/** Items, which come in their order, as a tree. */
export function menuNodes(items: readonly MenuItemView[], parentId: string | null = null): MenuNode[] {
  return items
    .filter((item) => item.parentId === parentId)
    .map((item) => ({
      id: item.id,
      label: item.name,
      item,
      children: parentId === null ? menuNodes(items, item.id) : [],
    }));
}
