/** What somebody did for others stays, without who did it. Admins do things in every centre, so theirs is looked for in each. */
import { sql } from 'kysely';
import { enqueue } from '#server/jobs/queue.ts';
import type { PersonalParts } from '#server/tenancy/personal.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Takes a person out of what they did in this centre. */
export async function anonymizeActions(
  scope: TenantScope,
  { personalParts }: PersonalParts,
  userId: string,
): Promise<void> {
  for (const { forgetActions: steps = [] } of personalParts)
    for (const step of steps) await step(scope.centerId, userId).execute(scope.db);
}

/** Whoever is or was an admin may have done something at any centre: a job looks there, once the removal is certain. */
export async function anonymizeActionsElsewhere(scope: TenantScope, userId: string): Promise<void> {
  const { rows } = await sql<{ isAdmin: boolean }>`
    select exists (select from user_roles where volunteer_center_id = ${scope.centerId}
        and user_id = ${userId} and role = 'admin')
      or exists (select from audit_events where volunteer_center_id = ${scope.centerId}
        and subject_type = 'users' and subject_id = ${userId} and 'admin' in (from_state, to_state)) as "isAdmin"`.execute(
    scope.db,
  );
  if (rows[0]?.isAdmin) await enqueue(scope, 'forget_actions', { userId });
}
