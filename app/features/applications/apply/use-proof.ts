import { useEffect, useRef } from 'react';
import { startProof } from './proof.ts';

/** Works on the proof from the moment that the form opens; who is signed in needs none. */
export function useProof(isNeeded: boolean) {
  const work = useRef<ReturnType<typeof startProof> | null>(null);
  useEffect(() => {
    if (isNeeded) work.current ??= startProof();
  }, [isNeeded]);
  return {
    /** Undefined when none is needed. Without one the server refuses, and says so beside the form. */
    give: async () => {
      try {
        return await work.current?.give();
      } catch {
        return undefined;
      }
    },
    renew: () => work.current?.renew(),
  };
}
