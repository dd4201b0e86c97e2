/** The accounts of the rights matrix, and the notes that staff keep. */
import { randomUUID } from 'node:crypto';
import type { Role } from '#contract/rights.ts';
import type { RoleOf } from '#tests/support/builders.ts';
import { first, second, type TestServer } from '#tests/support/server.ts';
import { actors, type Relation } from './expected-rights.ts';
import type { Sessions } from './rights-actors.ts';
import { outside, type WorldRecord } from './rights-record.ts';

export const userStatuses = ['active', 'invited', 'inactive', 'archived'];
const residents = actors.filter((actor) => actor !== 'nobody' && !/other_center/.test(actor));

interface Parents {
  mine: string;
  other: string;
  school: string;
}

/** Everybody's own account, and of others one in each status. */
export async function users(
  { build }: TestServer,
  sessions: Sessions,
  parents: Parents,
  elsewhere: string,
): Promise<WorldRecord[]> {
  const made: WorldRecord[] = residents.map((actor) => ({
    id: sessions[actor]?.userId ?? '',
    relation: 'own',
    status: 'active',
    organizationStatus: 'approved',
    of: actor,
  }));
  const add = async (relation: Relation, role: Role, organization: string) => {
    for (const status of userStatuses) {
      const { id } = await build.user({ status, roles: [[role, organization]] });
      made.push({ id, relation, status, organizationStatus: 'approved', held: [role, organization] });
    }
    // Nobody of them is the last who may run the organisation.
    await build.user({ roles: [[role, organization]] });
  };
  await add('same_organization', 'organization_superuser', parents.mine);
  await add('other_organization', 'organization_superuser', parents.other);
  await add('student_of_mentor', 'student', parents.school);
  const more = async (relation: Relation, roles: readonly RoleOf[]) =>
    made.push(outside((await build.user({ roles })).id, relation, 'active'));
  await more('colleague_with_more', [
    ['organization_superuser', parents.mine],
    ['organization_superuser', parents.other],
  ]);
  await more('admin', ['admin']);
  // A mentor keeps students, not the other mentors of the school.
  await more('other_organization', [['mentor', parents.school]]);
  // Nor those of another school.
  await more('other_organization', [['student', parents.other]]);
  await more('other_organization', ['center_superuser']);
  await more('other_organization', []);
  return [...made, outside(elsewhere, 'other_center', 'active'), outside(randomUUID(), 'missing', 'active')];
}

/** An account as it was. */
export async function putBackUser({ build }: TestServer, record: WorldRecord): Promise<void> {
  await build.sql(first.id, 'update users set status = $2, job_title = null where id = $1', [
    record.id,
    record.status,
  ]);
  if (!record.held) return;
  await build.sql(
    first.id,
    `insert into user_roles (volunteer_center_id, id, user_id, role, organization_id) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [first.id, randomUUID(), record.id, ...record.held],
  );
}

const insertNote = `insert into internal_notes
  (volunteer_center_id, id, subject_type, subject_id, author_id, author_name, note)
  values ($1, $2, $3, $4, $5, 'Sam', 'Belt liever na vijven')`;

/** The notes as they were written. */
const written = new Map<string, unknown[]>();

/** Notes about applications and people by nobody in particular, and one of each person who may write any. */
export async function internalNotes(
  { build }: TestServer,
  sessions: Sessions,
  applications: readonly WorldRecord[],
  person: string,
): Promise<WorldRecord[]> {
  const made: WorldRecord[] = [];
  const add = async (
    center: number,
    [type, subject]: readonly [string, string],
    record: Pick<WorldRecord, 'relation' | 'of'>,
  ) => {
    const id = randomUUID();
    const author = record.of ? sessions[record.of]?.userId : null;
    const row = [center, id, type, subject, author];
    await build.sql(center, insertNote, row);
    written.set(id, row);
    made.push({ ...record, id, status: 'written', organizationStatus: 'approved' });
  };
  const about = (relation: Relation) =>
    ['applications', applications.find((one) => one.relation === relation && !one.of)?.id ?? ''] as const;
  for (const relation of ['same_organization', 'other_organization', 'student_of_mentor'] as const)
    await add(first.id, about(relation), { relation });
  await add(first.id, ['users', person], { relation: 'other_organization' });
  await add(second.id, about('other_center'), { relation: 'other_center' });
  for (const of of ['organization_superuser', 'center_superuser', 'admin'] as const)
    await add(first.id, about('same_organization'), { relation: 'own', of });
  return [...made, outside(randomUUID(), 'missing', 'written')];
}

/** A note as it was, also when it was removed. */
export async function putBackNote({ build }: TestServer, record: WorldRecord): Promise<void> {
  await build.sql(first.id, 'delete from internal_notes where id = $1', [record.id]);
  await build.sql(first.id, insertNote, written.get(record.id));
}
