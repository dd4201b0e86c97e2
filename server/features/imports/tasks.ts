/** The job that asks in those whom an import added, and files that were left behind. */
import { sql } from 'kysely';
import type { Cleanings } from '#server/jobs/cleaning.ts';
import type { Tasks } from '#server/jobs/tasks.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { inviteImported, type InvitationServices } from './invitations/commands.ts';

export const importCleanings: Cleanings = {
  // Brought in or left behind: people of a file are kept no longer than it takes.
  imports: (center) => sql`
    delete from imports where volunteer_center_id = ${center}
      and created_at < now() - interval '24 hours'`,
};

export const sendInvitationsTask =
  (services: InvitationServices): Tasks['send_invitations'] =>
  ({ centerId, ...payload }) =>
    inScope(services.pool, centerId, (scope) => inviteImported(scope, services, payload));
