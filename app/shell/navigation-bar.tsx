import { useEffect, useState } from 'react';
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
import { LoadingBar } from '#app/ui/loading-bar.tsx';

const tickMs = 50;

/** Outlives the component: an error page mounts the whole document again. Set in the browser alone. */
let loading: Loading | null = null;

/** How the bar looks now; null while nothing shows. */
function useBarStyle(isBusy: boolean, hasFailed: boolean): BarStyle | null {
  const [look, setLook] = useState<BarStyle | null>(null);
  useEffect(() => {
    const begin = performance.now();
    if (isBusy) loading = loadingFrom(begin);
    else if (loading) loading = ended(loading, begin, hasFailed);
    if (!loading) return undefined;
    const tick = setInterval(() => {
      const now = performance.now();
      setLook(loading && lookAt(loading, now));
      if (loading && now < (overAt(loading) ?? Number.POSITIVE_INFINITY)) return;
      loading = null;
      clearInterval(tick);
    }, tickMs);
    return () => clearInterval(tick);
  }, [isBusy, hasFailed]);
  return look;
}

/** The loading bar (specification, section 9); the machine behind it is loading-progress.ts. */
export function NavigationBar({ hasFailed }: { hasFailed: boolean }) {
  const t = useWords('shell');
  const look = useBarStyle(useNavigation().state !== 'idle', hasFailed);
  const state = look === null ? 'hidden' : look.hasFailed ? 'failed' : 'loading';
  return (
    <LoadingBar
      label={t('loading')}
      progress={look?.progress ?? 0}
      state={state}
      isFading={look?.isFading ?? false}
    />
  );
}
