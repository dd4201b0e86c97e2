/** Makes a few rows of a table many, without knowing the table: each copy differs where the database asks that it does. */
import type { Row } from '#db/seeds/insert.ts';

interface ColumnFacts extends Row {
  name: string;
  type: string;
  isKey: boolean;
  isUnique: boolean;
  isGiven: boolean;
}

/** Columns that can be written; which are unique, and which may only hold what is elsewhere: in another table or a closed list. */
const columnsSql = `
  select a.attname::text as name, format_type(a.atttypid, null) as type, a.attname = 'id' as "isKey",
    exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique
      and (a.attnum = any(i.indkey) or pg_get_expr(i.indexprs, i.indrelid) ~ ('\\m' || a.attname || '\\M'))) as "isUnique",
    exists (select from pg_constraint k where k.conrelid = a.attrelid and a.attnum = any(k.conkey)
      and (k.contype = 'f' or k.contype = 'c' and pg_get_constraintdef(k.oid) ~ 'ARRAY\\[')) as "isGiven"
  from pg_attribute a
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`;

/**
 * How a column is written in copy `n`: keys anew, moments hours apart, and with its number before it what is unique, a name or in order:
 * so the copies of different rows stand mixed, whatever the order.
 */
function copied({ name, type, isKey, isUnique, isGiven }: ColumnFacts, isOrder: boolean): string {
  const old = `s.${name}`;
  if (isKey) return 'gen_random_uuid()';
  if (type.startsWith('timestamp')) return `${old} - n * interval '7 hours'`;
  if (isGiven || !(isUnique || isOrder || /(^|_)name$/.test(name))) return old;
  if (type === 'uuid' && isUnique) return 'gen_random_uuid()';
  if (type === 'text') return `n || ${old}`;
  if (type === 'bytea') return `decode(md5(n || encode(${old}, 'hex')), 'hex')`;
  return old;
}

/** Keys that are those of another table: copies have none there, so the test's own database no longer asks for them. */
const sharedKeysSql = `
  select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as drop
  from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey) and a.attname = 'id'
  where k.conrelid = $1::regclass and k.contype = 'f'`;

type Run = (text: string, values?: unknown[]) => Promise<Row[]>;

/** Copies each row of the table but the oldest so often: that one stays the only one of what it belongs to. By `orders` lists are ordered. */
export async function multiply(
  run: Run,
  table: string,
  { copies, orders }: { copies: number; orders: readonly string[] },
): Promise<void> {
  for (const { drop } of await run(sharedKeysSql, [table])) await run(String(drop));
  const columns = (await run(columnsSql, [table])) as ColumnFacts[];
  const names = columns.map(({ name }) => name).join(', ');
  await run(
    `insert into ${table} (${names})
     select ${columns.map((column) => copied(column, orders.includes(column.name))).join(', ')}
     from (select * from ${table} order by ctid offset 1) s, generate_series(1, ${copies}) n
     on conflict do nothing`,
  );
  await run(`analyze ${table}`);
}
