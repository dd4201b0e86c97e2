/**
 * Naming a centre to share with, accepting that, and ending it. Both centres have a row; both are written in one transaction, so that
 * neither says what the other does not.
 */
import { v7 as uuidv7 } from 'uuid';
import type { CenterShareCreate, CenterShareStatus } from '#contract/center-shares.ts';
import { recordAudit } from '#server/audit/events.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { Center } from '#server/tenancy/centers.ts';
import { inOtherCenter, type TenantScope } from '#server/tenancy/scope.ts';
import { takeTurn } from '#server/tenancy/turns.ts';
import { shareWith, type CenterShareRow } from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'services'>;

const pointer = '/data/attributes/center_id';

/** Both centres may do something at once: one after the other. */
const holdPair = (scope: TenantScope, partnerId: number) =>
  takeTurn(scope, `center shares ${[scope.centerId, partnerId].toSorted((a, b) => a - b).join(' ')}`);

/** On the record of both, so that both hear of it: here with who did it, there without, as accounts are nobody else's to know. */
async function record(
  { scope, actor, center, services }: CommandContext,
  { id, partnerId }: CenterShareRow,
  act: 'offer' | 'accept' | 'end',
): Promise<void> {
  const there = { offer: 'offered_here', accept: 'accepted_here', end: 'ended_here' } as const;
  const subjectType = 'center_shares';
  const reason = services.centers.byId(partnerId)?.appName ?? null;
  await recordAudit(scope, actor, { act, subjectType, subjectId: id, reason });
  await inOtherCenter(scope, partnerId, async (other) => {
    const theirs = await shareWith(other, scope.centerId);
    if (!theirs) return;
    const event = { act: there[act], subjectType, subjectId: theirs.id, reason: center.appName } as const;
    await recordAudit(other, null, event);
  });
}

/** This process need not wait to hear of it. */
const rememberShares = ({ scope, services }: CommandContext) =>
  scope.afterCommit(() => {
    services.centers
      .refresh()
      .catch((err: unknown) => services.log.error({ err }, 'the centres could not be read again'));
  });

const held = async ({ scope }: CommandContext, partnerId: number): Promise<CenterShareRow> =>
  (await shareWith(scope, partnerId)) ?? refuse('not_found');

const put = (scope: TenantScope, partnerId: number, status: CenterShareStatus, now: Date) =>
  scope.db
    .insertInto('centerShares')
    .values({
      volunteerCenterId: scope.centerId,
      id: uuidv7(),
      partnerId,
      status,
      createdAt: now,
      updatedAt: now,
    })
    .execute();

/** Without sharing of its own a centre takes part in that of others, and offers nothing. */
export const sharesAtAll = ({ features }: Center): boolean => features.centerSharing;

/** Offers it. Throws 403 where the centre shares nothing, 422 for a centre that there is not, and for one that is named already. */
export async function offerShare(
  context: CommandContext,
  { centerId }: CenterShareCreate,
): Promise<CenterShareRow> {
  const { scope, now, center, services } = context;
  if (!sharesAtAll(center)) refuse('forbidden');
  const partner = services.centers.byId(Number(centerId));
  if (!partner || partner.id === center.id || partner.isClosed) refuse('unknown_record', { pointer });
  await holdPair(scope, partner.id);
  if (await shareWith(scope, partner.id)) refuse('taken', { pointer });
  await put(scope, partner.id, 'offered', now);
  await inOtherCenter(scope, partner.id, (there) => put(there, center.id, 'received', now));
  const made = await held(context, partner.id);
  await record(context, made, 'offer');
  return made;
}

/** Accepts what the other offered. Throws 422 for what is no offer of theirs, 404 for one that they took back meanwhile. */
export async function acceptShare(
  context: CommandContext,
  { partnerId }: CenterShareRow,
): Promise<CenterShareRow> {
  const { scope, now } = context;
  await holdPair(scope, partnerId);
  const { status } = await held(context, partnerId);
  if (status !== 'received')
    refuse('move_refused', { pointer: '/data/attributes/status', values: { state: status } });
  const accept = (here: TenantScope, other: number) =>
    here.db
      .updateTable('centerShares')
      .set({ status: 'accepted', updatedAt: now })
      .where('volunteerCenterId', '=', here.centerId)
      .where('partnerId', '=', other)
      .execute();
  await accept(scope, partnerId);
  await inOtherCenter(scope, partnerId, (there) => accept(there, scope.centerId));
  const made = await held(context, partnerId);
  await record(context, made, 'accept');
  rememberShares(context);
  return made;
}

/** Takes it away in both centres: from the next request nothing of the one is shown at the other. */
export async function endShare(context: CommandContext, { partnerId }: CenterShareRow): Promise<void> {
  const { scope } = context;
  await holdPair(scope, partnerId);
  await record(context, await held(context, partnerId), 'end');
  const remove = (here: TenantScope, other: number) =>
    here.db
      .deleteFrom('centerShares')
      .where('volunteerCenterId', '=', here.centerId)
      .where('partnerId', '=', other)
      .execute();
  await remove(scope, partnerId);
  await inOtherCenter(scope, partnerId, (there) => remove(there, scope.centerId));
  rememberShares(context);
}
