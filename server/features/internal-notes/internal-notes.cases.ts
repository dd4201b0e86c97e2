/** Notes that staff keep: an organisation's on own applications. */
import { randomUUID } from 'node:crypto';
import type { internalNoteCalls } from '#contract/calls/internal-notes.ts';
import { applications } from '#server/features/applications/applications.cases.ts';
import { userInput, users } from '#server/features/users/users.cases.ts';
import { isSignedIn, may, staff, type Cell, type Relation, type Row } from '#tests/cases/actors.ts';
import {
  documentOf,
  kind,
  once,
  outside,
  type CasesOf,
  type InputMaking,
  type WorldRecord,
  ownRows,
} from '#tests/cases/case.ts';
import { always, inOrder, isGone, manages, whoMay, without200 } from '#tests/cases/expected.ts';
import { first, second } from '#tests/support/server.ts';

const keep: Row = { organization_superuser: 'organization', ...staff };
const sees = (cell: Cell) => !isGone(cell) && (cell.relation === 'own' || manages(keep)(cell));

const insert = `insert into internal_notes
  (volunteer_center_id, id, subject_type, subject_id, author_id, author_name, note)
  values ($1, $2, $3, $4, $5, 'Sam', 'Belt liever na vijven')`;

/** The notes as they were written. */
const written = new Map<string, unknown[]>();

/** Notes about applications and people by nobody in particular, and one of each person who may write any. */
const internalNotes = kind({
  async make(making) {
    const [asked, people] = [await applications.make(making), await users.make(making)];
    const made: WorldRecord[] = [];
    const add = async (
      center: number,
      [type, subject]: readonly [string, string],
      record: Pick<WorldRecord, 'relation' | 'of'>,
    ) => {
      const id = randomUUID();
      const author = record.of ? making.sessions[record.of]?.userId : null;
      const row = [center, id, type, subject, author];
      await making.server.build.sql(center, insert, row);
      written.set(id, row);
      made.push({ ...record, id, status: 'written', organizationStatus: 'approved' });
    };
    const about = (relation: Relation) =>
      ['applications', asked.find((one) => one.relation === relation && !one.of)?.id ?? ''] as const;
    for (const relation of ['same_organization', 'other_organization', 'student_of_mentor'] as const)
      await add(first.id, about(relation), { relation });
    await add(first.id, ['users', people.at(-3)?.id ?? ''], { relation: 'other_organization' });
    await add(second.id, about('other_center'), { relation: 'other_center' });
    for (const of of ['organization_superuser', 'center_superuser', 'admin'] as const)
      await add(first.id, about('same_organization'), { relation: 'own', of });
    return [...made, outside(randomUUID(), 'missing', 'written')];
  },
  // Also when it was removed.
  async putBack({ build }, { record }) {
    await build.sql(first.id, 'delete from internal_notes where id = $1', [record.id]);
    await build.sql(first.id, insert, written.get(record.id));
  },
});

const listed = kind({
  make: async (making) => (await internalNotes.make(making)).filter(({ of }) => of === undefined),
});

/** Applications that get a note. */
const subjects = kind({
  make: applications.make,
  async putBack({ build }, { answer }) {
    await build.sql(first.id, 'delete from internal_notes where id = $1', [answer.body.data.id]);
  },
});

const noteInput = once(async (making: InputMaking) => {
  const id = randomUUID();
  const about = (await userInput(making)).id;
  await making.server.build.sql(first.id, insert, [first.id, id, 'users', about, making.staff.userId]);
  return id;
});

export const cases: CasesOf<typeof internalNoteCalls> = {
  calls: {
    'GET /api/v1/internal_notes': { about: listed, status: whoMay(keep), lists: sees },
    'POST /api/v1/internal_notes': {
      about: subjects,
      status: (cell) => {
        if (!isSignedIn(cell.actor)) return 401;
        if (may(keep, cell.actor) === 'no') return 403;
        return !isGone(cell) && manages(keep)(cell) ? 201 : 422;
      },
      body: ({ record }) =>
        documentOf('internal_notes', { note: 'Gebeld', subject_type: 'applications', subject_id: record.id }),
    },
    'PATCH /api/v1/internal_notes/:id': {
      about: internalNotes,
      status: inOrder(sees, (cell) => cell.relation === 'own', always),
      body: documentOf('internal_notes', { note: 'Gebeld' }),
    },
    'DELETE /api/v1/internal_notes/:id': {
      about: internalNotes,
      status: without200(
        inOrder(sees, (cell) => cell.relation === 'own' || may(keep, cell.actor) === 'all', always),
        204,
      ),
    },
  },
  input: {
    at: 'internal_notes',
    id: noteInput,
    fields: async (making) => ({
      note: 'Gebeld',
      subject_type: 'users',
      subject_id: (await userInput(making)).id,
    }),
  },
  fill: {
    own: ownRows(
      'internal_notes',
      'subject_type, subject_id, author_id, note',
      "'users', $2::uuid, $2::uuid, 'Gebeld'",
    ),
  },
};
