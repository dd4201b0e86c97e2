/** The records of the rights matrix: one for each relation and status, all of them as complete as a real one. */
import { randomUUID } from 'node:crypto';
import { tokenHash } from '#tests/support/builders.ts';
import { first, second, type TestServer } from '#tests/support/server.ts';
import type { ActorName, Relation } from './expected-rights.ts';
import { outside, type WorldRecord } from './rights-record.ts';
import { signInAll, type Sessions } from './rights-actors.ts';
import { internalNotes, users } from './rights-world-users.ts';
import {
  auditEvents,
  dataDownloads,
  importsOf,
  notifications,
  passkeysOf,
  savedFiltersOf,
  peopleToBe,
  sessionsOf,
  uploads,
} from './rights-world-personal.ts';
import { joinRequests, organizationSignups } from './rights-world-arrivals.ts';

export interface World {
  sessions: Sessions;
  organization: WorldRecord[];
  /** Without vacancies or applications, which would go with them. */
  organizationToMove: WorldRecord[];
  /** Each with a twin. */
  organizationToMerge: WorldRecord[];
  /** `id` is the token itself. */
  organizationSignup: WorldRecord[];
  joinRequest: WorldRecord[];
  vacancy: WorldRecord[];
  application: WorldRecord[];
  /** `id` is the token itself. */
  token: WorldRecord[];
  /** `id` is the slug. */
  page: WorldRecord[];
  notification: WorldRecord[];
  upload: WorldRecord[];
  session: WorldRecord[];
  passkey: WorldRecord[];
  savedFilter: WorldRecord[];
  auditEvent: WorldRecord[];
  dataDownload: WorldRecord[];
  user: WorldRecord[];
  import: WorldRecord[];
  internalNote: WorldRecord[];
  /** `id` is the address. */
  newSignUp: WorldRecord[];
  personToBe: WorldRecord[];
}

type Build = TestServer['build'];

const organizationStatuses = ['approved', 'pending', 'denied', 'archived', 'deleted'];
const vacancyStatuses = ['draft', 'published', 'filled', 'expired', 'archived', 'deleted'];
const applicationStates = ['new', 'accepted', 'rejected', 'withdrawn'];
const relationsInside = ['same_organization', 'other_organization'] as const;

