/** What happens to all forms of an organisation at once when the organisation itself stops. */
import { sql } from 'kysely';
import { recordAudits } from '#server/audit/events.ts';
import type { Context } from '#server/http/route.ts';

/** Which forms change, and what they are from then on. */
const afterwards = {
  archive: { from: ['published'], toState: 'closed' },
  delete: { from: ['published', 'closed'], toState: 'draft' },
} as const;

/**
 * Of an organisation that stops nobody fills a form in any more: what was online is closed, and of one that is deleted no visitor knows any.
 * What was answered stays for as long as was told.
 */
export async function stopForms(
  { scope, actor, now }: Pick<Context, 'scope' | 'actor' | 'now'>,
  organizationId: string,
  move: 'archive' | 'delete',
): Promise<void> {
  const { from, toState } = afterwards[move];
  const { rows } = await sql<{ id: string; title: string; status: string }>`
    update forms f set status = ${toState}, updated_at = ${now}
    from (select id, status from forms where volunteer_center_id = ${scope.centerId} and organization_id = ${organizationId}
      and status = any(${[...from]}::text[]) order by id for update) as before
    where f.volunteer_center_id = ${scope.centerId} and f.id = before.id
    returning f.id, f.title, before.status`.execute(scope.db);
  const about = {
    act: toState === 'closed' ? 'close' : 'update',
    subjectType: 'forms',
    isPart: true,
    toState,
  } as const;
  await recordAudits(
    scope,
    actor,
    rows.map(({ id, title, status }) => ({ ...about, subjectId: id, reason: title, fromState: status })),
  );
}
