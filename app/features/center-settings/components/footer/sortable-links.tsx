import { useState } from 'react';
import {
  LinkKind,
  type ColumnLinksProps,
} from '#app/features/center-settings/components/footer/link-kind.tsx';
import { ItemLinks } from '#app/features/center-settings/components/footer/item-tools.tsx';
import type { MenuAct } from '#app/features/menu-items/menu.server.ts';
import { useAct } from '#app/forms/use-post.ts';
import { SortableList } from '#app/ui/tree/sortable-list.tsx';
import { moved } from '#app/ui/tree/tree-moves.ts';

/** Moved by dragging, by keys and by buttons. A link stands in its new place at once; the server's answer has the last word. */
export default function SortableLinks({ links, open, label }: ColumnLinksProps) {
  const act = useAct<MenuAct>({ keepsPlace: true });
  const [shown, setShown] = useState({ of: links, links });
  // What came from the server since.
  if (shown.of !== links) setShown({ of: links, links });
  return (
    <SortableList
      hasKeysTold
      label={label}
      items={shown.links}
      onMove={(id, index) => {
        const parentId = links.find((one) => one.id === id)?.item.parentId ?? '';
        setShown({ of: links, links: moved(shown.links, { id, parentId: null, index }, 1) });
        // Links that stand under nothing are counted with the columns.
        void act('place', { itemId: id, parentId, order: links[index]?.item.order ?? index + 1 });
      }}
      row={(node) => (
        <span className="grid">
          <span className="font-semibold">{node.label}</span>
          <LinkKind {...node} />
        </span>
      )}
      tools={(node) => <ItemLinks node={node} isOpen={node.id === open} />}
      {...(open !== undefined && { open })}
    />
  );
}
