/** What was copied last, kept on this device until somebody signs out: the button of another page, or another tab, finds it there. */
import { useSyncExternalStore } from 'react';
import type { Block } from '#contract/blocks/all-blocks.ts';
import { writeCopied } from '#app/features/page-builder/components/clipboard/copied-blocks.ts';
import { keptOfPerson } from '#app/shell/kept-names.ts';

const name = `${keptOfPerson}copied-blocks`;
const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

/** In a browser that keeps nothing, for as long as this page is open. */
let here: string | null = null;

/** As text; null where nothing was copied. */
export function keptCopy(): string | null {
  try {
    return localStorage.getItem(name) ?? here;
  } catch {
    return here;
  }
}

/** In place of what was copied before. */
export function keepCopy(blocks: readonly Block[]): void {
  here = writeCopied(blocks);
  try {
    localStorage.setItem(name, here);
  } catch {
    // Switched off or full: it is on the clipboard all the same.
  }
  changed();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The same, also when another tab copies something. */
export const useKeptCopy = (): string | null => useSyncExternalStore(subscribe, keptCopy, () => null);
