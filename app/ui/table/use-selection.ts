import { useState } from 'react';
import {
  isPageChosen,
  nothingSelected,
  select,
  stillThere,
  type Selection,
  type SelectionStep,
} from '#app/ui/table/selection.ts';

export interface TableSelection extends Selection {
  /** How many an act would concern. */
  count: number;
  /** How many match in total, on all pages. */
  total: number;
  isPageChosen: boolean;
  step(step: SelectionStep): void;
}

/** The chosen rows of a list. Lives in the page, not in the address: a choice is not something to send to somebody. */
export function useSelection(rows: readonly { id: string }[], total: number): TableSelection {
  const [kept, setKept] = useState(nothingSelected);
  const ids = rows.map(({ id }) => id);
  const now = stillThere(kept, ids);
  return {
    ...now,
    total,
    count: now.isAllMatching ? total : now.chosen.size,
    isPageChosen: isPageChosen(now, ids),
    step: (step) => setKept((before) => select(stillThere(before, ids), step, ids)),
  };
}
