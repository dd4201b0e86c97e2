/** Keeping what is chosen in a list under a name, and changing it: what could not be done comes back in words. */
import { useRevalidator } from 'react-router';
import { savedFilterCalls } from '#contract/calls/saved-filters.ts';
import type { filteredLists } from '#contract/saved-filters.ts';
import { formErrors } from '#app/api/api-error.ts';
import { browserApi } from '#app/api/browser-api.ts';
import { useLocale } from '#app/i18n/words.ts';
import type { FilterChanges } from '#app/ui/table/saved-filters.tsx';

/** A kept filter, as a tab of its list. */
export interface KeptFilter {
  id: string;
  name: string;
  href: string;
  /** How many it finds now. */
  count: number;
  /** It is what the address says now. */
  isCurrent: boolean;
}

interface Kept {
  list: (typeof filteredLists)[number];
  /** What would be kept now. */
  query: string;
  /** Where nothing says why it could not be. */
  failed: string;
}

/** The list then shows what is kept now. */
export function useFilterChanges({ list, query, failed }: Kept): FilterChanges {
  const api = browserApi(useLocale());
  const { revalidate } = useRevalidator();
  const tried = async (work: () => Promise<unknown>) => {
    try {
      await work();
      await revalidate();
      return undefined;
    } catch (error) {
      const { fields, general } = formErrors(error, [404]);
      return Object.values(fields)[0] ?? general[0] ?? failed;
    }
  };
  return {
    save: (name) => tried(() => api.send(savedFilterCalls.create, { body: { list, name, query } })),
    rename: (id, name) => tried(() => api.send(savedFilterCalls.update, { params: { id }, body: { name } })),
    remove: (id) => tried(() => api.send(savedFilterCalls.remove, { params: { id } })),
  };
}
