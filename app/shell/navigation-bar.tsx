import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useWords } from '#app/i18n/words.ts';
import { LoadingBar } from '#app/ui/loading-bar.tsx';

/** Specification, section 9: milliseconds. */
const duration = 2000;
const throttle = 200;
const hideDelay = 500;
const resetDelay = 400;

/** Progress from 0 to 1 while a page is under way, 1 for a moment when it is there, and null otherwise. */
function useProgress(isBusy: boolean): number | null {
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => {
    if (!isBusy) return undefined;
    const start = performance.now() + throttle;
    const tick = setInterval(() => {
      const share = (performance.now() - start) / duration;
      if (share >= 0) setProgress(Math.min(0.95, share));
    }, 50);
    return () => {
      clearInterval(tick);
      setProgress((current) => (current === null ? null : 1));
    };
  }, [isBusy]);
  useEffect(() => {
    if (isBusy || progress !== 1) return undefined;
    const timer = setTimeout(() => setProgress(null), Math.max(hideDelay, resetDelay));
    return () => clearTimeout(timer);
  }, [isBusy, progress]);
  return progress;
}

/** The loading bar: appears after 200 ms, fills in two seconds, and shows for half a second that it is done or failed. */
export function NavigationBar({ hasFailed }: { hasFailed: boolean }) {
  const t = useWords('shell');
  const progress = useProgress(useNavigation().state !== 'idle');
  const state = progress === null ? 'hidden' : hasFailed && progress === 1 ? 'failed' : 'loading';
  return <LoadingBar label={t('loading')} progress={progress ?? 0} state={state} />;
}
