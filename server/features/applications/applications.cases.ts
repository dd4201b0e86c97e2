/** Who reads applications, who sends them and who decides about them (product.md, section 3). */
import { randomUUID } from 'node:crypto';
import type { applicationCalls } from '#contract/calls/applications.ts';
import { seesVacancy, vacancies, vacancyInput } from '#server/features/vacancies/vacancies.cases.ts';
import { may, staff, type ActorName, type Cell, type Relation, type Row } from '#tests/cases/actors.ts';
import {
  documentOf,
  kind,
  once,
  outside,
  type CasesOf,
  type InputMaking,
  type WorldRecord,
} from '#tests/cases/case.ts';
import {
  everybody,
  forEverybody,
  inOrder,
  isGone,
  manages,
  signedIn,
  whoSeesSignedIn,
} from '#tests/cases/expected.ts';
import { applicationForm, solveChallenge } from '#tests/support/applying.ts';
import { first } from '#tests/support/server.ts';

/** apply; withdraw own application */
const apply: Row = {
  nobody: 'own',
  volunteer: 'own',
  student: 'own',
  organization_superuser: 'own',
  page_manager: 'own',
  content_manager: 'own',
  center_superuser: 'own',
};
/** read. Whoever may apply reads their own. */
const read: Row = {
  volunteer: 'own',
  student: 'own',
  page_manager: 'own',
  content_manager: 'own',
  mentor: 'students',
  organization_superuser: 'organization',
  ...staff,
};
/** accept, reject */
const decide: Row = { organization_superuser: 'organization', ...staff };
/** remind whoever has to answer */
const remind: Row = staff;

const sees = (cell: Cell) => !isGone(cell) && (cell.relation === 'own' || manages(read)(cell));
const decision = (from: readonly string[]) =>
  inOrder(sees, manages(decide), (cell) => from.includes(cell.status));
const show = whoSeesSignedIn(sees);

const states = ['new', 'accepted', 'rejected', 'withdrawn'];
/** Columns of an application in this state. */
const stateColumns = (state: string, now: Date) => ({
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

export const applications = kind({
  noun: 'applications',
  async make({ server: { build, clock }, sessions, mine, other, school, alike }) {
    const made: WorldRecord[] = [];
    const vacancyOf = async (organization_id: string) => ({
      vacancy_id: (await build.vacancy({ organization_id })).id,
      organization_id,
    });
    const pupil = await build.user({ roles: [['student', school]] });
    const add = async (relation: Relation, status: string, columns: object, of?: ActorName) => {
      const isMine = relation === 'same_organization' || relation === 'unconfirmed';
      const { id } = await build.application({
        ...(await vacancyOf(isMine ? mine : other)),
        ...stateColumns(status, clock.now),
        ...columns,
      });
      made.push({ id, relation, status, organizationStatus: 'approved', of });
    };
    for (const state of states) {
      await add('same_organization', state, {});
      await add('other_organization', state, {});
      await add('student_of_mentor', state, { user_id: pupil.id });
      for (const actor of applicants) await add('own', state, { user_id: sessions[actor]?.userId }, actor);
    }
    await add('unconfirmed', 'new', { confirmed_at: null });
    return [
      ...made,
      outside(alike.application.id, 'other_center', 'new'),
      outside(randomUUID(), 'missing', 'new'),
    ];
  },
  async putBack({ build, clock }, { record }) {
    const { status, withdrawn_at, decisions } = stateColumns(record.status, clock.now);
    await build.sql(
      first.id,
      'update applications set status = $2, withdrawn_at = $3, decisions = $4 where id = $1',
      [record.id, status, withdrawn_at, decisions],
    );
    await build.sql(first.id, 'update vacancies set accepted_count = 5');
  },
});

/** The vacancies that one applies to. */
const openings = kind({
  make: vacancies.make,
  async putBack({ build }, { answer }) {
    await build.sql(first.id, 'delete from applications where id = $1', [answer.body.data.id]);
  },
});

const applicationInput = once(({ server, staff: { userId } }: InputMaking) =>
  server.build.application({ user_id: userId }),
);

export const cases: CasesOf<typeof applicationCalls> = {
  calls: {
    'GET /api/v1/applications/challenge': { status: everybody },
    'GET /api/v1/applications': { about: applications, status: signedIn, lists: sees },
    'GET /api/v1/applications/:id': { about: applications, status: show },
    'POST /api/v1/applications': {
      about: openings,
      status: (cell) => {
        if (may(apply, cell.actor) === 'no') return 403;
        const isOpen = cell.status === 'published' && cell.organizationStatus === 'approved';
        return !isGone(cell) && isOpen ? 201 : 422;
      },
      body: async ({ server, record, as }) => {
        const proof = as ? {} : { proof: await solveChallenge(server) };
        return documentOf('applications', applicationForm(record.id, proof));
      },
    },
    'POST /api/v1/applications/:id/accept': {
      about: applications,
      status: decision(['new', 'rejected']),
      body: { message: 'Welkom', reason: 'Toch wel' },
    },
    'POST /api/v1/applications/:id/reject': {
      about: applications,
      status: decision(['new', 'accepted']),
      body: { reject_reason: 'other', reason: 'Toch niet' },
    },
    // Those of the world were sent just now: too soon for a reminder.
    // Nobody waits for those of the world.
    'POST /api/v1/vacancies/:id/answer_applications': {
      about: vacancies,
      status: inOrder(seesVacancy, manages(decide), () => true),
      body: { message: 'We hebben iemand gevonden.' },
      input: { id: async (making) => (await vacancyInput(making)).id },
    },
    'POST /api/v1/applications/:id/remind': {
      about: applications,
      status: inOrder(
        sees,
        ({ actor }) => may(remind, actor) === 'all',
        () => false,
      ),
    },
    'POST /api/v1/applications/:id/withdraw': {
      about: applications,
      status: inOrder(
        sees,
        (cell) => cell.relation === 'own' && may(apply, cell.actor) === 'own',
        (cell) => ['new', 'accepted'].includes(cell.status),
      ),
      body: {},
    },
  },
  screens: {
    '/applications': forEverybody,
    '/applications/:id': { about: applications, status: show },
  },
  input: {
    at: 'applications',
    id: async (making) => (await applicationInput(making)).id,
    fields: async (making) => ({
      vacancy_id: (await vacancyInput(making)).id,
      first_name: 'A',
      last_name: 'B',
      email: 'a@b.example',
      message: 'Ja',
      consent: true,
      reject_reason: 'other',
      reason: 'Zo',
    }),
  },
};
