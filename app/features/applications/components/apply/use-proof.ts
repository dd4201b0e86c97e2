import { useEffect, useRef } from 'react';
import { refusedOf, type FormAnswer } from '#app/forms/form-answer.ts';
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

/** For `complete` of a form: waits for the sum before sending, and does it again after a refusal of it. */
export function useProofInForm(isNeeded: boolean, answer: FormAnswer | undefined) {
  const proof = useProof(isNeeded);
  const isRefused = refusedOf(answer)?.codes.includes('proof_of_work') === true;
  return async (form: FormData) => {
    if (isRefused) proof.renew();
    const solution = await proof.give();
    if (solution !== undefined) form.set('proof', solution);
  };
}

/** The proof that came back with a mistake or the next step: time spent before counts too, so whoever has no script does not wait again. */
export function waitedOut(answer: FormAnswer | undefined): string | undefined {
  const proof = answer && 'values' in answer ? answer.values['proof'] : undefined;
  return typeof proof === 'string' && !refusedOf(answer)?.codes.includes('proof_of_work') ? proof : undefined;
}
