/** Where one lands on a page: at its top, where one was before, at a heading, or where one is (specification, section 2). */

/** Specification, section 9: milliseconds. */
export const scrollRestoreDelayMs = 0;

export type ScrollTarget = { kind: 'stay' } | { kind: 'at'; top: number } | { kind: 'target'; id: string };

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

const top: ScrollTarget = { kind: 'at', top: 0 };

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Whether one turned to another page of the same list. */
function hasTurned(from: Place, to: Place): boolean {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  const isOther = before.get('page') !== after.get('page');
  before.delete('page');
  after.delete('page');
  return isOther && before.toString() === after.toString();
}

/** `saved` is where one was on that page of the history, if one was there. */
export function scrollTargetAt(
  from: Place,
  to: Place,
  { isBack, saved }: { isBack: boolean; saved: number | undefined },
): ScrollTarget {
  if (isBack && saved !== undefined) return { kind: 'at', top: saved };
  if (to.hash.length > 1) return { kind: 'target', id: idIn(to.hash) };
  // Filters change the query alone: whoever sets one stays there.
  if (from.pathname === to.pathname && !hasTurned(from, to)) return { kind: 'stay' };
  return top;
}
