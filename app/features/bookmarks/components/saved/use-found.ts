import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { LoadedSaved, SavedItem } from '#app/features/bookmarks/saved.server.ts';
import { noteInteraction } from '#app/ui/lazy-on-interaction.tsx';
import { usePath } from '#app/shell/locale-path.ts';

export interface Found {
  items: ReadonlyMap<string, SavedItem>;
  /** Without a connection; `again` tries once more. */
  hasFailed: boolean;
  again: () => void;
}

/** What the page brought, and what it asks for by the ids that only the device knows; nothing else of the device goes along. */
export function useFound(ids: readonly string[], loaded: readonly SavedItem[]): Found {
  const { data, state, load } = useFetcher<LoadedSaved | null>();
  const path = usePath();
  const asked = useRef('');
  const items = new Map([...loaded, ...(data?.items ?? [])].map((item) => [item.id, item] as const));
  // All of them once more, or the answer would take the place of what was found before.
  const wanted = ids.some((id) => !items.has(id)) ? [...new Set(ids)].join(',') : '';
  const address = path(`/vacancies/saved?ids=${wanted}`);
  useEffect(() => {
    if (wanted === '' || asked.current === wanted) return;
    asked.current = wanted;
    // What the router hears would wait for parts of the page whose script waits for a sign of somebody.
    noteInteraction();
    void load(address);
  }, [wanted, address, load]);
  return {
    items,
    hasFailed: data === null && state === 'idle' && wanted !== '',
    again: () => void load(address),
  };
}
