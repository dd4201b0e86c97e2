import { useEffect, useState } from 'react';
import type { Entry, FoundRecord } from '#app/features/palette/components/entries.ts';
import { usePath } from '#app/shell/locale-path.ts';

/** Time without typing after which the server is asked. */
const pauseMs = 150;

export interface Found {
  /** The words that these were found by. */
  q: string;
  records: Entry[];
  hasFailed: boolean;
}

const nothing: Found = { q: '', records: [], hasFailed: false };

async function find(address: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const answer = await fetch(address, { signal, headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return (await answer.json()) as FoundRecord[];
}

/** Records by words; what was found before stays until the next answer is there. */
export function useFound(typed: string): Found & { isBusy: boolean } {
  const q = typed.trim();
  const address = usePath()(`/zoek-alles?${new URLSearchParams({ q })}`);
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (q === '') return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      find(address, stop.signal)
        .then((records) => setFound({ q, records, hasFailed: false }))
        .catch(() => {
          if (!stop.signal.aborted) setFound({ q, records: [], hasFailed: true });
        });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q, address]);
  if (q === '') return { ...nothing, isBusy: false };
  return { ...found, isBusy: found.q !== q };
}
