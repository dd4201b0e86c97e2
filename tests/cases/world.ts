/** The people of the tests of rights, each with a session at their own centre, and the records of every noun. */
import { randomUUID } from 'node:crypto';
import type { RoleOf } from '#tests/support/builders.ts';
import { first, second, type Session, type TestServer } from '#tests/support/server.ts';
import { actors, residents, type ActorName } from './actors.ts';
import { outside, type Kind, type Making, type WorldRecord } from './case.ts';

const organizationStatuses = ['approved', 'pending', 'denied', 'archived', 'deleted'];
const relationsInside = ['same_organization', 'other_organization'] as const;

async function organizations({ build }: TestServer, elsewhere: string): Promise<WorldRecord[]> {
  const made: WorldRecord[] = [];
  for (const relation of relationsInside)
    for (const status of organizationStatuses) {
      const { id } = await build.organization({ status });
      made.push({ id, relation, status, organizationStatus: status });
    }
  return [
    ...made,
    outside(elsewhere, 'other_center', 'approved'),
    outside(randomUUID(), 'missing', 'approved'),
  ];
}

/** Organisations that the roles are held for. */
interface Homes {
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

/** Makes the accounts and signs each in where it lives. */
async function signInAll({ build, signIn }: TestServer, homes: Homes): Promise<Making['sessions']> {
  const roles = rolesOf(homes);
  const sessions: Partial<Making['sessions']> = { nobody: null };
  for (const actor of actors.filter((name) => name !== 'nobody')) {
    const center = /other_center/.test(actor) ? second : first;
    const { email } = await build.user({
      center: center.id,
      email: `${actor}@rechten.example`,
      roles: roles[actor],
    });
    sessions[actor] = await signIn(center.host, email);
  }
  return sessions as Making['sessions'];
}

export interface World {
  making: Making;
  sessions: Record<ActorName, Session | null>;
  /** Those of a kind that the world was made with. */
  recordsOf(kind: Kind): readonly WorldRecord[];
}

/** Fills the first centre, and the second with rows that look like it. */
export async function makeWorld(server: TestServer, kinds: readonly Kind[]): Promise<World> {
  const { build } = server;
  const alike = await build.lookAlikes(second.id);
  await build.lookAlikes(first.id);
  const school = (await build.organization({ organization_type: 'School' })).id;
  const elsewhere = alike.organization.id;
  const [filled, empty] = [await organizations(server, elsewhere), await organizations(server, elsewhere)];
  const idsOf = (relation: string) =>
    [...filled, ...empty].filter((one) => one.relation === relation).map(({ id }) => id);
  const [mine, others] = [idsOf('same_organization'), idsOf('other_organization')];
  const sessions = await signInAll(server, { mine, school, otherCenters: elsewhere });
  const making: Making = {
    server,
    sessions,
    organizations: filled,
    emptyOrganizations: empty,
    mine: mine[0] ?? '',
    other: others[0] ?? '',
    school,
    alike,
  };
  const made = new Map<Kind, readonly WorldRecord[]>();
  for (const kind of kinds) made.set(kind, await kind.make(making));
  return {
    making,
    sessions,
    recordsOf: (kind) => {
      const records = made.get(kind);
      if (!records) throw new Error(`this world was made without ${kind.noun ?? 'this kind'}`);
      return records;
    },
  };
}

/** One thing of each person, and one of a stranger at the other centre. */
export async function oneEach(
  { sessions, alike }: Making,
  add: (center: number, userId: string | undefined) => Promise<string>,
  status = 'open',
): Promise<WorldRecord[]> {
  const made: WorldRecord[] = [];
  for (const actor of residents) {
    const id = await add(first.id, sessions[actor]?.userId);
    made.push({ id, relation: 'own', status, organizationStatus: 'approved', of: actor });
  }
  return [
    ...made,
    outside(await add(second.id, alike.user.id), 'other_center', status),
    outside(randomUUID(), 'missing', status),
  ];
}
