/** How long personal data is kept: the defaults of product.md section 10, which a centre may shorten or lengthen. */
import * as z from 'zod/mini';

const days = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

const withConsent = () => days(28, 730);
/** For how many days somebody was asked to have their applications kept: what the screen said then. */
export const keepDays = withConsent;

/** Days after which something is removed or made nameless. */
export const retention = z.object({
  /** An application that was not taken, after the decision. */
  applicationsNotTaken: days(7, 365),
  /** The same for somebody who said that it may be kept. */
  applicationsNotTakenWithConsent: withConsent(),
  /** An account without any sign of life: it is archived. */
  inactiveAccounts: days(180, 1825),
  /** An archived account: the person is removed. */
  archivedAccounts: days(7, 730),
  auditEvents: days(180, 1825),
});
export type Retention = z.infer<typeof retention>;

export const retentionDefaults: Retention = {
  applicationsNotTaken: 28,
  applicationsNotTakenWithConsent: 365,
  inactiveAccounts: 730,
  archivedAccounts: 30,
  auditEvents: 730,
};

/** Days before an account is archived on which its owner is told. */
export const inactivityWarnings = { first: 30, last: 7 } as const;

/** Days after which the rest goes, the same at every centre. */
export const keptDays = {
  /** An application that nobody confirmed by the mail: it was never sent on. */
  unconfirmedApplications: 7,
  /** A search that somebody wanted mails of, where nobody confirmed the address. */
  unconfirmedAlerts: 7,
  /** What stood in a mail; that one was sent is kept longer. */
  mailTexts: 30,
  notifications: 90,
  /** A question to the centre, with its answer. */
  contactMessages: 365,
} as const;

/** What a centre stored over the defaults; what cannot be is left at its default. */
export function retentionOf(stored: unknown): Retention {
  const storedRules =
    typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const fields = Object.entries(retention.shape).filter(
    ([name, rule]) => z.safeParse(rule, storedRules[name]).success,
  );
  return { ...retentionDefaults, ...Object.fromEntries(fields.map(([name]) => [name, storedRules[name]])) };
}
