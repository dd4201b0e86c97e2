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
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { sendTogether } from './pipelining.ts';
import type { DB } from './types.ts';

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });

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

class BorrowedConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  constructor(client: pg.PoolClient) {
    this.#client = client;
  }
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    sendTogether(this.#client);
    const result = await this.#client.query<Row & pg.QueryResultRow>({
      name: nameOf(query.sql),
      text: query.sql,
      values: [...query.parameters],
    });
    const isWrite = result.command === 'INSERT' || result.command === 'UPDATE' || result.command === 'DELETE';
    return isWrite
      ? { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) }
      : { rows: result.rows };
  }
  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not used in scoped transactions.');
  }
}

const refuse = async () => {
  throw new Error('A scope is one transaction: open another scope instead.');
};

/** A query builder on this connection. Cheap: nothing is connected or prepared. */
export function kyselyOn(client: pg.PoolClient): Kysely<DB> {
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
  return new Kysely<DB>({ dialect, plugins: [camelCase] });
}
