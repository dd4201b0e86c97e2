/** Changing one's own account. */
import { digestConsentText } from '#contract/consent-texts.ts';
import type { StoredPreferences } from '#contract/notifications.ts';
import type { CurrentUserUpdate } from '#contract/own-account.ts';
import type { Problem } from '#contract/errors.ts';
import type { SignedIn } from '#server/auth/actor.ts';
import { recordAudit } from '#server/features/audit-events/commands.ts';
import { giveConsent, hasConsent, withdrawConsent } from '#server/features/consents/commands.ts';
import { ownUser } from '#server/features/users/queries.ts';
import type { UserRow } from '#server/features/users/resource.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { atHome, lockOwn, person } from './queries.ts';

type Act = Pick<Context, 'scope' | 'actor' | 'services' | 'now' | 'locale' | 'center'>;

/** What the rules of the contract cannot know: the year of today, and the languages of the centre. */
function problemsOf({ now, center }: Act, { birthYear, locale }: CurrentUserUpdate): Problem[] {
  const thisYear = now.getFullYear();
  return [
    ...(birthYear && birthYear > thisYear
      ? [
          {
            code: 'too_large' as const,
            pointer: '/data/attributes/birth_year',
            values: { maximum: thisYear },
          },
        ]
      : []),
    ...(locale && !center.locales.includes(locale)
      ? [{ code: 'inclusion' as const, pointer: '/data/attributes/locale' }]
      : []),
  ];
}

/** The periodic mail comes only after an active yes, which stands until there are no days left. */
async function settleDigest(
  { now, locale }: Act,
  home: TenantScope,
  { userId }: SignedIn,
  { digestDays, digestConsent }: CurrentUserUpdate,
): Promise<void> {
  if (digestDays === undefined) return;
  if (digestDays.length === 0) return withdrawConsent(home, userId, 'digest', now);
  if (await hasConsent(home, userId, 'digest')) return;
  if (!digestConsent) refuse('consent_needed', { pointer: '/data/attributes/digest_consent' });
  await giveConsent(home, { userId, kind: 'digest', text: digestConsentText[locale], locale, now });
}

/** Kinds that are not named stay as they were. */
const mergedPreferences = (
  stored: StoredPreferences,
  input: CurrentUserUpdate['notificationPreferences'],
) => ({
  ...stored,
  ...Object.fromEntries((input ?? []).map(({ kind, mail, app }) => [kind, { mail, app }])),
});

/** Changes what is given. Throws 409 when `lockVersion` is given and not the current one. */
export function updateOwn(act: Act, input: CurrentUserUpdate): Promise<UserRow> {
  const actor = person(act.actor);
  refuseAll(problemsOf(act, input));
  return atHome(act, async (home) => {
    const row = await lockOwn(home, actor);
    const { lockVersion, digestConsent: _yes, notificationPreferences, digestDays, ...plain } = input;
    if (lockVersion !== undefined && lockVersion !== row.lockVersion)
      refuse('stale', {
        pointer: '/data/attributes/lock_version',
        values: { current: row.lockVersion, given: lockVersion },
      });
    await settleDigest(act, home, actor, input);
    const stored = row.notificationPreferences as StoredPreferences;
    await home.db
      .updateTable('users')
      .set({
        ...plain,
        ...(digestDays && { digestDays: digestDays.toSorted((a, b) => a - b) }),
        ...(notificationPreferences && {
          notificationPreferences: JSON.stringify(mergedPreferences(stored, notificationPreferences)),
        }),
        lockVersion: row.lockVersion + 1,
        updatedAt: act.now,
      })
      .where('volunteerCenterId', '=', home.centerId)
      .where('id', '=', actor.userId)
      .execute();
    await recordAudit(home, actor, { act: 'update', subjectType: 'users', subjectId: actor.userId });
    return (await ownUser(home, actor)) ?? refuse('not_found');
  });
}
