/** Which applications wait for an answer: said once for every noun that asks, as they may not lead to each other. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * Its sender has confirmed it and has not taken it back, and the organisation has said nothing yet. The index of open applications
 * has the same words. `as` is what the query calls the table, where others stand beside it.
 */
export const waitsForAnswer = (as = 'applications'): RawBuilder<SqlBool> => {
  const table = sql.ref(as);
  return sql<SqlBool>`(${table}.status is null and ${table}.withdrawn_at is null and ${table}.confirmed_at is not null)`;
};
