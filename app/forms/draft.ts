/** What was typed but not sent, kept in this tab for one person and one form: closing a dialog or reloading loses nothing. */
import type { FormValues } from '#app/forms/form-values.ts';

const prefix = 'draft ';

/** The person is part of it, so that nobody meets the words of who used the tab before. */
export const draftKey = (person: string | undefined, form: string): string =>
  `${prefix}${person ?? 'visitor'} ${form}`;

/** Fields whose words are kept nowhere and given back to nobody. */
export const isSecret = (name: string) => /password|wachtwoord|secret|token|otpcode/i.test(name);

/** Passwords are never kept; files are no values of a form at all. */
const keepable = (values: FormValues, omit: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name) && !omit.includes(name)));

/** Values of the fields that the form has now; null without a draft. */
export function readDraft(key: string, known: FormValues): FormValues | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const fitting = Object.entries(kept as FormValues).filter(
      ([name, value]) =>
        name in known &&
        typeof value === typeof known[name] &&
        Array.isArray(value) === Array.isArray(known[name]),
    );
    return fitting.length > 0 ? Object.fromEntries(fitting) : null;
  } catch {
    // Storage that is switched off or holds something else: then there is no draft.
    return null;
  }
}

export function keepDraft(key: string, values: FormValues, omit: readonly string[] = []): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(keepable(values, omit)));
  } catch {
    // Full or switched off: the open form still has it.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Switched off: there is none.
  }
}

/** Drafts of whoever is no longer signed in here go, whichever way they left. */
export function dropDraftsOfOthers(person: string | undefined): void {
  try {
    const own = draftKey(person, '');
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && !key.startsWith(own) && !key.startsWith(draftKey(undefined, '')))
        sessionStorage.removeItem(key);
  } catch {
    // Switched off: there are none.
  }
}
