import { useEffect } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router';
import { scrollTargetAt, scrollRestoreDelayMs } from '#app/shell/scroll-target.ts';

/** Name in the session's storage. */
const storageName = 'scroll-positions';
/** Entries of the history that are remembered. */
const longest = 100;

/** Where one is; outlives the component, as an error page mounts the whole document again. Set in the browser alone. */
let before: Location | null = null;
/** By key of the history's entry. */
const positions = new Map<string, number>();

function readPositions(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageName) ?? '[]') as [string, number][];
    for (const [key, top] of stored) positions.set(key, top);
  } catch {
    // Storage may be forbidden or hold something else: then one lands at the top.
  }
}

function writePositions(): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify([...positions].slice(-longest)));
  } catch {
    // As above.
  }
}

/** Between documents the browser knows better where one was; within one we do. */
function watchPositions(): () => void {
  readPositions();
  history.scrollRestoration = 'manual';
  const note = () => {
    if (before) positions.set(before.key, scrollY);
  };
  const leave = () => {
    writePositions();
    history.scrollRestoration = 'auto';
  };
  const comeBack = () => {
    history.scrollRestoration = 'manual';
  };
  addEventListener('scroll', note, { passive: true });
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  return () => {
    removeEventListener('scroll', note);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
  };
}

const behaviour = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** Scrolls smoothly to where one lands on each page (specification, section 2). */
export function ScrollPosition() {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  useEffect(watchPositions, []);
  useEffect(() => {
    const from = before;
    before = location;
    if (!from || (from.key === location.key && from.hash === location.hash)) return undefined;
    const scrollTarget = scrollTargetAt(from, location, { isBack, saved: positions.get(location.key) });
    if (scrollTarget.kind === 'stay') return undefined;
    const timer = setTimeout(() => {
      const target = scrollTarget.kind === 'target' ? document.getElementById(scrollTarget.id) : null;
      if (target) target.scrollIntoView({ behavior: behaviour() });
      else if (scrollTarget.kind === 'at' || from.pathname !== location.pathname)
        scrollTo({ top: scrollTarget.kind === 'at' ? scrollTarget.top : 0, behavior: behaviour() });
    }, scrollRestoreDelayMs);
    return () => clearTimeout(timer);
  }, [location, isBack]);
  return null;
}
