/** Who of the staff answers a question: one takes it, gives it to a colleague, or puts it back. */
import type { ContactMessageAssign } from '#contract/contact-messages.ts';
import { recordAudit } from '#server/audit/events.ts';
import {
  lockMessage,
  assigneeNameOf,
  type ContactMessageRow,
} from '#server/features/contact-messages/queries.ts';
import { centerStaff, type Recipient } from '#server/features/users/queries.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { refuseStale } from '#server/http/stale.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { tellAssignee } from './notify.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin'>;

/** Somebody who answers questions here, and whose account is in use. */
async function colleague(scope: TenantScope, id: string): Promise<Recipient> {
  const found = (await centerStaff(scope)).find(({ userId }) => userId === id);
  return found ?? refuse('unknown_record', { pointer: '/data/attributes/assignee_id' });
}

/** Of two who take it at once the second hears who has it: what each saw before them was of nobody. */
function refuseTaken(current: ContactMessageRow, { lockVersion }: ContactMessageAssign): void {
  const name = assigneeNameOf(current);
  if (lockVersion !== undefined && lockVersion !== current.lockVersion && name !== null)
    refuse('question_taken', { pointer: '/data/attributes/assignee_id', values: { name } });
  refuseStale(lockVersion, current);
}

/** Gives it to somebody, who is told by mail and in the app; to whom has it already it changes nothing. */
export async function assignMessage(
  context: CommandContext,
  known: ContactMessageRow,
  input: ContactMessageAssign,
): Promise<ContactMessageRow> {
  const { scope, actor, now } = context;
  const { assigneeId } = input;
  const current = await lockMessage(scope, known.id);
  if (current.status !== 'open')
    refuse('move_refused', { pointer: '/data/attributes/status', values: { state: current.status } });
  if (current.assigneeId === assigneeId) return current;
  refuseTaken(current, input);
  const to = assigneeId === null ? null : await colleague(scope, assigneeId);
  await scope.db
    .updateTable('contactMessages')
    .set({ assigneeId, lockVersion: current.lockVersion + 1, updatedAt: now })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', known.id)
    .execute();
  const isOwn = actor.kind === 'user' && actor.userId === assigneeId;
  await recordAudit(scope, actor, {
    act: assigneeId === null ? 'release' : isOwn ? 'take' : 'assign',
    subjectType: 'contact_messages',
    subjectId: known.id,
  });
  if (to && !isOwn) await tellAssignee(context, known.id, to);
  return lockMessage(scope, known.id);
}
