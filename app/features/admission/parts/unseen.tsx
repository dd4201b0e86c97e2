import { useCallback, useEffect, useRef, useState } from 'react';
import { startProof } from '#app/features/applications/apply/proof.ts';
import { refusedOf, type FormAnswer } from '#app/forms/form-answer.ts';
import { useWords } from '#app/i18n/words.ts';

export interface SignupProof {
  challenge: string | null;
  /** Ties the hidden field to it; a new field of the next step gets what was found. */
  attach: (field: HTMLInputElement | null) => void;
}

/** The sum is done while somebody fills in the form; without script the time that takes is proof enough. */
export function useSignupProof(given: string | null, answer: FormAnswer | undefined): SignupProof {
  // Each step asks the page anew and gets another; the first one stays, or the field would lose what was found.
  const [challenge] = useState(given);
  const solved = useRef<string | null>(null);
  const field = useRef<HTMLInputElement | null>(null);
  const refused = refusedOf(answer);
  const refusedAt = refused?.codes.includes('proof_of_work') ? refused.at : null;
  useEffect(() => {
    if (challenge === null) return;
    // One serves once: after a refusal the sum is done anew.
    if (refusedAt !== null) solved.current = null;
    const keep = (proof: string) => {
      solved.current = proof;
      if (field.current) field.current.value = proof;
    };
    // Without one the server refuses, and says so above the form.
    startProof()
      .give()
      .then(keep, () => {});
  }, [challenge, refusedAt]);
  const attach = useCallback((shown: HTMLInputElement | null) => {
    field.current = shown;
    if (shown && solved.current !== null) shown.value = solved.current;
  }, []);
  return { challenge, attach };
}

/** What goes along unseen: the proof, and a field that people leave alone and robots do not. */
export function Unseen({ proof: { challenge, attach } }: { proof: SignupProof }) {
  const t = useWords('admission');
  return (
    <>
      {challenge !== null && <input type="hidden" name="proof" ref={attach} defaultValue={challenge} />}
      <div aria-hidden="true" className="sr-only">
        <label>
          {t('signup.nickname')}
          <input type="text" name="nickname" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
