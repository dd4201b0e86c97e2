/** Arrow keys along the rows of a table: each goes to the same control in the next row. */
import type { KeyboardEvent } from 'react';
import type { SelectionStep } from '#app/ui/table/selection.ts';

const controls = 'a[href], button, input[type=checkbox]';
const rowsOf = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>('tr[data-id]')];
const controlsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>(controls)];

/** Which row a key leads to, or undefined when it is no such key. */
function targetRow(key: string, at: number, last: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(last, at + 1);
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** Space chooses, Enter opens, Shift with an arrow chooses on the way. */
export function onRowKey(event: KeyboardEvent<HTMLElement>, step?: (step: SelectionStep) => void): void {
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>('tr[data-id]');
  // A menu button opens with the arrow keys; what is typed in belongs to the field.
  if (!row || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!target.matches(controls) || target.hasAttribute('aria-haspopup')) return;
  const isBox = target instanceof HTMLInputElement;
  if (event.key === ' ' && target instanceof HTMLAnchorElement && step) {
    event.preventDefault();
    step({ kind: 'toggle', id: row.dataset['id'] ?? '' });
  } else if (event.key === 'Enter' && isBox) {
    event.preventDefault();
    row.querySelector<HTMLElement>('a[data-opens]')?.click();
  } else moveBy(event, row, step);
}

function moveBy(
  event: KeyboardEvent<HTMLElement>,
  row: HTMLElement,
  step?: (step: SelectionStep) => void,
): void {
  const rows = rowsOf(event.currentTarget);
  const to = targetRow(event.key, rows.indexOf(row), rows.length - 1);
  const next = to === undefined ? undefined : rows[to];
  if (!next) return;
  event.preventDefault();
  const place = controlsOf(row).indexOf(event.target as HTMLElement);
  const reachable = controlsOf(next);
  (reachable[place] ?? reachable.at(-1))?.focus();
  if (event.shiftKey && step && row !== next) {
    step({ kind: 'range', id: row.dataset['id'] ?? '' });
    step({ kind: 'range', id: next.dataset['id'] ?? '' });
  }
}
