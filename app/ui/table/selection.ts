/** Which rows are chosen: pure, so that the rules can be tested apart from the table. */
export interface Selection {
  chosen: ReadonlySet<string>;
  /** All that match, also those of other pages. */
  isAllMatching: boolean;
  /** Where a range begins. */
  anchor: string | null;
}

export type SelectionStep =
  | { kind: 'toggle'; id: string }
  | { kind: 'range'; id: string }
  | { kind: 'page' }
  | { kind: 'allMatching' }
  | { kind: 'onlyPage' }
  | { kind: 'none' };

export const nothingSelected: Selection = { chosen: new Set(), isAllMatching: false, anchor: null };

const between = (ids: readonly string[], from: string, to: string): readonly string[] => {
  const [first, last] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b);
  return first === undefined || first < 0 ? [to] : ids.slice(first, (last ?? first) + 1);
};

/** The next selection. `ids` are the rows of this page in their order. */
export function select(now: Selection, step: SelectionStep, ids: readonly string[]): Selection {
  switch (step.kind) {
    case 'toggle': {
      const chosen = new Set(now.chosen);
      if (!chosen.delete(step.id)) chosen.add(step.id);
      return { chosen, isAllMatching: false, anchor: step.id };
    }
    case 'range': {
      // As in a list of files: the range takes what its beginning is.
      const anchor = now.anchor ?? step.id;
      const isAdding = now.anchor === null || now.chosen.has(anchor);
      const chosen = new Set(now.chosen);
      for (const id of between(ids, anchor, step.id))
        if (isAdding) chosen.add(id);
        else chosen.delete(id);
      return { chosen, isAllMatching: false, anchor };
    }
    case 'page':
      return isPageChosen(now, ids) ? nothingSelected : { ...nothingSelected, chosen: new Set(ids) };
    case 'onlyPage':
      return { ...nothingSelected, chosen: new Set(ids) };
    case 'allMatching':
      return { chosen: new Set(ids), isAllMatching: true, anchor: null };
    default:
      return nothingSelected;
  }
}

/** Rows that went away since are no longer chosen. */
export function stillThere(now: Selection, ids: readonly string[]): Selection {
  const chosen = new Set(ids.filter((id) => now.chosen.has(id)));
  return chosen.size === now.chosen.size ? now : { ...now, chosen, isAllMatching: false };
}

export const isPageChosen = ({ chosen }: Selection, ids: readonly string[]): boolean =>
  ids.length > 0 && ids.every((id) => chosen.has(id));
