/** What an action changed, as it was written down to be taken back. */
import { sql } from 'kysely';
import type { AuditEventOf } from '#contract/audit-actions.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Tables whose rows have a record of what happened to them, by their names. */
export type RecordedTable = Extract<
  AuditEventOf['subjectType'],
  'applications' | 'organizations' | 'users' | 'vacancies'
>;

export interface StateTakenBack {
  table: RecordedTable;
  id: string;
  /** As the action left it, and as it is again. */
  fromState: string;
  toState: string;
}

/** Every record whose state the action changed, whether it is what the action was about or came along. */
export async function statesTakenBack(scope: TenantScope, undoId: string): Promise<StateTakenBack[]> {
  const { rows } = await sql<StateTakenBack>`
    select table_name as "table", row_id as id,
      coalesce((array_agg(after ->> 'status' order by step desc))[1], 'new') as from_state,
      coalesce((array_agg(before ->> 'status' order by step))[1], 'new') as to_state
    from undo_changes
    where volunteer_center_id = ${scope.centerId} and undo_id = ${undoId}
      and table_name in ('applications', 'organizations', 'users', 'vacancies') and before ? 'status' and after ? 'status'
    group by table_name, row_id`.execute(scope.db);
  return rows.filter(({ fromState, toState }) => fromState !== toState);
}
