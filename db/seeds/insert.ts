/** Writes many rows in one statement, whatever their columns are. */
import type pg from 'pg';

export type Row = Record<string, unknown>;

/** `Row`s that are sent at once; more would only make the text longer, not quicker. */
const rowsAtOnce = 5_000;

/**
 * Inserts rows of the same columns. They travel as one JSON text that PostgreSQL reads by the table's own types, so
 * dates, lists and jsonb need no casts and one statement serves any number of rows.
 * `onConflict` is the end of the statement, such as `on conflict (id) do update set …`.
 */
export async function insertRows(
  client: pg.Client,
  table: string,
  rows: readonly Row[],
  onConflict = '',
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const name = client.escapeIdentifier(table);
  const columns = Object.keys(first)
    .map((column) => client.escapeIdentifier(column))
    .join(', ');
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await client.query(
      `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1) ${onConflict}`,
      [JSON.stringify(rows.slice(start, start + rowsAtOnce))],
    );
  }
}

/** Rows of a list; what is there already gets the words given here. */
export async function upsert(
  client: pg.Client,
  table: string,
  key: string,
  rows: readonly Row[],
): Promise<void> {
  const changes = Object.keys(rows[0] ?? {})
    .filter((column) => column !== key)
    .map((column) => `${column} = excluded.${column}`)
    .join(', ');
  await insertRows(client, table, rows, `on conflict (${key}) do update set ${changes}`);
}

/** From here to the end of the transaction, rows of this centre are seen and written (row-level security). */
export async function enterCenter(client: pg.Client, centerId: number): Promise<void> {
  await client.query("select set_config('app.center', $1, true)", [String(centerId)]);
}

/** Does the work in one transaction: all of it stays, or nothing. */
export async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
