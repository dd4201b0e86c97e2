import { useState } from 'react';

/** Copies a text for whoever presses, and says whether that went well; another text has not been copied yet. */
export function useCopy(text: string): { copy: () => Promise<void>; outcome: 'copied' | 'notCopied' | null } {
  const [done, setDone] = useState<{ text: string; outcome: 'copied' | 'notCopied' } | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone({ text, outcome: 'copied' });
    } catch {
      // Not on a page without TLS, nor where somebody forbids it.
      setDone({ text, outcome: 'notCopied' });
    }
  };
  return { copy, outcome: done?.text === text ? done.outcome : null };
}