export async function organizations(build: Build, elsewhere: string): Promise<WorldRecord[]> {
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

export async function vacancies(
  build: Build,
  owners: readonly WorldRecord[],
  elsewhere: string,
): Promise<WorldRecord[]> {
  const made: WorldRecord[] = [];
  for (const owner of owners.filter(
    ({ status, relation }) =>
      ['approved', 'pending', 'archived'].includes(status) &&
      relation !== 'other_center' &&
      relation !== 'missing',
  ))
    for (const status of vacancyStatuses) {
      const { id } = await build.vacancy({ organization_id: owner.id, status });
      made.push({ id, relation: owner.relation, status, organizationStatus: owner.status });
    }
  return [...made, outside(elsewhere, 'other_center'), outside(randomUUID(), 'missing')];
}

/** Columns of an application in this state. */
export const stateColumns = (state: string, now: Date) => ({
  status: state === 'accepted' || state === 'rejected' ? state : null,
  withdrawn_at: state === 'withdrawn' ? now : null,
  decisions: state === 'accepted' || state === 'rejected' ? 1 : 0,
});

/** Who can have one of their own: mentors and admins never apply, and an admin of another centre has no account here. */
const applicants: readonly ActorName[] = [
  'volunteer',
  'student',
  'organization_superuser',
  'page_manager',
  'content_manager',
  'center_superuser',
];

async function applications(
  server: TestServer,
  world: Pick<World, 'sessions'>,
  parents: { mine: string; other: string; school: string; elsewhere: string },
): Promise<WorldRecord[]> {
  const { build, clock } = server;
  const made: WorldRecord[] = [];
  const vacancyOf = async (organization_id: string) => ({
    vacancy_id: (await build.vacancy({ organization_id })).id,
    organization_id,
  });
  const pupil = await build.user({ roles: [['student', parents.school]] });
  const add = async (relation: Relation, status: string, columns: object, of?: ActorName) => {
    const { id } = await build.application({
      ...(await vacancyOf(
        relation === 'same_organization' || relation === 'unconfirmed' ? parents.mine : parents.other,
      )),
      ...stateColumns(status, clock.now),
      ...columns,
    });
    made.push({ id, relation, status, organizationStatus: 'approved', of });
  };
  for (const state of applicationStates) {
    await add('same_organization', state, {});
    await add('other_organization', state, {});
    await add('student_of_mentor', state, { user_id: pupil.id });
    for (const actor of applicants)
      await add('own', state, { user_id: world.sessions[actor]?.userId }, actor);
  }
  await add('unconfirmed', 'new', { confirmed_at: null });
  return [
    ...made,
    outside(parents.elsewhere, 'other_center', 'new'),
    outside(randomUUID(), 'missing', 'new'),
  ];
}

/** A token for an application that waits for it. */
export async function makeToken(server: TestServer, center: number, columns: object = {}): Promise<string> {
  const { id } = await server.build.application({ center, confirmed_at: null });
  const token = randomUUID();
  const row = {
    hash: tokenHash(token),
    expires: new Date(server.clock.now.getTime() + 86_400_000),
    used: null,
    ...columns,
  };
  await server.build.sql(
    center,
    `insert into one_time_tokens (volunteer_center_id, id, purpose, token_hash, application_id, expires_at, used_at)
     values ($1, $2, 'confirm_application', $3, $4, $5, $6)`,
    [center, randomUUID(), row.hash, id, row.expires, row.used],
  );
  return token;
}

async function tokens(server: TestServer): Promise<WorldRecord[]> {
  return [
    outside(await makeToken(server, first.id), 'other_organization', 'fresh'),
    outside(await makeToken(server, first.id, { used: server.clock.now }), 'other_organization', 'used'),
    outside(await makeToken(server, second.id), 'other_center', 'fresh'),
    outside(randomUUID(), 'missing', 'fresh'),
  ];
}

async function pages(build: Build): Promise<WorldRecord[]> {
  const slug = async (over: Parameters<Build['page']>[0]) => String((await build.page(over))['slug']);
  return [
    outside(await slug({}), 'other_organization'),
    outside(await slug({ is_published: false }), 'other_organization', 'draft'),
    outside(await slug({ center: second.id }), 'other_center'),
    outside('bestaat-niet', 'missing'),
  ];
}

/** Fills the first centre, and the second with rows that look like it. */
export async function makeWorld(server: TestServer): Promise<World> {
  const { build } = server;
  const alike = await build.lookAlikes(second.id);
  await build.lookAlikes(first.id);
  const school = await build.organization({ organization_type: 'School' });
  const organization = await organizations(build, alike.organization.id);
  const twin = await build.organization({ status: 'denied' });
  const organizationToMove = await organizations(build, alike.organization.id);
  const idsOf = (relation: Relation) =>
    [...organization, ...organizationToMove].filter((one) => one.relation === relation).map(({ id }) => id);
  const mine = idsOf('same_organization');
  const sessions = await signInAll(server, { mine, school: school.id, otherCenters: alike.organization.id });
  const parents = {
    mine: mine[0] ?? '',
    other: idsOf('other_organization')[0] ?? '',
    school: school.id,
    elsewhere: alike.application.id,
  };
  const application = await applications(server, { sessions }, parents);
  const user = await users(server, sessions, parents, alike.user.id);
  return {
    sessions,
    organization,
    organizationToMove,
    organizationToMerge: organizationToMove.map((record) => ({ ...record, twin: twin.id })),
    organizationSignup: await organizationSignups(server),
    joinRequest: await joinRequests(server, parents, alike.organization.id),
    vacancy: await vacancies(build, organization, alike.vacancy.id),
    application,
    upload: await uploads(server, sessions),
    session: await sessionsOf(server, sessions, alike.user.id),
    passkey: await passkeysOf(server, sessions, alike.user.id),
    savedFilter: await savedFiltersOf(server, sessions, alike.user.id),
    notification: await notifications(server, sessions, alike.user.id),
    auditEvent: await auditEvents(server, sessions, application),
    dataDownload: await dataDownloads(server, sessions, alike.user.id),
    token: await tokens(server),
    page: await pages(build),
    user,
    import: await importsOf(server, sessions, alike.user.id),
    internalNote: await internalNotes(server, sessions, application, user.at(-3)?.id ?? ''),
    newSignUp: [
      outside('iemand.nieuw@rechten.example', 'other_organization'),
      outside('volunteer@rechten.example', 'other_organization', 'known'),
    ],
    personToBe: await peopleToBe(build, alike.user.id),
  };
}
