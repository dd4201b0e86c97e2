/** Keeping what somebody agreed to. Written in the transaction of what it allows. */
import { v7 as uuidv7 } from 'uuid';
import type { ConsentKind } from '#contract/consents.ts';
import type { Locale } from '#contract/locales.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface GivenConsent {
  userId: string;
  kind: ConsentKind;
  /** The sentence that stood on the screen. */
  text: string;
  locale: Locale;
  now: Date;
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

/** Writes down a yes. */
export async function giveConsent(
  scope: TenantScope,
  { userId, kind, text, locale, now }: GivenConsent,
): Promise<void> {
  await scope.db
    .insertInto('consents')
    .values({
      volunteerCenterId: scope.centerId,
      id: uuidv7(),
      userId,
      kind,
      consentText: text,
      locale,
      givenAt: now,
    })
    .execute();
}

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
