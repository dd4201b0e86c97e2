/** Reading files of vacancies that were sent, and how the columns of a source were named before. */
import { sql, type Selectable, type SqlBool } from 'kysely';
import { vacancyImportCalls } from '#contract/calls/vacancy-imports.ts';
import {
  vacancyImportHours,
  vacancyReportDays,
  type VacancyImportColumn,
  type VacancyImportField,
  type VacancyImportReportRow,
  type VacancyImportStatus,
} from '#contract/vacancy-imports.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { VacancyImports } from '#server/db/types.ts';
import { mayCheck } from '#server/features/vacancies/policy.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import type { QueryOf } from '#server/http/route.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { TableRow } from '#server/http/tables/table.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type VacancyImportRow = Omit<
  Selectable<VacancyImports>,
  'rows' | 'report' | 'columns' | 'status' | 'locale'
> & {
  columns: VacancyImportColumn[];
  status: VacancyImportStatus;
  locale: 'nl' | 'en';
};

const columns = [
  'volunteerCenterId',
  'id',
  'ownerId',
  'ownerName',
  'actingAdminId',
  'actingAdminName',
  'locale',
  'fileName',
  'source',
  'status',
  'columns',
  'rowCount',
  'otherSheets',
  'progress',
  'isStopping',
  'added',
  'changed',
  'unchanged',
  'refused',
  'leftOut',
  'organizationsAdded',
  'startedAt',
  'endedAt',
  'toldAt',
  'createdAt',
] as const;

const hourMs = 60 * 60 * 1000;

/** Of one that was brought in the report is kept for a while. */
export const expiryOf = ({ createdAt, endedAt, status }: VacancyImportRow): Date =>
  status === 'done' && endedAt
    ? new Date(endedAt.getTime() + vacancyReportDays * 24 * hourMs)
    : new Date(createdAt.getTime() + vacancyImportHours * hourMs);

/** The same, for a statement. */
const isKept = (now: Date) => sql<SqlBool>`(i.status = 'running'
  or case when i.status = 'done' and i.ended_at is not null
    then i.ended_at + make_interval(days => ${vacancyReportDays}::int)
    else i.created_at + make_interval(hours => ${vacancyImportHours}::int) end > ${now})`;

const columnsOfList = listColumns(vacancyImportCalls.list, {
  table: 'vacancyImports',
  as: 'i',
  usual: '-createdAt',
});

/** A page of those of the centre, for whoever brings files in. */
export function listVacancyImports(
  scope: TenantScope,
  query: QueryOf<typeof vacancyImportCalls.list>,
  now: Date,
): Promise<PageOf<VacancyImportRow>> {
  const wanted = scope.db
    .selectFrom('vacancyImports as i')
    .select(columns.map((column) => `i.${column}` as const))
    .where('i.volunteerCenterId', '=', scope.centerId)
    .where(isKept(now));
  return pageOf(wanted, columnsOfList.order(query), query) as Promise<PageOf<VacancyImportRow>>;
}

const importById = (scope: TenantScope, id: string) =>
  scope.db.selectFrom('vacancyImports').where('volunteerCenterId', '=', scope.centerId).where('id', '=', id);

/** Any of the centre, for whoever brings files in; unknown to everybody else. */
export async function findVacancyImport(
  scope: TenantScope,
  actor: Actor,
  id: string,
  now: Date,
): Promise<VacancyImportRow | undefined> {
  if (!mayCheck(actor)) return undefined;
  const row = (await importById(scope, id).select(columns).executeTakeFirst()) as
    | VacancyImportRow
    | undefined;
  return row && (row.status === 'running' || expiryOf(row) > now) ? row : undefined;
}

/** As it is now, held until the transaction ends; not from the job, whose vacancies refer to it: to stop it one need not wait for it. */
export const lockVacancyImport = async (scope: TenantScope, id: string): Promise<VacancyImportRow> =>
  (await importById(scope, id)
    .select(columns)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()) as VacancyImportRow;

/** For the job: one that was thrown away is none. */
export const vacancyImportById = async (
  scope: TenantScope,
  id: string,
): Promise<VacancyImportRow | undefined> =>
  (await importById(scope, id).select(columns).executeTakeFirst()) as VacancyImportRow | undefined;

/** The rows of its file; none once they are brought in. */
export async function fileRowsOf(scope: TenantScope, id: string): Promise<TableRow[]> {
  const found = await importById(scope, id).select('rows').executeTakeFirst();
  return (found?.rows as unknown as TableRow[] | null | undefined) ?? [];
}

/** What became of its rows; null before. */
export async function keptReportOf(scope: TenantScope, id: string): Promise<VacancyImportReportRow[] | null> {
  const found = await importById(scope, id).select('report').executeTakeFirst();
  return (found?.report as unknown as VacancyImportReportRow[] | null | undefined) ?? null;
}

export interface Mapping {
  source: string;
  /** By the plain word above a column. */
  fields: Record<string, VacancyImportField | null>;
}

/** Sources that are looked through for a file that is like theirs. */
const mostSources = 100;

/** How columns were named before, the last one first. */
export async function mappingsOf(scope: TenantScope): Promise<Mapping[]> {
  const rows = await scope.db
    .selectFrom('vacancyImportMappings')
    .select(['source', 'fields'])
    .where('volunteerCenterId', '=', scope.centerId)
    .orderBy('updatedAt', 'desc')
    .limit(mostSources)
    .execute();
  return rows as unknown as Mapping[];
}
