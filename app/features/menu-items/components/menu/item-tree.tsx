import { useState } from 'react';
import { mostMenuLevels } from '#contract/menu-items.ts';
import { EditLink } from '#app/features/menu-items/components/menu/edit-link.tsx';
import { ItemKind } from '#app/features/menu-items/components/menu/item-kind.tsx';
import type { MenuNode } from '#app/features/menu-items/components/menu/menu-nodes.ts';
import type { MenuAct } from '#app/features/menu-items/menu.server.ts';
import { useAct } from '#app/forms/use-post.ts';
import { moved } from '#app/ui/tree/tree-moves.ts';
import { Tree } from '#app/ui/tree/tree.tsx';

type ItemTreeProps = {
  label: string;
  nodes: readonly MenuNode[];
  hasEnglish: boolean;
  open: string | undefined;
};

/** Moved by dragging, by keys and by buttons. A line stands in its new place at once; the server's answer has the last word. */
export default function ItemTree({ label, nodes, hasEnglish, open }: ItemTreeProps) {
  const act = useAct<MenuAct>({ keepsPlace: true });
  const [shown, setShown] = useState({ of: nodes, nodes });
  // What came from the server since.
  if (shown.of !== nodes) setShown({ of: nodes, nodes });
  return (
    <Tree
      label={label}
      nodes={shown.nodes}
      mostLevels={mostMenuLevels}
      onMove={(id, parentId, index) => {
        setShown({ of: nodes, nodes: moved(shown.nodes, { id, parentId, index }, mostMenuLevels) });
        void act('place', { itemId: id, parentId: parentId ?? '', order: index + 1 });
      }}
      kind={({ item }) => <ItemKind item={item} hasEnglish={hasEnglish} />}
      tools={({ item }) => <EditLink item={item} />}
      open={open}
    />
  );
}
