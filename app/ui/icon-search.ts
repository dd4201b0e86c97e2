import { useEffect, useState } from 'react';
import { iconPath } from '#contract/icons.ts';

/** Shown before anything is typed: what neighbours do for each other. */
const usual = (
  'heart hand-heart users house coffee utensils soup book-open graduation-cap music palette bike car bus dog cat ' +
  'flower trees sprout hammer wrench laptop phone message-circle calendar clock map-pin shopping-basket gift stethoscope ' +
  'accessibility baby smile sun leaf recycle trophy globe megaphone'
)
  .split(' ')
  .map((name) => `lucide:${name}`);

/** As many as one can look through. */
const most = 96;
const pauseMs = 200;

type Found = { query: string; icons: readonly string[]; total: number };

/** Icons for what is typed, asked once the typing pauses. What was found stays until the next is there. */
export function useIconSearch(query: string) {
  const [found, setFound] = useState<Found>({ query: '', icons: usual, total: usual.length });
  const [failedFor, setFailedFor] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const typedText = query.trim();
  useEffect(() => {
    if (typedText === '') return undefined;
    const stop = new AbortController();
    const ask = async () => {
      try {
        const address = `${iconPath}/search?${new URLSearchParams({ query: typedText, limit: String(most) })}`;
        const answer = await fetch(address, { signal: stop.signal });
        if (!answer.ok) throw new Error(String(answer.status));
        const { icons, total } = (await answer.json()) as Omit<Found, 'query'>;
        setFound({ query: typedText, icons, total });
        setFailedFor(undefined);
      } catch {
        if (!stop.signal.aborted) setFailedFor(typedText);
      }
    };
    // Who asks once more has waited enough.
    const timer = setTimeout(() => void ask(), attempt === 0 ? pauseMs : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typedText, attempt]);
  const current = typedText === '' ? { query: '', icons: usual, total: usual.length } : found;
  const isFailed = typedText !== '' && failedFor === typedText;
  return {
    ...current,
    isFailed,
    isBusy: !isFailed && current.query !== typedText,
    tryAgain: () => {
      setFailedFor(undefined);
      setAttempt(attempt + 1);
    },
  };
}
