/** What a visitor said about counting visits: kept in a cookie that both halves read, with when it was said. */
import { slugPattern } from './page-kinds.ts';

export type Consent = 'yes' | 'no';
/** The answer and its day, `2026-11-21`. */
export interface StoredConsent {
  answer: Consent;
  on: string;
}

export const consentCookieName = 'analytics-consent';
/** An answer holds this many days; then the question comes again. */
export const consentDays = 180;
/** To be raised when what is counted, or by whom, changes: then everybody is asked again. */
export const consentVersion = 1;

const dayMs = 86_400_000;
const utcDayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** `yes.2026-11-21.1`. */
export const consentValue = (answer: Consent, now: Date): string =>
  `${answer}.${utcDayOf(now)}.${consentVersion}`;

/** Null for nothing said, something unreadable, an old question or an old answer. */
export function readConsent(value: string | undefined, now: Date): StoredConsent | null {
  const [, answer, on = '', version] = /^(yes|no)\.(\d{4}-\d{2}-\d{2})\.(\d+)$/.exec(value ?? '') ?? [];
  const age = (now.getTime() - Date.parse(on)) / dayMs;
  const isValid = Number(version) === consentVersion && age >= -1 && age < consentDays;
  return isValid ? { answer: answer as Consent, on } : null;
}

/** For `set-cookie` and `document.cookie`; without an answer it takes the cookie away. */
export function consentCookie(answer: Consent | null, now: Date): string {
  const value = answer === null ? '' : consentValue(answer, now);
  const seconds = answer === null ? 0 : consentDays * 86_400;
  return `${consentCookieName}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; Secure`;
}

/** Behind these stands a word that opens something: always, or where it is no address of a form. */
const secretBehind = /\/(concept|forms)\/([^/]+)/;

/** Whether who counts visits may hear of this address. One from a mail or the start holds a word that opens something. */
export function mayBeTold({
  pathname,
  searchParams,
}: {
  pathname: string;
  searchParams: { has(name: string): boolean };
}): boolean {
  const [, screen, name = ''] = secretBehind.exec(pathname) ?? [];
  const isSecret = screen === 'concept' || (screen === 'forms' && !slugPattern.test(name));
  return !isSecret && !searchParams.has('token');
}
