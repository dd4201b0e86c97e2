/** Everybody of a file at once: as many statements for one as for five thousand. */
import { v7 as uuidv7 } from 'uuid';
import type { UserImport } from '#contract/user-administration.ts';
import { recordAudit, recordAudits, type AuditEntry } from '#server/audit/events.ts';
import { makeAccounts, makeRoles, type NewAccount } from '#server/features/users/making/commands.ts';
import type { Context } from '#server/http/route.ts';
import { enqueueMany } from '#server/jobs/queue.ts';
import type { Judged } from '../people.ts';
import type { ImportRow } from '../queries.ts';
import { countsOf } from '../report.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'origin' | 'locale'>;

interface Newcomer {
  id: string;
  row: number;
  person: UserImport;
}

/** How many are asked in by one job. */
const invitationsAJob = 100;

const accountOf = ({ id, person }: Newcomer, { locale }: CommandContext): NewAccount => ({
  id,
  email: person.email,
  firstName: person.firstName,
  lastName: person.lastName,
  phoneNumber: person.phoneNumber,
  jobTitle: person.jobTitle,
  gender: person.gender,
  locale: person.locale ?? locale,
  status: 'invited',
  signupMethod: 'imported',
});

async function writeDown(
  { scope, actor }: CommandContext,
  record: ImportRow,
  added: readonly Newcomer[],
  judged: readonly Judged[],
): Promise<void> {
  const about = (id: string) => ({ subjectType: 'users', subjectId: id, isPart: true }) as const;
  const { existing, duplicates, refused } = countsOf(judged);
  await recordAudits(scope, actor, [
    ...added.map(({ id }): AuditEntry => ({ ...about(id), act: 'import', toState: 'invited' })),
    ...added.flatMap(({ id, person }): AuditEntry[] =>
      person.role
        ? [{ ...about(id), act: 'add_role', toState: person.role, reason: person.organizationId ?? null }]
        : [],
    ),
  ]);
  await recordAudit(scope, actor, {
    act: 'import',
    subjectType: 'imports',
    subjectId: record.id,
    records: added.length,
    reason: `${added.length} added, ${existing} known, ${duplicates} twice, ${refused} refused`,
  });
}

/** Jobs that mail the invitations: they are there when this is committed, and not at all when it is not. */
async function queueInvitations(
  { scope, origin }: CommandContext,
  importId: string,
  ids: readonly string[],
): Promise<void> {
  const jobs = Array.from({ length: Math.ceil(ids.length / invitationsAJob) }, (_none, at) => ({
    payload: { importId, origin, userIds: ids.slice(at * invitationsAJob, (at + 1) * invitationsAJob) },
  }));
  if (jobs.length > 0) await enqueueMany(scope, 'send_invitations', jobs);
}

/** Adds those who would be added, with their roles, and asks them in if wished. Answers the rows of those who are in. */
export async function addPeople(
  context: CommandContext,
  record: ImportRow,
  judged: readonly Judged[],
  isInviting: boolean,
): Promise<Set<number>> {
  const newcomers = judged.flatMap(({ row, person }) => (person ? [{ id: uuidv7(), row, person }] : []));
  const { scope, now } = context;
  const accounts = newcomers.map((one) => accountOf(one, context));
  const ids = await makeAccounts(scope, accounts, now);
  const added = newcomers.filter(({ id }) => ids.has(id));
  const roles = added.flatMap(({ id, person: { role, organizationId = null } }) =>
    role ? [{ userId: id, role, organizationId }] : [],
  );
  await makeRoles(scope, roles, now);
  await writeDown(context, record, added, judged);
  if (isInviting)
    await queueInvitations(
      context,
      record.id,
      added.map(({ id }) => id),
    );
  return new Set(added.map(({ row }) => row));
}
