/** Making, naming and removing passkeys, and signing in by one. */
import { v7 as uuidv7 } from 'uuid';
import { fullName, type SignedIn } from '#server/auth/actor.ts';
import {
  credentialIdOf,
  registrationOptions,
  takeAssertion,
  takeRegistration,
  type Party,
} from '#server/auth/webauthn.ts';
import type { DevicePlace } from '#server/auth/network-groups.ts';
import { mailAccountChange } from '#server/features/account-changes/commands.ts';
import { recordAudit } from '#server/audit/events.ts';
import { lockOwn, lockProven, type ProvenPassword } from '#server/features/account/queries.ts';
import { inHomeCenter, personThemselves } from '#server/http/in-home-center.ts';
import { forgetIfLast, recoveryCodesFor } from '#server/features/second-factors/commands.ts';
import { openAccount, type Entered } from '#server/features/sessions/commands.ts';
import { lockAccount } from '#server/features/sessions/queries.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { Services } from '#server/http/services.ts';
import type { Center } from '#server/tenancy/centers.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { findPasskey, lockPasskey, passkeysOf, type PasskeyRow } from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'services' | 'now' | 'center' | 'origin'>;

const partyOf = ({ center, origin }: CommandContext): Party => ({ name: center.appName, origin });
/** More than anybody has devices; a list without end is no list. */
const most = 20;

/** Of an account that is held. Throws 422 where there is no room for one more. */
async function keysWithRoom(home: TenantScope, { userId }: SignedIn) {
  const keys = await passkeysOf(home, userId);
  if (keys.length >= most) refuse('too_many', { pointer: '/data', values: { maximum: most } });
  return keys;
}

/** For the browser's dialog. */
export function beginPasskey(context: CommandContext, proven: ProvenPassword) {
  const actor = personThemselves(context.actor);
  return inHomeCenter(context, async (home) => {
    await lockProven(home, actor, proven);
    const existingKeys = await keysWithRoom(home, actor);
    const registration = { secret: context.services.env.secret, now: context.now, party: partyOf(context) };
    return registrationOptions(registration, { ...actor, name: fullName(actor) }, existingKeys);
  });
}

/** Keeps a new passkey. With the first way of this kind recovery codes come along. */
export function addPasskey(
  context: CommandContext,
  { name, response }: { name: string; response: string },
): Promise<{ passkey: PasskeyRow; recoveryCodes: string[] | null }> {
  const actor = personThemselves(context.actor);
  return inHomeCenter(context, async (home) => {
    const own = await lockOwn(home, actor);
    // Of several that were begun while there was room, no more come in than fit.
    await keysWithRoom(home, actor);
    const taking = {
      scope: home,
      secret: context.services.env.secret,
      now: context.now,
      party: partyOf(context),
    };
    const credential = await takeRegistration(taking, actor.userId, response);
    if (!credential || (await lockPasskey(home, credential.id)))
      refuse('passkey_refused', { pointer: '/data/attributes/response' });
    const id = uuidv7();
    await home.db
      .insertInto('passkeys')
      .values({
        volunteerCenterId: home.centerId,
        id,
        userId: actor.userId,
        name,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        createdAt: context.now,
      })
      .execute();
    const recoveryCodes = await recoveryCodesFor(home, actor.userId, context.now);
    await mailAccountChange(context, home, own, 'passkey_added');
    await recordAudit(home, actor, { act: 'add_passkey', subjectType: 'users', subjectId: own.id });
    return { passkey: (await findPasskey(home, actor, id)) ?? refuse('not_found'), recoveryCodes };
  });
}

export function renamePasskey(
  context: CommandContext,
  { id }: PasskeyRow,
  name: string,
): Promise<PasskeyRow> {
  return inHomeCenter(context, async (home, reader) => {
    await home.db
      .updateTable('passkeys')
      .set({ name })
      .where('volunteerCenterId', '=', home.centerId)
      .where('id', '=', id)
      .execute();
    return (await findPasskey(home, reader, id)) ?? refuse('not_found');
  });
}

export function removePasskey(
  context: CommandContext,
  { id }: PasskeyRow,
  proven: ProvenPassword,
): Promise<void> {
  const actor = personThemselves(context.actor);
  return inHomeCenter(context, async (home) => {
    const own = await lockProven(home, actor, proven);
    await home.db
      .deleteFrom('passkeys')
      .where('volunteerCenterId', '=', home.centerId)
      .where('id', '=', id)
      .execute();
    await forgetIfLast(home, actor.userId);
    await mailAccountChange(context, home, own, 'passkey_removed');
    await recordAudit(home, actor, { act: 'remove_passkey', subjectType: 'users', subjectId: own.id });
  });
}

/**
 * Signs in by a passkey alone: having it and unlocking it are two proofs already. Throws 401 for one that is unknown or not
 * right, and as at every way in for an account that may not be used.
 */
export function signInByPasskey(
  services: Services,
  { center, origin }: { center: Center; origin: string },
  response: string,
  device: { place: DevicePlace; remember: boolean },
): Promise<Entered> {
  const now = services.now();
  return inScope(services.pool, center.id, async (scope) => {
    const credentialId = credentialIdOf(response);
    const key = credentialId === null ? undefined : await lockPasskey(scope, credentialId);
    if (!key) refuse('passkey_unknown');
    const party = { name: center.appName, origin };
    const counter = await takeAssertion({ scope, secret: services.env.secret, now, party }, response, key);
    if (counter === null) refuse('passkey_unknown');
    await scope.db
      .updateTable('passkeys')
      .set({ counter, lastUsedAt: now })
      .where('volunteerCenterId', '=', scope.centerId)
      .where('id', '=', key.id)
      .execute();
    const account = await lockAccount(scope, key.userId);
    if (!account) refuse('passkey_unknown');
    return openAccount(services, scope, account, { ...device, isProvenTwice: true });
  });
}
