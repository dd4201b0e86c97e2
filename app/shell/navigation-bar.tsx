import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useWords } from '#app/i18n/words.ts';
import { LoadingBar } from '#app/ui/loading-bar.tsx';

/** Specification, section 9: milliseconds. */
const duration = 2000;
const throttle = 200;
const hideDelay = 500;

type Phase = 'hidden' | 'loading' | 'done';

/** The loading bar: appears after 200 ms, fills in two seconds, and shows for half a second that it is done or failed. */
export function NavigationBar({ hasFailed }: { hasFailed: boolean }) {
  const t = useWords('shell');
  const isBusy = useNavigation().state !== 'idle';
  const [phase, setPhase] = useState<Phase>('hidden');
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    if (!isBusy) return undefined;
    let frame = 0;
    const start = performance.now() + throttle;
    const step = (now: number) => {
      if (now >= start) {
        setPhase('loading');
        setProgress(Math.min(0.95, (now - start) / duration));
      }
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      setPhase((current) => (current === 'loading' ? 'done' : current));
    };
  }, [isBusy]);
  useEffect(() => {
    if (phase !== 'done') return undefined;
    setProgress(1);
    const timer = setTimeout(() => setPhase('hidden'), hideDelay);
    return () => clearTimeout(timer);
  }, [phase]);
  const state = phase === 'hidden' ? 'hidden' : hasFailed && phase === 'done' ? 'failed' : 'loading';
  return <LoadingBar label={t('loading')} progress={progress} state={state} />;
}
