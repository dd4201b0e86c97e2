/** What was typed but not sent, kept in this tab: closing the dialog or reloading the page loses nothing. */
import { noValues, type ApplyValues } from './apply-values.ts';

const keyOf = (vacancyId: string) => `apply ${vacancyId}`;

/** Consent is given anew each time. */
export function readDraft(vacancyId: string): Partial<ApplyValues> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(vacancyId)) ?? '{}');
    const known = Object.entries(kept ?? {}).filter(
      ([name, value]) => name in noValues && typeof value === 'string',
    );
    return Object.fromEntries(known);
  } catch {
    // Storage that is switched off or holds something else: then there is no draft.
    return {};
  }
}

export function keepDraft(vacancyId: string, { consent: _consent, ...typed }: ApplyValues): void {
  try {
    sessionStorage.setItem(keyOf(vacancyId), JSON.stringify(typed));
  } catch {
    // Full or switched off: the open form still has it.
  }
}

export function dropDraft(vacancyId: string): void {
  try {
    sessionStorage.removeItem(keyOf(vacancyId));
  } catch {
    // Switched off: there is none.
  }
}
