import { useKept, useKeptHere, useOwnIds } from '#app/features/bookmarks/components/kept-store.ts';

/** What is kept now, the newest first: of an account what the page brought, without what was taken off since. */
export function useSavedIds(loaded: readonly { id: string }[]): readonly string[] {
  const own = useOwnIds();
  const isKept = useKept();
  const here = useKeptHere();
  return own === null ? here : loaded.map(({ id }) => id).filter(isKept);
}
