import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { formWords } from '#app/forms/words.ts';
import { SortableList } from '#app/ui/tree/sortable-list.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';

/** What the list beside the rows says of each; `id` stays with a row that moves. */
export interface Outline {
  label: string;
  summaryOf: (at: number) => { id: string; label: string; detail: ReactNode };
}

interface RowsOutlineProps {
  outline: Outline;
  count: number;
  /** The row that is shown. */
  open: number;
  /** Rows of which something is wrong. */
  faulty: ReadonlySet<number>;
  onOpen: (at: number) => void;
  onMove: (at: number, to: number) => void;
}

/** The rows by name and in their order, which is changed here: by dragging, by keys and by buttons. */
export function RowsOutline({ outline, count, open, faulty, onOpen, onMove }: RowsOutlineProps) {
  const words = useOwnWords(formWords);
  const items = Array.from({ length: count }, (_, at) => ({ at, ...outline.summaryOf(at) }));
  const placeOf = (id: string) => items.findIndex((item) => item.id === id);
  return (
    <SortableList
      label={outline.label}
      items={items}
      open={items[open]?.id}
      onOpen={(id) => onOpen(placeOf(id))}
      onMove={(id, to) => onMove(placeOf(id), to)}
      movesOpen
      row={({ at, label, detail }) => (
        <span className="flex items-start gap-3">
          <span aria-hidden="true" className="min-w-4 text-end font-semibold">
            {at + 1}
          </span>
          <span className="min-w-0">
            <span className="block font-semibold text-ink">{label}</span>
            <span className="flex items-center gap-1.5 t-sm text-soft [&_svg]:size-4 [&_svg]:shrink-0">
              {detail}
            </span>
            {faulty.has(at) && (
              <span className="flex items-center gap-1.5 t-sm text-bad [&_svg]:size-4">
                <CircleAlert aria-hidden />
                {words.wrong}
              </span>
            )}
          </span>
        </span>
      )}
    />
  );
}
