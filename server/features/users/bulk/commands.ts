/** One deed with many accounts. A trial is the same work, taken back: so it can promise nothing else than what would happen. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { problemText } from '#contract/error-texts.ts';
import type { BulkReportRow, UserBulkEdit } from '#contract/user-bulk-edits.ts';
import { fullName } from '#server/auth/actor.ts';
import { recordAudit, type PartOfDeed } from '#server/features/audit-events/commands.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { moveUser } from '../administration/commands.ts';
import { mayAddRole, mayArchive, mayResend } from '../administration/policy.ts';
import { findUser } from '../administration/queries.ts';
import { resendInvitation } from '../invitations/commands.ts';
import { addRole } from '../roles/commands.ts';
import type { UserRow } from '../resource.ts';

type Act = Pick<Context, 'services' | 'scope' | 'actor' | 'now' | 'center' | 'origin' | 'locale' | 'sender'> &
  PartOfDeed;

/** What was done for one account in one go, or nothing of it. */
async function apart(scope: TenantScope, isTrial: boolean, work: () => Promise<unknown>): Promise<void> {
  await sql`savepoint one_of_many`.execute(scope.db);
  try {
    await work();
    await sql
      .raw(isTrial ? 'rollback to savepoint one_of_many' : 'release savepoint one_of_many')
      .execute(scope.db);
  } catch (error) {
    await sql`rollback to savepoint one_of_many`.execute(scope.db);
    throw error;
  }
}

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

async function editOne(act: Act, id: string, edit: UserBulkEdit): Promise<BulkReportRow> {
  const user = await findUser(act.scope, act.actor, id);
  const row = { id, name: user ? fullName(user) || user.email : null, reason: null };
  try {
    if (!user) refuse('not_found');
    await apart(act.scope, edit.dryRun === true, () => perform(act, user, edit));
    return { ...row, result: edit.dryRun ? 'would_change' : 'done' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...row, result: 'refused', reason: problemText(error.problems[0], act.locale).detail };
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
  const report: BulkReportRow[] = [];
  const ids = new Set(edit.userIds);
  // One by one, each with its own rules, locks and records of what happened.
  for (const id of ids) report.push(await editOne({ ...act, isPart: ids.size > 1 }, id, edit));
  const edited = { id: uuidv7(), edit, report };
  if (ids.size > 1) await recordWhole(act, edited);
  return edited;
}
