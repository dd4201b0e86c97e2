/** Every cookie that the product sets: those who set them take their lives from here, and the page about cookies shows the list. */
import { consentCookieName, consentDays } from './analytics-consent.ts';
import { organizationKey, organizationKeySeconds } from './current-organization.ts';
import { localeCookieDays, localeCookieName } from './locales.ts';

const daySeconds = 24 * 3600;

/** Two weeks after the last use a session ends. */
export const sessionDays = 14;
/** As long as the link of the mail works that confirms an account. */
export const signedUpDays = 7;
/** What somebody chose for this browser: colours, the width of the menu. */
export const choiceDays = 365;
/** What is told on the next page: whoever comes back later has another matter at hand. */
export const flashSeconds = 30;

export interface SiteCookie {
  names: readonly string[];
  /** Which words say what it is for. */
  about:
    | 'center'
    | 'locale'
    | 'colours'
    | 'session'
    | 'signedUp'
    | 'flash'
    | 'consent'
    | 'organization'
    | 'rail'
    | 'columns'
    | 'ownSession';
  /** Null: until the browser is closed. */
  seconds: number | null;
  /** Set only at a centre that counts its visits. */
  isForAnalytics?: boolean;
}

export const siteCookies: readonly SiteCookie[] = [
  { names: ['volunteerCenterId'], about: 'center', seconds: null },
  { names: [localeCookieName], about: 'locale', seconds: localeCookieDays * daySeconds },
  { names: ['color-mode'], about: 'colours', seconds: choiceDays * daySeconds },
  { names: ['access-token', 'client', 'uid'], about: 'session', seconds: sessionDays * daySeconds },
  { names: ['signed-up'], about: 'signedUp', seconds: signedUpDays * daySeconds },
  { names: ['flash'], about: 'flash', seconds: flashSeconds },
  { names: [consentCookieName], about: 'consent', seconds: consentDays * daySeconds, isForAnalytics: true },
  { names: [organizationKey], about: 'organization', seconds: organizationKeySeconds },
  { names: ['rail'], about: 'rail', seconds: choiceDays * daySeconds },
  { names: ['columns'], about: 'columns', seconds: choiceDays * daySeconds },
  { names: ['own-session'], about: 'ownSession', seconds: sessionDays * daySeconds },
];
