/** Everybody of a file at once: as many statements for one as for five thousand. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { UserImport } from '#contract/user-administration.ts';
import { recordAudit, recordAudits, type AuditEntry } from '#server/features/audit-events/commands.ts';
import type { Context } from '#server/http/route.ts';
import { enqueueMany } from '#server/jobs/queue.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
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

/** Answers the ids of those who are in: an address that was taken a moment ago is left alone. */
async function insertUsers(
  { scope, now, locale }: CommandContext,
  newcomers: readonly Newcomer[],
): Promise<Set<string>> {
  const newRows = newcomers.map(({ id, person }) => ({
    id,
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    phone_number: person.phoneNumber ?? null,
    job_title: person.jobTitle ?? null,
    gender: person.gender ?? null,
    locale: person.locale ?? locale,
  }));
  const { rows } = await sql<{ id: string }>`
    insert into users (volunteer_center_id, id, email, first_name, last_name, phone_number, job_title, gender, locale,
      status, signup_method, created_at, updated_at)
    select ${scope.centerId}, p.id, p.email, p.first_name, p.last_name, p.phone_number, p.job_title, p.gender, p.locale,
      'invited', 'imported', ${now}, ${now}
    from json_to_recordset(${JSON.stringify(newRows)}::json) as p(id uuid, email text, first_name text, last_name text,
      phone_number text, job_title text, gender text, locale text)
    on conflict do nothing
    returning id`.execute(scope.db);
  return new Set(rows.map(({ id }) => id));
}

async function insertRoles(scope: TenantScope, holders: readonly Newcomer[], now: Date): Promise<void> {
  const newRows = holders.map(({ id, person }) => ({
    id: uuidv7(),
    user_id: id,
    role: person.role,
    organization_id: person.organizationId ?? null,
  }));
  await sql`
    insert into user_roles (volunteer_center_id, id, user_id, role, organization_id, created_at)
    select ${scope.centerId}, r.id, r.user_id, r.role, r.organization_id, ${now}
    from json_to_recordset(${JSON.stringify(newRows)}::json)
      as r(id uuid, user_id uuid, role text, organization_id uuid)`.execute(scope.db);
}

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
  const ids = newcomers.length > 0 ? await insertUsers(context, newcomers) : new Set<string>();
  const added = newcomers.filter(({ id }) => ids.has(id));
  const holders = added.filter(({ person }) => person.role);
  if (holders.length > 0) await insertRoles(context.scope, holders, context.now);
  await writeDown(context, record, added, judged);
  if (isInviting)
    await queueInvitations(
      context,
      record.id,
      added.map(({ id }) => id),
    );
  return new Set(added.map(({ row }) => row));
}
