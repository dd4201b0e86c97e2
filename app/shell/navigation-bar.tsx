import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useWords } from '#app/i18n/words.ts';
import {
  ended,
  loadingFrom,
  lookAt,
  overAt,
  type BarStyle,
  type Loading,
} from '#app/shell/loading-progress.ts';
import { LoadingBar, widthOf } from '#app/ui/loading-bar.tsx';

const tickMs = 50;

/** Outlives the component: an error page mounts the whole document again. Set in the browser alone. */
let loading: Loading | null = null;

/** Whether there is nothing to draw but a bar that is longer. */
const isOnlyLonger = (before: BarStyle | null, now: BarStyle | null): boolean =>
  before === now ||
  (before !== null && now !== null && before.hasFailed === now.hasFailed && before.isFading === now.isFading);

/**
 * How the bar looks now; null while nothing shows. How long it is, is drawn beside React: told of each tick, React would begin anew
 * with the page that it is drawing meanwhile, and one that takes longer than a tick would come seconds late.
 */
function useBarStyle(
  isBusy: boolean,
  hasFailed: boolean,
  line: RefObject<HTMLElement | null>,
): BarStyle | null {
  const [look, setLook] = useState<BarStyle | null>(null);
  const drawn = useRef<BarStyle | null>(null);
  useEffect(() => {
    const begin = performance.now();
    if (isBusy) loading = loadingFrom(begin);
    else if (loading) loading = ended(loading, begin, hasFailed);
    if (!loading) return undefined;
    const tick = setInterval(() => {
      const now = performance.now();
      const next = loading && lookAt(loading, now);
      if (next && line.current) line.current.style.width = widthOf(next.progress);
      if (!isOnlyLonger(drawn.current, next)) setLook((drawn.current = next));
      if (loading && now < (overAt(loading) ?? Number.POSITIVE_INFINITY)) return;
      loading = null;
      clearInterval(tick);
    }, tickMs);
    return () => clearInterval(tick);
  }, [isBusy, hasFailed, line]);
  return look;
}

/** The loading bar (specification, section 9); the machine behind it is loading-progress.ts. */
export function NavigationBar({ hasFailed }: { hasFailed: boolean }) {
  const t = useWords('shell');
  const line = useRef<HTMLDivElement>(null);
  const look = useBarStyle(useNavigation().state !== 'idle', hasFailed, line);
  const state = look === null ? 'hidden' : look.hasFailed ? 'failed' : 'loading';
  return (
    <LoadingBar
      label={t('loading')}
      progress={look?.progress ?? 0}
      state={state}
      isFading={look?.isFading ?? false}
      line={line}
    />
  );
}
