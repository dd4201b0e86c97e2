/** Keeping what somebody agreed to. Written in the transaction of what it allows. */
import { v7 as uuidv7 } from 'uuid';
import type { ConsentKind } from '#contract/consents.ts';
import type { Locale } from '#contract/locales.ts';
import { versionsInForce, type TextVersions } from '#server/features/legal-texts/queries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface GivenConsent {
  userId: string;
  kind: ConsentKind;
  /** The sentence that stood on the screen. */
  text: string;
  locale: Locale;
  now: Date;
  /** Of `keep_applications`: for how long. */
  keptDays?: number;
  /** Of the texts that it is about, where it was said earlier than now. */
  versions?: TextVersions | undefined;
}

const standing = (scope: TenantScope, userId: string, kind: ConsentKind) =>
  scope.db
    .selectFrom('consents')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('withdrawnAt', 'is', null);

/** Whether this person's yes still stands. */
export async function hasConsent(scope: TenantScope, userId: string, kind: ConsentKind): Promise<boolean> {
  return (await standing(scope, userId, kind).limit(1).executeTakeFirst()) !== undefined;
}

const noVersions = { termsVersion: null, privacyVersion: null, productVersion: null };

/** Writes down what was said yes to, in one statement: to the terms with the versions that hold. */
export async function giveConsents(scope: TenantScope, given: readonly GivenConsent[]): Promise<void> {
  if (given.length === 0) return;
  const inForce = given.some(({ kind }) => kind === 'terms') ? await versionsInForce(scope) : undefined;
  const rows = given.map(({ userId, kind, text, locale, now, keptDays, versions }) => ({
    volunteerCenterId: scope.centerId,
    id: uuidv7(),
    userId,
    kind,
    consentText: text,
    locale,
    givenAt: now,
    keptDays: keptDays ?? null,
    ...((kind === 'terms' ? (versions ?? inForce) : undefined) ?? noVersions),
  }));
  await scope.db.insertInto('consents').values(rows).execute();
}

/** Writes down a yes. */
export const giveConsent = (scope: TenantScope, given: GivenConsent): Promise<void> =>
  giveConsents(scope, [given]);

/** Takes back what stands; the record of it stays. */
export async function withdrawConsent(
  scope: TenantScope,
  userId: string,
  kind: ConsentKind,
  now: Date,
): Promise<void> {
  await scope.db
    .updateTable('consents')
    .set({ withdrawnAt: now })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('withdrawnAt', 'is', null)
    .execute();
}
