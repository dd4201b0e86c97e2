/** Reading what was sent to bring in, and what the centre has of it already. */
import { sql, type Selectable } from 'kysely';
import { importHours, type ImportColumn, type ImportReportRow } from '#contract/imports.ts';
import { fullName, type Actor } from '#server/auth/actor.ts';
import type { Imports } from '#server/db/types.ts';
import type { RoleOrganization } from '#server/features/users/roles/commands.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { TableRow } from './reading/table.ts';

export type ImportRow = Omit<Selectable<Imports>, 'rows' | 'report' | 'columns'> & {
  columns: ImportColumn[];
};

const columns = [
  'volunteerCenterId',
  'id',
  'ownerId',
  'ownerName',
  'fileName',
  'status',
  'columns',
  'rowCount',
  'added',
  'existing',
  'duplicates',
  'refused',
  'isInviting',
  'createdAt',
] as const;

export const expiryOf = ({ createdAt }: Pick<ImportRow, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + importHours * 60 * 60 * 1000);

const importById = (scope: TenantScope, id: string) =>
  scope.db
    .selectFrom('imports')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .$castTo<ImportRow & { rows: TableRow[] | null; report: ImportReportRow[] | null }>();

/** One's own, for a day. */
export async function findImport(
  scope: TenantScope,
  actor: Actor,
  id: string,
  now: Date,
): Promise<ImportRow | undefined> {
  if (actor.kind !== 'user') return undefined;
  const found = await importById(scope, id)
    .select(columns)
    .where('ownerId', '=', actor.userId)
    .executeTakeFirst();
  const row = found as ImportRow | undefined;
  return row && expiryOf(row) > now ? row : undefined;
}

/** As it is now, held until the transaction ends. */
export const lockImport = async (scope: TenantScope, id: string): Promise<ImportRow> =>
  (await importById(scope, id).select(columns).forUpdate().executeTakeFirstOrThrow()) as ImportRow;

/** The rows of its file; none once they are brought in. */
export async function rowsOf(scope: TenantScope, id: string): Promise<TableRow[]> {
  const found = await importById(scope, id).select('rows').executeTakeFirst();
  return (found?.rows as TableRow[] | null | undefined) ?? [];
}

/** What became of its rows; null before. */
export async function reportOf(scope: TenantScope, id: string): Promise<ImportReportRow[] | null> {
  const found = await importById(scope, id).select('report').executeTakeFirst();
  return (found?.report as ImportReportRow[] | null | undefined) ?? null;
}

export interface ExistingPerson {
  id: string;
  name: string;
}

/** Who of these addresses has an account here, by the address in lower case. */
export async function existingPeople(
  scope: TenantScope,
  emails: readonly string[],
): Promise<Map<string, ExistingPerson>> {
  if (emails.length === 0) return new Map();
  const rows = await scope.db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'lastName'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where(sql<boolean>`lower(email) = any(${emails}::text[])`)
    .execute();
  return new Map(
    rows.map((row) => [row.email.toLowerCase(), { id: row.id, name: fullName(row) || row.email }]),
  );
}

export interface NamedOrganization extends RoleOrganization {
  id: string;
}

/** Organisations by their name in lower case, and by their id: more than one may have the name. */
export async function organizationsNamed(
  scope: TenantScope,
  names: readonly string[],
): Promise<Map<string, NamedOrganization[]>> {
  const found = new Map<string, NamedOrganization[]>();
  if (names.length === 0) return found;
  const rows = await scope.db
    .selectFrom('organizations')
    .select(['id', 'name', 'organizationType', 'status'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('status', '!=', 'deleted')
    .where(sql<boolean>`(lower(name) = any(${names}::text[]) or id::text = any(${names}::text[]))`)
    .execute();
  for (const row of rows)
    for (const key of [row.name.toLowerCase(), row.id]) found.set(key, [...(found.get(key) ?? []), row]);
  return found;
}
