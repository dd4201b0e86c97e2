import ChevronRight from 'lucide-react/icons/chevron-right';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { MoveButtons } from '#app/ui/tree/move-buttons.tsx';
import type { Direction, TreeNode } from '#app/ui/tree/tree-moves.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { treeWords } from '#app/ui/words/tree.ts';

type TreeRowProps = {
  node: TreeNode;
  kind?: ReactNode;
  tools?: ReactNode;
  isOpen: boolean;
  onOpen?: (id: string) => void;
  may: (direction: Direction) => boolean;
  onMove: (direction: Direction) => void;
  /** The rows under it. */
  children: ReactNode;
};

const directions = ['up', 'down', 'out', 'in'] as const;

/** 56 px, 30 px further in for each level: handle, arrow, name, kind, tools. */
export function TreeRow({ node, kind, tools, isOpen, onOpen, may, onMove, children }: TreeRowProps) {
  const { id, label } = node;
  return (
    <TreeItem
      id={id}
      textValue={label}
      onAction={onOpen && (() => onOpen(id))}
      className={`border-b border-line last:border-b-0 data-dragging:opacity-60 data-drop-target:bg-tint2 ${isOpen ? 'bg-tint2' : onOpen ? 'hover:bg-tint' : ''}`}
    >
      <TreeItemContent>
        {({ hasChildItems, isExpanded, level }) => (
          <div
            className="flex min-h-14 items-center gap-x-1 pe-2 max-sm:flex-wrap max-sm:py-1"
            style={{ paddingInlineStart: `calc(${level - 1} * min(30px, 5vw) + 0.25rem)` }}
          >
            <Handle name={label} />
            <Arrow name={label} hasChildren={hasChildItems} isExpanded={isExpanded} />
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 py-1 max-sm:basis-[calc(100%-5rem)]">
              <span className="min-w-0 font-semibold text-ink [overflow-wrap:anywhere]">{label}</span>
              {kind && (
                <span className="inline-flex flex-wrap items-center gap-1.5 text-soft [&_svg]:size-4 [&_svg]:shrink-0">
                  {kind}
                </span>
              )}
            </span>
            <span className="ms-auto flex items-center">
              <MoveButtons name={label} directions={directions} may={may} onMove={onMove} />
              {tools}
            </span>
          </div>
        )}
      </TreeItemContent>
      {children}
    </TreeItem>
  );
}

function Handle({ name }: { name: string }) {
  const words = useOwnWords(treeWords);
  return (
    <Button
      slot="drag"
      aria-label={words.drag(name)}
      className="grid h-11 w-9 shrink-0 cursor-grab place-content-center rounded-ctl text-soft hover:bg-tint2 [&_svg]:size-5"
    >
      <GripVertical />
    </Button>
  );
}

type ArrowProps = { name: string; hasChildren: boolean; isExpanded: boolean };

function Arrow({ name, hasChildren, isExpanded }: ArrowProps) {
  const words = useOwnWords(treeWords);
  if (!hasChildren) return <span className="w-9 shrink-0" />;
  return (
    <Button
      slot="chevron"
      aria-label={isExpanded ? words.close(name) : words.open(name)}
      className="grid h-11 w-9 shrink-0 place-content-center rounded-ctl text-ink hover:bg-tint2 [&_svg]:size-5"
    >
      <ChevronRight className={isExpanded ? 'rotate-90' : ''} />
    </Button>
  );
}
