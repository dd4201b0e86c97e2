/** Vacancies of a file, many at once: as many statements for five hundred as for one. */
import { sql, type RawBuilder } from 'kysely';
import { snakeCase } from '#contract/jsonapi.ts';
import { recordAudits, type Recorder } from '#server/audit/events.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { BroughtColumns } from '../bringing-in/commands.ts';

export interface BringingContext {
  scope: TenantScope;
  /** Null is the product itself. */
  recorder: Recorder | null;
  now: Date;
  source: string;
  /** Null of what is no file. */
  importId: string | null;
  /** The centre has yet to look at what changes of what went off the site, before it comes back. */
  isChecked?: boolean;
}

interface Brought {
  vacancyId: string;
  outsideId: string;
  said: string;
  /** Of all rows the same ones. */
  columns: BroughtColumns;
}
export interface NewVacancy extends Brought {
  organizationId: string;
  status: 'draft' | 'published';
}
export interface ChangedVacancy extends Brought {
  lockVersion: number;
  status: string;
  /** It comes before the centre with this change. */
  isSubmitted?: boolean;
}

/** Rows of this table as one value, which PostgreSQL reads by the types of the table's own columns. */
const rowsAs = (table: 'vacancies' | 'vacancy_origins', rows: readonly object[]): RawBuilder<unknown> => {
  const snake = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value])),
  );
  return sql`jsonb_populate_recordset(null::${sql.id(table)}, ${JSON.stringify(snake)}::jsonb)`;
};

const namesOf = (row: object): string[] =>
  Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => snakeCase(name));
const list = (names: readonly string[], table?: string) =>
  sql.join(names.map((name) => (table ? sql.id(table, name) : sql.id(name))));

const originOf = ({ scope, source, importId }: BringingContext, { vacancyId, outsideId, said }: Brought) => ({
  volunteerCenterId: scope.centerId,
  vacancyId,
  source,
  outsideId,
  importId,
  said,
});

/** Adds these, as drafts or online. A number that the source has given already is refused by the database. */
export async function addVacancies(
  context: BringingContext,
  vacancies: readonly NewVacancy[],
): Promise<void> {
  const { scope, recorder, now } = context;
  const rows = vacancies.map(({ vacancyId, organizationId, status, columns }) => ({
    ...columns,
    volunteerCenterId: scope.centerId,
    id: vacancyId,
    organizationId,
    status,
    publishedAt: status === 'published' ? now : null,
    createdAt: now,
    updatedAt: now,
  }));
  const [first] = rows;
  if (!first) return;
  const names = namesOf(first);
  await sql`insert into vacancies (${list(names)})
    select ${list(names, 'n')} from ${rowsAs('vacancies', rows)} n`.execute(scope.db);
  const origins = vacancies.map((one) => originOf(context, one));
  await sql`insert into vacancy_origins
    select * from ${rowsAs('vacancy_origins', origins)} n`.execute(scope.db);
  await recordAudits(
    scope,
    recorder,
    vacancies.map(({ vacancyId, status }) => ({
      act: 'create' as const,
      subjectType: 'vacancies' as const,
      subjectId: vacancyId,
      toState: status,
      isPart: true,
    })),
  );
}

const recordChanges = (
  { scope, recorder }: BringingContext,
  vacancies: readonly ChangedVacancy[],
  act: 'update' | 'submit',
) =>
  recordAudits(
    scope,
    recorder,
    vacancies.map(({ vacancyId, status }) => ({
      act,
      subjectType: 'vacancies' as const,
      subjectId: vacancyId,
      fromState: status,
      toState: status,
      isPart: true,
    })),
  );

/** Changes these. False, and nothing is right any more, when somebody else changed one of them meanwhile. */
export async function changeVacancies(
  context: BringingContext,
  vacancies: readonly ChangedVacancy[],
): Promise<boolean> {
  const { scope, now } = context;
  const [first] = vacancies;
  if (!first) return true;
  const rows = vacancies.map(({ vacancyId, columns, lockVersion }) => ({
    ...columns,
    id: vacancyId,
    lockVersion,
  }));
  const sets = namesOf(first.columns).map((name) => sql`${sql.id(name)} = ${sql.id('n', name)}`);
  const { numAffectedRows } = await sql`
    update vacancies v set ${sql.join(sets)}, lock_version = v.lock_version + 1, updated_at = ${now}
    from ${rowsAs('vacancies', rows)} n
    where v.volunteer_center_id = ${scope.centerId} and v.id = n.id and v.lock_version = n.lock_version`.execute(
    scope.db,
  );
  if (Number(numAffectedRows ?? 0) !== vacancies.length) return false;
  const origins = vacancies.map((one) => originOf(context, one));
  const isSeen = !context.isChecked;
  await sql`update vacancy_origins o set said = n.said, import_id = n.import_id,
      gone_version = o.gone_version + ${isSeen ? 1 : 0}
    from ${rowsAs('vacancy_origins', origins)} n
    where o.volunteer_center_id = ${scope.centerId} and o.vacancy_id = n.vacancy_id`.execute(scope.db);
  await recordChanges(context, vacancies, 'update');
  await recordChanges(
    context,
    vacancies.filter(({ isSubmitted }) => isSubmitted),
    'submit',
  );
  return true;
}
