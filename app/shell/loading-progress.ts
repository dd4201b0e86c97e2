/** How the bar on top looks while a page is under way and just after: worked out from two moments, so that a table can test it. */

/** Specification, section 9. Its height stands with the bar itself (app/ui/loading-bar.tsx). */
export const loadingBar = { durationMs: 2000, throttleMs: 200, hideDelayMs: 500, resetDelayMs: 400 } as const;

/** It never says that a page is there before it is. */
const farthest = 0.95;

export interface Loading {
  startedAt: number;
  /** Null while the page is under way. */
  endedAt: number | null;
  hasFailed: boolean;
}

export interface BarStyle {
  /** 0 to 1. */
  progress: number;
  hasFailed: boolean;
  /** On its way out. */
  isFading: boolean;
}

export const loadingFrom = (now: number): Loading => ({ startedAt: now, endedAt: null, hasFailed: false });

/** The first end counts; that it failed may be known a moment later. */
export const ended = (loading: Loading, now: number, hasFailed: boolean): Loading => ({
  startedAt: loading.startedAt,
  endedAt: loading.endedAt ?? now,
  hasFailed,
});

const shownFrom = ({ startedAt }: Loading) => startedAt + loadingBar.throttleMs;

/** When nothing is left of it; null while that is not known. */
export function overAt(loading: Loading): number | null {
  if (loading.endedAt === null) return null;
  // What is there at once needs no bar, unless it failed.
  if (loading.endedAt < shownFrom(loading) && !loading.hasFailed) return loading.endedAt;
  return loading.endedAt + loadingBar.hideDelayMs + loadingBar.resetDelayMs;
}

/** Null when nothing shows: in the first moments, and when it is over. */
export function lookAt(loading: Loading, now: number): BarStyle | null {
  const { endedAt, hasFailed } = loading;
  if (endedAt === null) {
    const share = (now - shownFrom(loading)) / loadingBar.durationMs;
    return share < 0 ? null : { progress: Math.min(farthest, share), hasFailed: false, isFading: false };
  }
  if (now >= (overAt(loading) ?? 0)) return null;
  return { progress: 1, hasFailed, isFading: now >= endedAt + loadingBar.hideDelayMs };
}
