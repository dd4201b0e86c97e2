/** The people of the rights matrix, each with a session at their own centre. */
import { first, second, type Session, type TestServer } from '#tests/support/server.ts';
import type { RoleOf } from '#tests/support/builders.ts';
import { actors, type ActorName } from './expected-rights.ts';

export type Sessions = Record<ActorName, Session | null>;

/** Organisations that the roles are held for. */
export interface Homes {
  /** All organisations of the organization_superuser, in different states. */
  mine: readonly string[];
  school: string;
  otherCenters: string;
}

const rolesOf = ({ mine, school, otherCenters }: Homes): Partial<Record<ActorName, readonly RoleOf[]>> => ({
  volunteer: ['volunteer'],
  student: [['student', school]],
  mentor: [['mentor', school]],
  organization_superuser: mine.map((id) => ['organization_superuser', id] as const),
  page_manager: ['page_manager'],
  content_manager: ['content_manager'],
  center_superuser: ['center_superuser'],
  admin: ['admin'],
  admin_of_other_center: ['admin'],
  other_centers_organization_superuser: [['organization_superuser', otherCenters]],
  other_centers_center_superuser: ['center_superuser'],
});

const livesElsewhere = (actor: ActorName) => /other_center/.test(actor);

/** Makes the accounts and signs each in where it lives. */
export async function signInAll({ build, signIn }: TestServer, homes: Homes): Promise<Sessions> {
  const roles = rolesOf(homes);
  const sessions: Partial<Sessions> = { nobody: null };
  for (const actor of actors.filter((name) => name !== 'nobody')) {
    const center = livesElsewhere(actor) ? second : first;
    const { email } = await build.user({
      center: center.id,
      email: `${actor}@rechten.example`,
      roles: roles[actor],
    });
    sessions[actor] = await signIn(center.host, email);
  }
  return sessions as Sessions;
}
