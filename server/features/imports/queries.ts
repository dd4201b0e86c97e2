/** Reading what was sent to bring in, and what the centre has of it already. */
import { sql, type Selectable } from 'kysely';
import { importHours, type ImportColumn, type ImportReportRow } from '#contract/imports.ts';
import { fullName, type Actor } from '#server/auth/actor.ts';
import type { Imports } from '#server/db/types.ts';
import type { RoleOrganization } from '#server/features/users/roles/commands.ts';
import type { TableRow } from '#server/http/tables/table.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

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
  'otherSheets',
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

/**
 * Organisations by what was given: their name, in whichever case, or their id. More than one may have the name. What is the same in
 * another case, only the database says: `İ` has a small letter of its own there. Who has the id of another as its name is not meant.
 */
export async function organizationsNamed(
  scope: TenantScope,
  given: readonly string[],
): Promise<Map<string, NamedOrganization[]>> {
  const found = new Map<string, NamedOrganization[]>();
  if (given.length === 0) return found;
  const { rows } = await sql<NamedOrganization & { given: string }>`
    with names as (select given, lower(given) as plain from unnest(${given}::text[]) given)
    select names.given, id, name, organization_type, status from organizations
    join names on lower(name) = names.plain
    where volunteer_center_id = ${scope.centerId} and status <> 'deleted'
    union
    select names.given, id, name, organization_type, status from organizations
    join names on id::text = names.plain
    where volunteer_center_id = ${scope.centerId} and status <> 'deleted'`.execute(scope.db);
  for (const { given: key, ...row } of rows) found.set(key, [...(found.get(key) ?? []), row]);
  for (const [key, named] of found) {
    const itself = named.find(({ id }) => id === key.toLowerCase());
    if (itself) found.set(key, [itself]);
  }
  return found;
}
