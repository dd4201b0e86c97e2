import { useEffect, useEffectEvent, useState } from 'react';
import type { ChoiceOption } from '#app/ui/choice-option.ts';

/** Fetches what goes with the typed text; stops when the signal says so. */
export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly ChoiceOption[]>;

/** Between the last letter and the question. */
const restMs = 200;

type Answer = { key: string; options: readonly ChoiceOption[]; failed: boolean };

/** Options that are asked for while typing. The last answer stays in view until the next one is there. */
export function useLoadedOptions(load: LoadOptions | undefined, text: string, isOn: boolean) {
  const [answer, setAnswer] = useState<Answer>({ key: '', options: [], failed: false });
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${text}`;
  // A parent may hand in a new function each time it renders: that is no new question.
  const ask = useEffectEvent(async (question: string, signal: AbortSignal) => {
    try {
      const options = (await load?.(text, signal)) ?? [];
      if (!signal.aborted) setAnswer({ key: question, options, failed: false });
    } catch {
      if (!signal.aborted) setAnswer({ key: question, options: [], failed: true });
    }
  });
  const isAsking = load !== undefined && isOn;
  useEffect(() => {
    if (!isAsking) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => void ask(key, stop.signal), restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isAsking, key]);
  const isDone = answer.key === key;
  return {
    options: answer.options,
    state: !isDone ? ('pending' as const) : answer.failed ? ('failed' as const) : ('done' as const),
    retry: () => setAttempt(attempt + 1),
  };
}
