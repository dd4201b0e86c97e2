/** J and K go along the rows of a list, X chooses the row, E changes its record: the keys that queues have as well. */
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '#app/shell/locale-path.ts';
import { ShownKeys } from '#app/shell/shown-keys.tsx';
import { useSingleKeys } from '#app/shell/single-keys.ts';
import { ownWords, useOwnWords } from '#app/ui/words/own-words.ts';

const keyWords = ownWords(
  {
    down: 'volgende',
    up: 'vorige',
    choose: 'kies',
    edit: 'bewerk',
  },
  {
    down: 'next',
    up: 'previous',
    choose: 'choose',
    edit: 'edit',
  },
);

const rowsIn = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('tr[data-id]') ?? [])];
const boxOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLInputElement>('input[type=checkbox]');

/** What says which row it is: its link, which a screen reader reads with the row it came into; else its box. */
const placeIn = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('a[data-opens]') ?? boxOf(row) ?? row?.querySelector<HTMLElement>('button');

/** The row that has the focus, else the one that had it last: opening a menu or choosing something does not lose the place. */
function useRowInFocus() {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<string | undefined>(undefined);
  const note = (target: EventTarget) => {
    const row = target instanceof HTMLElement ? target.closest<HTMLElement>('tr[data-id]') : null;
    if (row) last.current = row.dataset['id'];
  };
  const current = () => rowsIn(box.current).find(({ dataset }) => dataset['id'] === last.current);
  const move = (by: 1 | -1) => {
    const rows = rowsIn(box.current);
    const at = rows.findIndex(({ dataset }) => dataset['id'] === last.current);
    const next = at < 0 ? rows[0] : rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    placeIn(next)?.focus();
  };
  return { box, note, current, move };
}

interface ListKeysProps<Row> {
  rows: readonly Row[];
  canChoose: boolean;
  /** Where a row is changed; undefined where that may not be done. */
  edit?: ((row: Row) => string | undefined) | undefined;
  /** The table. */
  children: ReactNode;
}

/** A table that is gone through with the keyboard, and under it which keys there are. */
export function ListKeys<Row extends { id: string }>(props: ListKeysProps<Row>) {
  const { rows, canChoose, edit, children } = props;
  const words = useOwnWords(keyWords);
  const navigate = useNavigate();
  const path = usePath();
  const { box, note, current, move } = useRowInFocus();
  const change = () => {
    const id = current()?.dataset['id'];
    const row = rows.find((one) => one.id === id);
    const address = row && edit?.(row);
    if (address !== undefined) void navigate(path(address));
  };
  const acts = new Map<string, () => void>([
    ['j', () => move(1)],
    ['k', () => move(-1)],
    ...(canChoose ? [['x', () => boxOf(current())?.click()] as const] : []),
    ...(edit ? [['e', change] as const] : []),
  ]);
  useSingleKeys((key) => (rows.length > 0 ? acts.get(key) : undefined));
  const shown = [
    { sign: 'J', word: words.down },
    { sign: 'K', word: words.up },
    ...(canChoose ? [{ sign: 'X', word: words.choose }] : []),
    ...(edit && rows.some((row) => edit(row) !== undefined) ? [{ sign: 'E', word: words.edit }] : []),
  ];
  return (
    <div>
      <div ref={box} onFocus={({ target }) => note(target)}>
        {children}
      </div>
      {rows.length > 0 && <ShownKeys keys={shown} />}
    </div>
  );
}
