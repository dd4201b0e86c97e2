/** What only staff look at: organisations in every state, and who runs one. */
import { daysFrom } from '../ids.ts';
import { type Row } from '../insert.ts';
import { type LoadContext, loadId } from './rows.ts';

/** Of an organisation without vacancies: one in ten waits for an answer, and some were refused or archived. */
export function organizationStatusOf(context: LoadContext, index: number): Row {
  const turn = index % 20;
  const status = turn < 2 ? 'pending' : turn === 2 ? 'denied' : turn === 3 ? 'archived' : 'approved';
  const created = daysFrom(context.now, -(index % 400)).toISOString();
  return { status, created_at: created, approved_at: status === 'approved' ? created : null };
}

/** Who runs an organisation. */
export const roleRow = (context: LoadContext, index: number, person: number, organizations: number): Row => ({
  volunteer_center_id: context.centerId,
  id: loadId(context, 'role', index),
  user_id: loadId(context, 'user', person),
  role: 'organization_superuser',
  organization_id: loadId(context, 'organization', index % organizations),
});
