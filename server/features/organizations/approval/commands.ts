/** Moving an organisation from one state to another, with all that follows: its vacancies, who waits for it, who is told. */
import type { OpenApplicationChoice } from '#contract/open-applications.ts';
import type { OrganizationChange } from '#contract/organization-decisions.ts';
import type { DenyReason, OrganizationMove } from '#contract/organizations.ts';
import { recordAudit } from '#server/audit/events.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { updateOrganization } from '../commands.ts';
import { lockOrganization, type OrganizationRow } from '../queries.ts';
import { moveTowards, obstacles, targetOf } from '../transitions.ts';
import { announceMove } from './notify.ts';
import { mayMove } from './policy.ts';

export type CommandContext = Pick<
  Context,
  'scope' | 'actor' | 'now' | 'center' | 'origin' | 'sender' | 'services'
>;

export interface MoveWords {
  /** Why not, of the list. */
  reason?: DenyReason | null;
  /** Words of the centre. */
  message?: string | null;
  openApplications?: OpenApplicationChoice;
}

/** What the row says after the move besides its state. */
function columnsAfter(
  move: OrganizationMove,
  now: Date,
  { reason, message }: MoveWords,
): Partial<OrganizationRow> {
  switch (move) {
    case 'approve':
      return { approvedAt: now, denyReason: null, deniedReason: null };
    case 'deny':
      return { denyReason: reason ?? null, deniedReason: message ?? null };
    case 'archive':
      return { archivedAt: now };
    case 'restore':
      return { archivedAt: null };
    case 'delete':
      return { deletedAt: now };
  }
}

/** Nothing of an organisation that stops stays on the site, and nobody waits for it in vain. */
async function clearUp(
  context: CommandContext,
  organizationId: string,
  move: OrganizationMove,
  { openApplications, message = null }: MoveWords,
): Promise<void> {
  if (move !== 'archive' && move !== 'delete') return;
  // Of a deleted one nobody could answer them any more.
  const answersOpen = move === 'delete' || openApplications === 'answer';
  for (const { stop } of context.services.organizationParts)
    await stop?.(context, { organizationId, move, answersOpen, message });
}

/** Makes a move of the table. Throws 403 for one that is not this person's, 422 with what is in its way. */
export async function moveOrganization(
  context: CommandContext,
  known: Pick<OrganizationRow, 'id'>,
  move: OrganizationMove,
  words: MoveWords = {},
): Promise<OrganizationRow> {
  const { scope, actor, now } = context;
  if (!mayMove(actor, known, move)) refuse('forbidden');
  const current = await lockOrganization(scope, known.id);
  refuseAll(obstacles(move, current, words.reason ?? null));
  const toState = targetOf(move);
  await scope.db
    .updateTable('organizations')
    .set({
      ...columnsAfter(move, now, words),
      status: toState,
      updatedAt: now,
      lockVersion: current.lockVersion + 1,
    })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', current.id)
    .execute();
  await recordAudit(scope, actor, {
    act: move,
    subjectType: 'organizations',
    subjectId: current.id,
    fromState: current.status,
    toState,
    reason: words.reason ?? null,
  });
  await clearUp(context, current.id, move, words);
  const moved = await lockOrganization(scope, current.id);
  await announceMove(context, moved, move);
  return moved;
}

/** The generic update: its fields, and a status by the same table of moves, with the right checked for the target. */
export async function changeOrganization(
  context: CommandContext,
  known: OrganizationRow,
  { status, reason, message, openApplications, ...fields }: OrganizationChange,
): Promise<OrganizationRow> {
  const isMoving = status !== undefined && status !== known.status;
  const move = isMoving ? moveTowards(status, known) : undefined;
  // To a state without a way to it nobody comes; whoever moves none need not hear which those are.
  if (isMoving && !mayMove(context.actor, known, move ?? 'approve')) refuse('forbidden');
  if (isMoving && !move)
    refuse('move_refused', { pointer: '/data/attributes/status', values: { state: known.status } });
  const changed =
    Object.keys(fields).length > 0 || !move ? await updateOrganization(context, known, fields) : known;
  return move ? moveOrganization(context, changed, move, { reason, message, openApplications }) : changed;
}
