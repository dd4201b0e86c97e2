/** Setting up a second proof, and doing without it again. */
import { v7 as uuidv7 } from 'uuid';
import type { AuditAction } from '#contract/audit-actions.ts';
import {
  decryptSecret,
  encryptSecret,
  hashRecoveryCode,
  newRecoveryCodes,
  newSecret,
  setupOf,
  stepOf,
} from '#server/auth/one-time-codes.ts';
import type { SignedIn } from '#server/auth/actor.ts';
import { mailAccountChange } from '#server/features/account-changes/commands.ts';
import { recordAudit } from '#server/audit/events.ts';
import { lockOwn, lockProven, type ProvenPassword } from '#server/features/account/queries.ts';
import { inHomeCenter, personThemselves } from '#server/http/in-home-center.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { lockSecret, securedOf, type Secured } from './queries.ts';
import type { CodeSetup } from './resource.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'services' | 'now' | 'center' | 'origin'>;

/** As the screen shows it. */
export async function readSecured(home: TenantScope, actor: SignedIn): Promise<Secured> {
  const secured = await securedOf(home, actor.userId);
  return { userId: actor.userId, ...secured, isRequired: actor.isSecondFactorRequired };
}

/** Fresh recovery codes in place of the old ones. They are shown this once; only their hashes are kept. */
export async function renewRecoveryCodes(home: TenantScope, userId: string, now: Date): Promise<string[]> {
  await home.db
    .deleteFrom('recoveryCodes')
    .where('volunteerCenterId', '=', home.centerId)
    .where('userId', '=', userId)
    .execute();
  const codes = newRecoveryCodes();
  const rows = codes.map((code) => ({
    volunteerCenterId: home.centerId,
    id: uuidv7(),
    userId,
    codeHash: hashRecoveryCode(userId, code),
    createdAt: now,
  }));
  await home.db.insertInto('recoveryCodes').values(rows).execute();
  return codes;
}

/** With the first way recovery codes come; with a second the old ones stand. Null then. */
export async function recoveryCodesFor(
  home: TenantScope,
  userId: string,
  now: Date,
): Promise<string[] | null> {
  const { recoveryCodesLeft } = await securedOf(home, userId);
  return recoveryCodesLeft > 0 ? null : renewRecoveryCodes(home, userId, now);
}

/** Without any way left, recovery codes open nothing. */
export async function forgetIfLast(home: TenantScope, userId: string): Promise<void> {
  const { codesSince, passkeys } = await securedOf(home, userId);
  if (codesSince !== null || passkeys > 0) return;
  await home.db
    .deleteFrom('recoveryCodes')
    .where('volunteerCenterId', '=', home.centerId)
    .where('userId', '=', userId)
    .execute();
}

const about = ({ userId }: SignedIn, act: AuditAction<'users'>) =>
  ({ act, subjectType: 'users', subjectId: userId }) as const;

/** A new secret for an app; nothing is asked of it before the first right code. */
export function beginCodes(context: CommandContext, proven: ProvenPassword): Promise<CodeSetup> {
  const actor = personThemselves(context.actor);
  return inHomeCenter(context, async (home) => {
    await lockProven(home, actor, proven);
    if ((await lockSecret(home, actor.userId))?.confirmedAt) refuse('codes_on', { pointer: '/data' });
    const secret = newSecret();
    const row = {
      secret: encryptSecret(context.services.env.secret, actor.userId, secret),
      createdAt: context.now,
      lastStep: 0,
    };
    await home.db
      .insertInto('oneTimeCodeSecrets')
      .values({ ...row, volunteerCenterId: home.centerId, userId: actor.userId })
      .onConflict((conflict) => conflict.columns(['volunteerCenterId', 'userId']).doUpdateSet(row))
      .execute();
    const names = { issuer: context.center.appName, label: actor.email };
    return { userId: actor.userId, ...setupOf(secret, names) };
  });
}

/** The first right code: from now on they are asked. Answers recovery codes when there were none. */
export function confirmCodes(
  context: CommandContext,
  code: string,
): Promise<{ secured: Secured; recoveryCodes: string[] | null }> {
  const actor = personThemselves(context.actor);
  return inHomeCenter(context, async (home) => {
    const own = await lockOwn(home, actor);
    const row = await lockSecret(home, actor.userId);
    if (!row) refuse('not_found');
    if (row.confirmedAt !== null) refuse('codes_on', { pointer: '/otp_code' });
    const secret = decryptSecret(context.services.env.secret, actor.userId, row.secret);
    const step = stepOf(secret, code, context.now);
    if (step === null) refuse('wrong_code', { pointer: '/otp_code' });
    await home.db
      .updateTable('oneTimeCodeSecrets')
      .set({ confirmedAt: context.now, lastStep: step })
      .where('volunteerCenterId', '=', home.centerId)
      .where('userId', '=', actor.userId)
      .execute();
    const recoveryCodes = await recoveryCodesFor(home, actor.userId, context.now);
    await mailAccountChange(context, home, own, 'codes_on');
    await recordAudit(home, actor, about(actor, 'switch_codes_on'));
    return { secured: await readSecured(home, actor), recoveryCodes };
  });
}

/** Codes are asked no longer. */
export function endCodes(context: CommandContext, proven: ProvenPassword): Promise<void> {
  const actor = personThemselves(context.actor);
  return inHomeCenter(context, async (home) => {
    const own = await lockProven(home, actor, proven);
    const row = await lockSecret(home, actor.userId);
    if (!row) refuse('not_found');
    await home.db
      .deleteFrom('oneTimeCodeSecrets')
      .where('volunteerCenterId', '=', home.centerId)
      .where('userId', '=', actor.userId)
      .execute();
    await forgetIfLast(home, actor.userId);
    if (row.confirmedAt === null) return;
    await mailAccountChange(context, home, own, 'codes_off');
    await recordAudit(home, actor, about(actor, 'switch_codes_off'));
  });
}

/** Other recovery codes; the ones of before work no longer. */
export function changeRecoveryCodes(
  context: CommandContext,
  proven: ProvenPassword,
): Promise<{ secured: Secured; recoveryCodes: string[] }> {
  const actor = personThemselves(context.actor);
  return inHomeCenter(context, async (home) => {
    await lockProven(home, actor, proven);
    const { codesSince, passkeys } = await securedOf(home, actor.userId);
    if (codesSince === null && passkeys === 0) refuse('second_factor_missing', { pointer: '/data' });
    const recoveryCodes = await renewRecoveryCodes(home, actor.userId, context.now);
    await recordAudit(home, actor, about(actor, 'renew_recovery_codes'));
    return { secured: await readSecured(home, actor), recoveryCodes };
  });
}
