import { useEffect, useRef, useState } from 'react';

/** What a question to the server found for one value of a field. */
export type Found<Result> =
  | { state: 'idle' }
  | { state: 'pending' }
  | { state: 'found'; result: Result }
  | { state: 'failed' };

/** Asks about a value on leaving its field, such as the place of a postcode. A later value overtakes an earlier question. */
export function useBlurCheck<Result>(ask: (value: string, signal: AbortSignal) => Promise<Result>) {
  const [found, setFound] = useState<Found<Result>>({ state: 'idle' });
  const underway = useRef<AbortController | null>(null);
  const last = useRef('');
  useEffect(() => () => underway.current?.abort(), []);
  const check = async (value: string): Promise<void> => {
    if (value === last.current) return;
    last.current = value;
    underway.current?.abort();
    const abort = new AbortController();
    underway.current = abort;
    setFound(value === '' ? { state: 'idle' } : { state: 'pending' });
    if (value === '') return;
    try {
      const result = await ask(value, abort.signal);
      if (!abort.signal.aborted) setFound({ state: 'found', result });
    } catch {
      // The form works without the answer; the server judges the value when it is sent.
      if (!abort.signal.aborted) setFound({ state: 'failed' });
    }
  };
  return { found, check };
}
