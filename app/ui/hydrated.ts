import { useSyncExternalStore } from 'react';

const nothing = () => () => {};

/** False on the server and in the first paint: controls that need script appear only when script is there. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}
