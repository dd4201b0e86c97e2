import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Tree as AriaTree } from 'react-aria-components/Tree';
import { DropIndicator, useDragAndDrop, type DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import { TreeRow } from '#app/ui/tree/tree-row.tsx';
import { dropMove, step, type Direction, type Move, type TreeNode } from '#app/ui/tree/tree-moves.ts';
import { useMoveWords } from '#app/ui/tree/move-words.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { treeWords } from '#app/ui/words/tree.ts';

type TreeProps<Node extends TreeNode> = {
  label: string;
  nodes: readonly Node[];
  /** How deep lines may go; 1 is a flat list. */
  mostLevels: number;
  /** Changes the order: the part shows what it is given. */
  onMove: (id: string, parentId: string | null, index: number) => void;
  /** After the name: what kind of line it is, with an icon. */
  kind?: (node: Node) => ReactNode;
  /** At the end of the row, before the buttons that move it. */
  tools?: (node: Node) => ReactNode;
  /** Pressing a row, such as opening it beside the tree. */
  onOpen?: (id: string) => void;
  /** The row that is open beside the tree. */
  open?: string;
};

const byArrow: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

const allIds = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ id, children }) => [id, ...allIds(children)]);

/** Lines under lines, such as the items of a menu: put in order by dragging, by Alt with the arrow keys, or by buttons. */
export function Tree<Node extends TreeNode>(props: TreeProps<Node>) {
  const { label, nodes, mostLevels, kind, tools, onOpen, open } = props;
  const words = useOwnWords(treeWords);
  const [expanded, setExpanded] = useState<Iterable<string | number>>(() => allIds(nodes));
  const { said, go, stepBy } = useMoves(props, (id) => setExpanded((before) => [...before, id]));
  const { dragAndDropHooks } = useTreeDragging(nodes, mostLevels, go);
  // The tree's own arrow keys open and close; with Alt they move the line.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const direction = event.altKey ? byArrow[event.key] : undefined;
    const row = (event.target as HTMLElement).closest<HTMLElement>('[role=row]');
    if (!direction || !row?.dataset['key']) return;
    event.preventDefault();
    event.stopPropagation();
    stepBy(row.dataset['key'], direction);
  };
  const renderRow = (node: Node) => (
    <TreeRow
      key={node.id}
      node={node}
      kind={kind?.(node)}
      tools={tools?.(node)}
      isOpen={node.id === open}
      onOpen={onOpen}
      may={(direction) => step(nodes, node.id, direction, mostLevels) !== undefined}
      onMove={(direction) => stepBy(node.id, direction)}
    >
      <Collection items={node.children as readonly Node[]}>{renderRow}</Collection>
    </TreeRow>
  );
  return (
    <div onKeyDownCapture={onKeyDownCapture}>
      <p className={keysTold}>{words.keys}</p>
      <AriaTree
        aria-label={label}
        items={nodes}
        // Rows are kept by their item; what they say also follows from all others.
        dependencies={[nodes, open, kind, tools]}
        expandedKeys={expanded}
        onExpandedChange={setExpanded}
        dragAndDropHooks={dragAndDropHooks as DragAndDropHooks<Node>}
        className="focus-inset overflow-clip rounded-card border border-line bg-surface"
      >
        {renderRow}
      </AriaTree>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** Moves a line and says where it went. */
function useMoves<Node extends TreeNode>(
  { nodes, mostLevels, onMove }: TreeProps<Node>,
  onGoneUnder: (id: string) => void,
) {
  const wordsOf = useMoveWords();
  const [said, setSaid] = useState('');
  const go = (move: Move | undefined, id: string) => {
    setSaid(wordsOf(nodes, move, id, mostLevels));
    if (!move) return;
    // It stays in sight: what it went under opens.
    if (move.parentId !== null) onGoneUnder(move.parentId);
    onMove(move.id, move.parentId, move.index);
  };
  const stepBy = (id: string, direction: Direction) => go(step(nodes, id, direction, mostLevels), id);
  return { said, go, stepBy };
}

function useTreeDragging(
  nodes: readonly TreeNode[],
  mostLevels: number,
  go: (move: Move | undefined, id: string) => void,
) {
  const moveOf = (keys: Set<string | number>, key: string | number, position: 'before' | 'after' | 'on') => {
    const [id = ''] = [...keys].map(String);
    return dropMove(nodes, id, { id: String(key), position }, mostLevels);
  };
  return useDragAndDrop<TreeNode>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    getDropOperation: (target) => (target.type === 'root' ? 'cancel' : 'move'),
    onMove: ({ keys, target }) => {
      const [id = ''] = [...keys].map(String);
      go(moveOf(keys, target.key, target.dropPosition), id);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={dropLine} />,
  });
}

/** How the keys are told: not where there is a finger for them, nor where nothing listens to them. */
export const keysTold = 'mb-3 t-sm text-soft pointer-coarse:hidden noscript:hidden';

/** A line with a ring at the depth where it lands. */
export const dropLine =
  'relative z-1 -my-px hidden h-0.5 rounded-pill bg-solid data-drop-target:block ms-[calc((var(--tree-item-level,1)-1)*30px+1.25rem)] before:absolute before:-start-3 before:-top-1.25 before:size-3 before:rounded-full before:border-[2.5px] before:border-solid before:bg-surface';
