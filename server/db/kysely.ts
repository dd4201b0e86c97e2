/** Kysely over one connection that is inside a transaction already: it adds no begin, no pool, no release. */
import { createHash } from 'node:crypto';
import {
  CamelCasePlugin,
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type PluginTransformResultArgs,
  type QueryResult,
  type UnknownRow,
} from 'kysely';
import type pg from 'pg';
import { sendTogether } from './pipelining.ts';
import type { DB } from './types.ts';

/** Names of columns become ours where rows are made (`rowsOf`): once a result, where the plugin would do it once a row. */
class ColumnNames extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
  /** `created_at` → `createdAt`. */
  ours(column: string): string {
    return this.camelCase(column);
  }
}
const columnNames = new ColumnNames();

const names = new Map<string, string>();
/** More than the product has; past it a statement is planned each time. */
const mostNames = 1000;

/** Named statements are planned once a connection, which halves the time of a small query. */
function nameOf(text: string): string | undefined {
  const cached = names.get(text);
  if (cached || names.size >= mostNames) return cached;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** Rows under the names of the code; what a column holds stays as it is. */
function rowsOf<Row>({ fields, rows }: pg.QueryArrayResult): Row[] {
  const ours = fields.map(({ name }) => columnNames.ours(name));
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    ours.forEach((name, at) => (row[name] = values[at]));
    return row as Row;
  });
}

class BorrowedConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  constructor(client: pg.PoolClient) {
    this.#client = client;
  }
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    sendTogether(this.#client);
    const result = await this.#client.query({
      name: nameOf(query.sql),
      text: query.sql,
      values: [...query.parameters],
      rowMode: 'array',
    });
    const isWrite = result.command === 'INSERT' || result.command === 'UPDATE' || result.command === 'DELETE';
    const rows = rowsOf<Row>(result);
    return isWrite ? { rows, numAffectedRows: BigInt(result.rowCount ?? 0) } : { rows };
  }
  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not used in scoped transactions.');
  }
}

const refuse = async () => {
  throw new Error('A scope is one transaction: open another scope instead.');
};

function makeBuilder(client: pg.PoolClient): Kysely<DB> {
  const connection = new BorrowedConnection(client);
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => {},
  };
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return new Kysely<DB>({ dialect, plugins: [columnNames] });
}

const builders = new WeakMap<pg.PoolClient, Kysely<DB>>();

/** A query builder on this connection, the same as long as the connection is there. */
export function kyselyOn(client: pg.PoolClient): Kysely<DB> {
  const builder = builders.get(client) ?? makeBuilder(client);
  builders.set(client, builder);
  return builder;
}
