/** Changing one's own account. */
import { digestConsentText, keepAllApplicationsText } from '#contract/consent-texts.ts';
import type { StoredPreferences } from '#contract/notifications.ts';
import type { CurrentUserUpdate, OwnPasswordChange } from '#contract/account.ts';
import type { Problem } from '#contract/errors.ts';
import { yearOf } from '#contract/formatters.ts';
import type { SignedIn } from '#server/auth/actor.ts';
import { ipOf } from '#server/auth/network-groups.ts';
import { hashPassword, verifyPassword, weakness } from '#server/auth/passwords.ts';
import { endSessionsOf } from '#server/auth/sessions.ts';
import { tryOnce } from '#server/auth/throttle.ts';
import { recordAudit } from '#server/audit/events.ts';
import { giveConsent, hasConsent, withdrawConsent } from '#server/features/consents/commands.ts';
import { stopKeeping } from '#server/features/applications/keeping/commands.ts';
import { endLinks } from '#server/features/one-time-tokens/ending/commands.ts';
import { changeAccounts } from '#server/features/users/keeping/commands.ts';
import { ownUser } from '#server/features/users/queries.ts';
import type { UserRow } from '#server/features/users/resource.ts';
import { inHomeCenter, person, personThemselves } from '#server/http/in-home-center.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import { refuseStale } from '#server/http/stale.ts';
import type { Context } from '#server/http/route.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { mailAccountChange } from '#server/features/account-changes/commands.ts';
import { lockOwn, lockProven, type ProvenPassword } from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'services' | 'now' | 'locale' | 'center'>;

/** What the rules of the contract cannot know: the year of today, and the languages of the centre. */
function problemsOf({ now, center }: CommandContext, { birthYear, locale }: CurrentUserUpdate): Problem[] {
  const thisYear = yearOf(now);
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
  { now, locale, actor }: CommandContext,
  home: TenantScope,
  { userId }: SignedIn,
  { digestDays, digestConsent }: CurrentUserUpdate,
): Promise<void> {
  if (digestDays === undefined) return;
  if (digestDays.length === 0) return withdrawConsent(home, userId, 'digest', now);
  if (await hasConsent(home, userId, 'digest')) return;
  if (!digestConsent) refuse('digest_consent_needed', { pointer: '/data/attributes/digest_consent' });
  // Nobody says yes for another, whoever they act for.
  personThemselves(actor);
  await giveConsent(home, { userId, kind: 'digest', text: digestConsentText[locale], locale, now });
}

/** All applications are kept for longer after an active yes; taken back, that goes for each of them. */
async function settleKeeping(
  { now, locale, actor }: CommandContext,
  home: TenantScope,
  { userId }: SignedIn,
  { keepApplicationDays: keptDays }: CurrentUserUpdate,
): Promise<void> {
  const kind = 'keep_applications';
  if (keptDays === undefined) return;
  if (keptDays === null) {
    await stopKeeping(home, { userId }, now);
    return withdrawConsent(home, userId, kind, now);
  }
  personThemselves(actor);
  if (await hasConsent(home, userId, kind)) return;
  await giveConsent(home, {
    userId,
    kind,
    text: keepAllApplicationsText[locale](keptDays),
    locale,
    now,
    keptDays,
  });
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
export function updateOwn(context: CommandContext, input: CurrentUserUpdate): Promise<UserRow> {
  const actor = person(context.actor);
  refuseAll(problemsOf(context, input));
  return inHomeCenter(context, async (home) => {
    const row = await lockOwn(home, actor);
    const { digestConsent: _yes, keepApplicationDays: _settled, ...rest } = input;
    const { lockVersion, notificationPreferences, digestDays, ...plain } = rest;
    refuseStale(lockVersion, row);
    await settleDigest(context, home, actor, input);
    await settleKeeping(context, home, actor, input);
    const stored = row.notificationPreferences as StoredPreferences;
    await changeAccounts(home, actor.userId, {
      ...plain,
      ...(digestDays && { digestDays: digestDays.toSorted((a, b) => a - b) }),
      ...(notificationPreferences && {
        notificationPreferences: JSON.stringify(mergedPreferences(stored, notificationPreferences)),
      }),
      lockVersion: row.lockVersion + 1,
      updatedAt: context.now,
    });
    await recordAudit(home, actor, { act: 'update', subjectType: 'users', subjectId: actor.userId });
    return (await ownUser(home, actor)) ?? refuse('not_found');
  });
}

/**
 * Asks for the password again before something that would give the account away; for the `prepare` of a route. Wrong ones slow
 * down as at signing in. Throws 422 at `pointer`. An account without a password has none to ask.
 */
export async function provePassword(
  { actor, services, request }: Pick<Context, 'actor' | 'services' | 'request'>,
  password: string | null | undefined,
  pointer = '/data/attributes/current_password',
): Promise<ProvenPassword> {
  const { userId, homeCenterId, email } = personThemselves(actor);
  const ip = ipOf(request);
  const read = (home: TenantScope) =>
    home.db.selectFrom('users').select('passwordHash').where('id', '=', userId).executeTakeFirst();
  const own = await inScope(services.pool, homeCenterId, read, { isReadOnly: true });
  if (!own || own.passwordHash === null) return { passwordHash: null };
  const check = async () => ((await verifyPassword(own.passwordHash, password ?? '')) ? own : null);
  return (
    (await tryOnce(services, homeCenterId, { email, ip }, check)) ?? refuse('wrong_password', { pointer })
  );
}

export interface PreparedPassword extends ProvenPassword {
  newHash: string;
}

/** The one of now is asked before the new one is judged. */
export async function preparePassword(
  context: Pick<Context, 'actor' | 'services' | 'request'>,
  input: OwnPasswordChange,
): Promise<PreparedPassword> {
  const proven = await provePassword(context, input.currentPassword);
  const weak = weakness(input.password, person(context.actor).email);
  if (weak) refuse(weak, { pointer: '/data/attributes/password' });
  return { ...proven, newHash: await hashPassword(input.password) };
}

/** Another password: all other devices are signed out. */
export async function changeOwnPassword(
  context: CommandContext & Pick<Context, 'origin'>,
  { newHash, ...proven }: PreparedPassword,
): Promise<UserRow> {
  const actor = personThemselves(context.actor);
  return inHomeCenter(context, async (home) => {
    const own = await lockProven(home, actor, proven);
    const lockVersion = own.lockVersion + 1;
    await changeAccounts(home, own.id, { passwordHash: newHash, lockVersion, updatedAt: context.now });
    await endSessionsOf(home, own.id, actor.sessionId);
    await endLinks(home, [own.id], 'password_chosen', context.now);
    await mailAccountChange(context, home, own, 'password_changed');
    await recordAudit(home, actor, { act: 'change_password', subjectType: 'users', subjectId: own.id });
    return (await ownUser(home, actor)) ?? refuse('not_found');
  });
}
