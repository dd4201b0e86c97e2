/** Adding, moving and taking away rows: as a button without script asks for it, and as the form with script does it. */
import type { FormValues } from '#app/forms/form-values.ts';

export type ListChange =
  | { act: 'add'; list: string }
  | { act: 'remove'; list: string; at: number }
  | { act: 'move'; list: string; at: number; to: number };

/** Value of the button, `move:shifts:2:1`. */
export function intentOf(change: ListChange): string {
  const { act, list } = change;
  if (act === 'add') return `add:${list}`;
  return act === 'remove' ? `remove:${list}:${change.at}` : `move:${list}:${change.at}:${change.to}`;
}

/** Null for any other button. */
export function listChangeOf(intent: string): ListChange | null {
  const [act, list, at, to] = intent.split(':');
  if (!list) return null;
  if (act === 'add') return { act, list };
  if (act === 'remove' && at) return { act, list, at: Number(at) };
  return act === 'move' && at && to ? { act, list, at: Number(at), to: Number(to) } : null;
}

/** The values with the rows changed; `blank` is what a new row holds. Places that do not exist change nothing. */
export function withListChange(values: FormValues, change: ListChange, blank: FormValues): FormValues {
  const list = values[change.list];
  if (!Array.isArray(list)) return values;
  const rows = [...(list as FormValues[])];
  if (change.act === 'add') rows.push(blank);
  else {
    const [row] = rows.splice(change.at, 1);
    if (!row) return values;
    if (change.act === 'move') rows.splice(change.to, 0, row);
  }
  return { ...values, [change.list]: rows };
}
