/** One action with many accounts. A dry run is the same work, taken back: so it can promise nothing else than what would happen. */
import { v7 as uuidv7 } from 'uuid';
import type { BulkReportRow } from '#contract/bulk-reports.ts';
import type { UserBulkEdit } from '#contract/user-bulk-edits.ts';
import { fullName } from '#server/auth/actor.ts';
import { recordAudit, type PartOfEvent } from '#server/audit/events.ts';
import { oneByOne } from '#server/http/bulk.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { moveUser } from '../administration/commands.ts';
import { mayAddRole, mayArchive, mayResend } from '../administration/policy.ts';
import { findUser } from '../administration/queries.ts';
import { resendInvitation } from '../invitations/commands.ts';
import { addRole } from '../roles/commands.ts';
import type { UserRow } from '../resource.ts';

type CommandContext = Pick<
  Context,
  'services' | 'scope' | 'actor' | 'now' | 'center' | 'origin' | 'locale' | 'sender'
> &
  PartOfEvent;

async function perform(context: CommandContext, user: UserRow, edit: UserBulkEdit): Promise<unknown> {
  switch (edit.act) {
    case 'archive':
      if (!mayArchive(context.actor, user)) refuse('forbidden');
      return moveUser(context, user, 'archive');
    case 'resend_invitation':
      if (!mayResend(context.actor, user)) refuse('forbidden');
      return resendInvitation(context, user);
    default:
      if (!mayAddRole(context.actor, user)) refuse('forbidden');
      return addRole(context, user, { role: edit.role ?? 'volunteer', organizationId: edit.organizationId });
  }
}

/** What became of it, with a row for each account. */
export interface UserBulkEdited {
  id: string;
  edit: UserBulkEdit;
  report: BulkReportRow[];
}

/** A thousand accounts are told as one action. */
async function recordWhole(
  { scope, actor }: CommandContext,
  { id, edit, report }: UserBulkEdited,
): Promise<void> {
  const records = report.filter(({ result }) => result === 'done').length;
  if (records === 0) return;
  await recordAudit(scope, actor, {
    act: edit.act,
    subjectType: 'user_bulk_edits',
    subjectId: id,
    toState: edit.act === 'add_role' ? (edit.role ?? null) : null,
    records,
  });
}

/** Does it for each that it can be done for; the others are refused with the reason. */
export async function editUsers(context: CommandContext, edit: UserBulkEdit): Promise<UserBulkEdited> {
  const ids = new Set(edit.userIds);
  const part = { ...context, isPart: ids.size > 1 };
  const report = await oneByOne<UserRow>(context.scope, ids, {
    isDryRun: edit.dryRun === true,
    locale: context.locale,
    find: (id) => findUser(context.scope, context.actor, id),
    nameOf: (user) => fullName(user) || user.email,
    work: (user) => perform(part, user, edit),
  });
  const edited = { id: uuidv7(), edit, report };
  if (ids.size > 1) await recordWhole(context, edited);
  return edited;
}
