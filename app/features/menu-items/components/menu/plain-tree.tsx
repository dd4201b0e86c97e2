/** The tree as it is before its script is there: the same rows, moved by buttons that post. */
import { mostMenuLevels } from '#contract/menu-items.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { EditLink } from '#app/features/menu-items/components/menu/edit-link.tsx';
import { ItemKind } from '#app/features/menu-items/components/menu/item-kind.tsx';
import type { MenuNode } from '#app/features/menu-items/components/menu/menu-nodes.ts';
import type { MenuAct } from '#app/features/menu-items/menu.server.ts';
import { actFormOf } from '#app/forms/act-form.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { step, type Direction } from '#app/ui/tree/tree-moves.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { treeWords } from '#app/ui/words/tree.ts';

const Act = actFormOf<MenuAct>();

const icons = { up: ChevronUp, down: ChevronDown, out: ChevronLeft, in: ChevronRight };
const directions = ['up', 'down', 'out', 'in'] as const;

type MoverProps = { nodes: readonly MenuNode[]; node: MenuNode; direction: Direction };

function Mover({ nodes, node, direction }: MoverProps) {
  const words = useOwnWords(treeWords);
  const labels = { up: words.up, down: words.down, in: words.indent, out: words.outdent };
  const move = step(nodes, node.id, direction, mostMenuLevels);
  const Icon = icons[direction];
  // At the edge it keeps its place.
  if (!move) return <span className="w-11" />;
  return (
    <Act
      act="place"
      keepsPlace
      isTold
      fields={{ itemId: node.id, parentId: move.parentId ?? '', order: move.index + 1 }}
    >
      <IconButton type="submit" label={labels[direction](node.label)} icon={<Icon />} />
    </Act>
  );
}

type PlainTreeProps = {
  label: string;
  nodes: readonly MenuNode[];
  hasEnglish: boolean;
  open: string | undefined;
};

export function PlainTree({ label, nodes, hasEnglish, open }: PlainTreeProps) {
  const rows = nodes.flatMap((node) => [
    { node, level: 1 },
    ...node.children.map((child) => ({ node: child, level: 2 })),
  ]);
  return (
    <ul aria-label={label} className="rounded-card border border-line bg-surface">
      {rows.map(({ node, level }) => (
        <li
          key={node.id}
          className={`flex min-h-14 flex-wrap items-center gap-x-3 border-b border-line pe-2 last:border-b-0 ${level === 1 ? 'ps-4' : 'ps-12 max-[17rem]:ps-8'} ${node.id === open ? 'bg-tint2' : ''}`}
        >
          <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{node.label}</span>
          <span className="inline-flex flex-wrap items-center gap-x-3 text-soft [&_svg]:size-4">
            <ItemKind item={node.item} hasEnglish={hasEnglish} />
          </span>
          <span className="ms-auto flex flex-wrap justify-end">
            {directions.map((direction) => (
              <Mover key={direction} nodes={nodes} node={node} direction={direction} />
            ))}
            <EditLink item={node.item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
