/** Whether anything was ever told on this page, known without the store of toasts: the shell waits here for the first. */
let isWanted = false;
const listeners = new Set<() => void>();

/** The store of toasts is in use from here on. */
export function wantToasts(): void {
  if (isWanted) return;
  isWanted = true;
  for (const listener of listeners) listener();
}

export const areToastsWanted = (): boolean => isWanted;

export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
