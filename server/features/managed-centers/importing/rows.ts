/** The rows of one table, put down in the centre that they come into. */
import { sql } from 'kysely';
import { sanitizeHtml } from '#contract/rich-text/sanitize.ts';
import { refuse } from '#server/http/refusal.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { tablePart, type Manifest } from '../archive/manifest.ts';
import type { CenterTable } from '../archive/queries.ts';
import { ruleOf } from '../archive/tables.ts';
import { storageColumn } from '../exporting/archive.ts';
import { travelling } from '../exporting/rows.ts';
import { batchesIn } from './lines.ts';
import { damaged, type OpenedArchive } from './opened.ts';

/** From which number they come, and where their files stand now. */
export interface Arrival {
  from: number;
  storageKeys: ReadonlyMap<string, string>;
}

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(line: string, part: string): Row {
  try {
    const row: unknown = JSON.parse(line);
    return isRow(row) ? row : damaged(part);
  } catch {
    return damaged(part);
  }
}

/** What is markup of what is kept as JSON: of a change that waits, and of the sections of a page. */
const isMarkup = (name: string): boolean => name.startsWith('description') || /^text(En)?$/.test(name);

/** A text with markup as it would have been kept; of what is kept as JSON, those in it. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return sanitizeHtml(value);
  if (Array.isArray(value)) return value.map((one) => (isRow(one) ? cleaned(one) : one));
  if (!isRow(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, isMarkup(name) ? cleaned(one) : one]),
  );
}

const selfReferences = ({ name, leadsTo }: CenterTable) =>
  leadsTo.filter(({ table }) => table === name).map(({ column }) => column);

/** What is written otherwise than it stood there. Throws for columns that the table does not have, and for rows of another centre. */
function overOf(scope: TenantScope, table: CenterTable, row: Row, { from, storageKeys }: Arrival): Row {
  const { name, centerColumn, columns } = table;
  const given = Object.keys(row);
  if (given.length !== columns.length || !columns.every((column) => Object.hasOwn(row, column)))
    refuse('archive_columns', { pointer: '/file', values: { table: name } });
  if (row[centerColumn] !== from) refuse('archive_of_others', { pointer: '/file', values: { table: name } });
  const over: Row = { [centerColumn]: scope.centerId };
  // They may lead to rows that come later.
  for (const column of selfReferences(table)) over[column] = null;
  if (columns.includes(storageColumn))
    over[storageColumn] = storageKeys.get(String(row[storageColumn])) ?? damaged(tablePart(name));
  for (const column of ruleOf(name).markup ?? []) over[column] = cleaned(row[column]);
  return over;
}

/** What the database says of a row that does not fit, without what is in it. */
function unfit(error: unknown, table: string): never {
  const { code = '', constraint, column } = error as { code?: string; constraint?: string; column?: string };
  if (!/^(22|23)/.test(code)) throw error;
  return refuse('unfit_archive', {
    pointer: '/file',
    values: { table, what: constraint ?? column ?? code },
  });
}

async function put(scope: TenantScope, { name, columns }: CenterTable, rows: readonly string[]) {
  const names = sql.join(columns.map((column) => sql.id(column)));
  await sql`insert into ${sql.table(name)} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${sql.table(name)},
      (select jsonb_agg((one -> 'row') || (one -> 'over')) from jsonb_array_elements(${`[${rows.join(',')}]`}::jsonb) one))`
    .execute(scope.db)
    .catch((error: unknown) => unfit(error, name));
}

type Reference = { id: string; to: string };

async function putReferences(
  scope: TenantScope,
  { name }: CenterTable,
  column: string,
  found: readonly Reference[],
) {
  if (found.length === 0) return;
  await sql`update ${sql.table(name)} t set ${sql.id(column)} = s.target
    from unnest(${found.map(({ id }) => id)}::uuid[], ${found.map(({ to }) => to)}::uuid[]) s(source, target)
    where t.volunteer_center_id = ${scope.centerId} and t.id = s.source`
    .execute(scope.db)
    .catch((error: unknown) => unfit(error, name));
}

/** Rows that may not go along are not taken in either. */
async function refuseOthers(scope: TenantScope, table: CenterTable, rows: number) {
  if (ruleOf(table.name).only === undefined) return;
  const found = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table.name)} t
    where ${travelling(scope, table)}`.execute(scope.db);
  if (found.rows[0]?.count !== rows)
    refuse('archive_not_allowed', { pointer: '/file', values: { table: table.name } });
}

/** Puts all of them down, each with the ids that it had. */
export async function putTable(
  scope: TenantScope,
  archive: OpenedArchive,
  table: CenterTable,
  arrival: Arrival,
): Promise<void> {
  const { rows } = listed(archive.manifest, table);
  const part = tablePart(table.name);
  const references = new Map(selfReferences(table).map((column): [string, Reference[]] => [column, []]));
  let count = 0;
  for await (const lines of batchesIn(archive.read(part), () => damaged(part))) {
    const batch = lines.map((line) => {
      const row = parsed(line, part);
      for (const [column, found] of references)
        if (row[column] !== null) found.push({ id: String(row['id']), to: String(row[column]) });
      return `{"row":${line},"over":${JSON.stringify(overOf(scope, table, row, arrival))}}`;
    });
    await put(scope, table, batch);
    count += batch.length;
  }
  if (count !== rows) damaged(part);
  for (const [column, found] of references) await putReferences(scope, table, column, found);
  await refuseOthers(scope, table, rows);
}

const listed = ({ tables }: Manifest, { name }: CenterTable) =>
  tables.find((one) => one.name === name) ?? damaged(tablePart(name));
