/** The visitor's answer to being counted, in the browser: acts at once, and is kept in the cookie that the server reads. */
import { useSyncExternalStore } from 'react';
import { consentCookie, type Consent, type StoredConsent } from '#contract/analytics-consent.ts';

interface Said {
  /** Undefined: nothing since the page came in. */
  given: StoredConsent | undefined;
  /** The question is shown again, though it has an answer. */
  isAsking: boolean;
}

let said: Said = { given: undefined, isAsking: false };
const nothing: Said = said;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
function become(next: Said) {
  said = next;
  for (const listener of listeners) listener();
}

export function answerConsent(answer: Consent): void {
  const now = new Date();
  document.cookie = consentCookie(answer, now);
  become({ given: { answer, on: now.toISOString().slice(0, 10) }, isAsking: false });
}

/** From the footer. The answer stands until there is another one. */
export const askConsentAgain = (): void => become({ ...said, isAsking: true });

/** `known` is what the server read. */
export function useConsent(known: StoredConsent | null): { given: StoredConsent | null; isAsking: boolean } {
  const { given = known, isAsking } = useSyncExternalStore(
    subscribe,
    () => said,
    () => nothing,
  );
  return { given, isAsking: isAsking || given === null };
}
