/** One deed with many accounts. A trial is the same work, taken back: so it can promise nothing else than what would happen. */
import { v7 as uuidv7 } from 'uuid';
import type { BulkReportRow } from '#contract/bulk-reports.ts';
import type { UserBulkEdit } from '#contract/user-bulk-edits.ts';
import { fullName } from '#server/auth/actor.ts';
import { recordAudit, type PartOfDeed } from '#server/features/audit-events/commands.ts';
import { oneByOne } from '#server/http/one-by-one.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { moveUser } from '../administration/commands.ts';
import { mayAddRole, mayArchive, mayResend } from '../administration/policy.ts';
import { findUser } from '../administration/queries.ts';
import { resendInvitation } from '../invitations/commands.ts';
import { addRole } from '../roles/commands.ts';
import type { UserRow } from '../resource.ts';

type Act = Pick<Context, 'services' | 'scope' | 'actor' | 'now' | 'center' | 'origin' | 'locale' | 'sender'> &
  PartOfDeed;

async function perform(act: Act, user: UserRow, edit: UserBulkEdit): Promise<unknown> {
  switch (edit.act) {
    case 'archive':
      if (!mayArchive(act.actor, user)) refuse('forbidden');
      return moveUser(act, user, 'archive');
    case 'resend_invitation':
      if (!mayResend(act.actor, user)) refuse('forbidden');
      return resendInvitation(act, user);
    default:
      if (!mayAddRole(act.actor, user)) refuse('forbidden');
      return addRole(act, user, { role: edit.role ?? 'volunteer', organizationId: edit.organizationId });
  }
}

/** What became of it, with a row for each account. */
export interface UserBulkEdited {
  id: string;
  edit: UserBulkEdit;
  report: BulkReportRow[];
}

/** A thousand accounts are told as one deed. */
async function recordWhole({ scope, actor }: Act, { id, edit, report }: UserBulkEdited): Promise<void> {
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
export async function editUsers(act: Act, edit: UserBulkEdit): Promise<UserBulkEdited> {
  const ids = new Set(edit.userIds);
  const part = { ...act, isPart: ids.size > 1 };
  const report = await oneByOne<UserRow>(act.scope, ids, {
    isTrial: edit.dryRun === true,
    locale: act.locale,
    find: (id) => findUser(act.scope, act.actor, id),
    nameOf: (user) => fullName(user) || user.email,
    work: (user) => perform(part, user, edit),
  });
  const edited = { id: uuidv7(), edit, report };
  if (ids.size > 1) await recordWhole(act, edited);
  return edited;
}
