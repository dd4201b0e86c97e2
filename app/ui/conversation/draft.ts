import { useState } from 'react';
import { useHydrated } from '#app/ui/hydrated.ts';

/** A private window or a full store: then the text lives in the page alone. */
function stored<Result>(act: (store: Storage) => Result): Result | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}

/** What was typed and not sent, kept under `key` until the tab closes. */
export function useDraft(key: string): [text: string, setText: (text: string) => void] {
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState({ key: '', text: '' });
  const setText = (text: string) => {
    setTyped({ key, text });
    stored((store) => (text === '' ? store.removeItem(key) : store.setItem(key, text)));
  };
  if (typed.key === key) return [typed.text, setText];
  // The server knows no drafts.
  return [(isHydrated && stored((store) => store.getItem(key))) || '', setText];
}
