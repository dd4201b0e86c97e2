import GripVertical from 'lucide-react/icons/grip-vertical';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { MoveButtons } from '#app/ui/tree/move-buttons.tsx';
import { useMoveWords } from '#app/ui/tree/move-words.ts';
import { dropMove, step, type Direction, type Move } from '#app/ui/tree/tree-moves.ts';
import { dropLine, keysTold } from '#app/ui/tree/tree.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { treeWords } from '#app/ui/words/tree.ts';

type SortableListProps<Item extends { id: string; label: string }> = {
  label: string;
  items: readonly Item[];
  /** The new place among the others. */
  onMove: (id: string, index: number) => void;
  /** What a row shows; its name alone when left out. */
  row?: (item: Item) => ReactNode;
  tools?: (item: Item) => ReactNode;
  onOpen?: (id: string) => void;
  open?: string;
  /** The arrows stand with the open row alone, where names need the room. */
  movesOpen?: boolean;
  /** Of several on a page the keys are said once, elsewhere. */
  hasKeysTold?: boolean;
};

const byArrow: Record<string, Direction> = { ArrowUp: 'up', ArrowDown: 'down' };
const upAndDown = ['up', 'down'] as const;

/** Blocks, questions or photos in an order of one's own: the flat sister of `Tree`, with the same keys. */
export function SortableList<Item extends { id: string; label: string }>(props: SortableListProps<Item>) {
  const { label, items, onMove, row, tools, onOpen, open, hasKeysTold, movesOpen } = props;
  const words = useOwnWords(treeWords);
  const wordsOf = useMoveWords();
  const [said, setSaid] = useState('');
  const nodes = items.map((item) => ({ id: item.id, label: item.label, children: [] }));
  const go = (move: Move | undefined, id: string) => {
    setSaid(wordsOf(nodes, move, id, 1));
    if (move) onMove(id, move.index);
  };
  const { dragAndDropHooks } = useDragAndDrop<Item>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target: { key, dropPosition } }) => {
      const [id = ''] = [...keys].map(String);
      go(dropMove(nodes, id, { id: String(key), position: dropPosition }, 1), id);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={dropLine} />,
  });
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const direction = event.altKey ? byArrow[event.key] : undefined;
    const id = (event.target as HTMLElement).closest<HTMLElement>('[role=row]')?.dataset['key'];
    if (!direction || !id) return;
    event.preventDefault();
    event.stopPropagation();
    go(step(nodes, id, direction, 1), id);
  };
  return (
    <div onKeyDownCapture={onKeyDownCapture}>
      {!hasKeysTold && <p className={keysTold}>{words.listKeys}</p>}
      <GridList
        aria-label={label}
        items={items}
        dependencies={[items, open, row, tools]}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        className="focus-inset overflow-clip rounded-card border border-line bg-surface"
      >
        {(item) => (
          <SortableRow
            item={item}
            isOpen={item.id === open}
            onOpen={onOpen}
            hasMoves={!movesOpen || item.id === open}
            may={(direction) => step(nodes, item.id, direction, 1) !== undefined}
            onMove={(direction) => go(step(nodes, item.id, direction, 1), item.id)}
            tools={tools?.(item)}
          >
            {row?.(item)}
          </SortableRow>
        )}
      </GridList>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

type SortableRowProps = {
  item: { id: string; label: string };
  isOpen: boolean;
  hasMoves: boolean;
  onOpen?: (id: string) => void;
  may: (direction: Direction) => boolean;
  onMove: (direction: Direction) => void;
  tools?: ReactNode;
  children?: ReactNode;
};

function SortableRow(props: SortableRowProps) {
  const { item, isOpen, hasMoves, onOpen, may, onMove, tools, children } = props;
  const words = useOwnWords(treeWords);
  return (
    <GridListItem
      id={item.id}
      textValue={item.label}
      onAction={onOpen && (() => onOpen(item.id))}
      className={`flex min-h-14 flex-wrap items-center gap-x-1 border-b border-line ps-1 pe-2 last:border-b-0 data-dragging:opacity-60 ${isOpen ? 'bg-tint2' : onOpen ? 'hover:bg-tint' : ''}`}
    >
      <Button
        slot="drag"
        aria-label={words.drag(item.label)}
        className="grid h-11 w-9 shrink-0 cursor-grab place-content-center rounded-ctl text-soft hover:bg-tint2 noscript:hidden [&_svg]:size-5"
      >
        <GripVertical />
      </Button>
      <div className="min-w-0 flex-1 basis-28 py-2 [overflow-wrap:anywhere]">
        {children ?? <span className="font-semibold text-ink">{item.label}</span>}
      </div>
      {/* Below the name where large letters leave no room beside it. */}
      <span className="ms-auto flex flex-wrap items-center">
        {hasMoves && <MoveButtons name={item.label} directions={upAndDown} may={may} onMove={onMove} />}
        {tools}
      </span>
    </GridListItem>
  );
}
