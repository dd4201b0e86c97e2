import { useSyncExternalStore } from 'react';

const query = '(width < 40rem)';

const listen = (changed: () => void) => {
  const narrow = window.matchMedia(query);
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
};

/** A phone: what floats on a desktop becomes a sheet. False on the server. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => false,
  );
