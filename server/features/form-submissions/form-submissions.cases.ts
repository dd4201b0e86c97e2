/** What people filled in: sent by everybody who knows of a form that is online, read by whoever keeps the form. */
import { randomUUID } from 'node:crypto';
import type { formSubmissionCalls } from '#contract/calls/form-submissions.ts';
import {
  always,
  askers,
  formKind,
  isKnown,
  makeForm,
  sees,
  makers,
  questionId,
} from '#server/features/forms/forms.cases.ts';
import { documentOf, kind, once, outside, type CasesOf } from '#tests/cases/case.ts';
import { whoMay, without200 } from '#tests/cases/expected.ts';
import { solveChallenge } from '#tests/support/applying.ts';
import { first, second, type TestServer } from '#tests/support/server.ts';

interface MadeSubmission {
  center?: number;
  id?: string;
  email?: string;
  organization?: string | null;
}

/** Of a form of its own. */
export async function makeSubmission(
  server: TestServer,
  {
    center = first.id,
    id = randomUUID(),
    email = 'noor@post.example',
    organization = null,
  }: MadeSubmission = {},
): Promise<string> {
  const form = await makeForm(server, { center, organization });
  const answers = [
    { questionId, text: 'Hoe heet je?', questionType: 'text', value: 'Noor' },
    { questionId: randomUUID(), text: 'Wat is je mailadres?', questionType: 'email', value: email },
  ];
  await server.build.sql(
    center,
    'insert into form_submissions (volunteer_center_id, id, form_id, answers) values ($1, $2, $3, $4)',
    [center, id, form, JSON.stringify(answers)],
  );
  return id;
}

/** By record: whose form it is of. */
const owners = new Map<string, string | null>();

/** Of forms of this centre, of the reader's organisation and of another one; and of a form of the other centre. */
export const formSubmissions = kind({
  noun: 'form_submissions',
  make: async (making) => [
    ...(await Promise.all(
      askers(making).map(async ({ organization, relation }) => {
        const id = await makeSubmission(making.server, { organization });
        owners.set(id, organization);
        return outside(id, relation, '');
      }),
    )),
    outside(await makeSubmission(making.server, { center: second.id }), 'other_center', ''),
    outside(randomUUID(), 'missing', ''),
  ],
  async putBack(server, { record: { id } }) {
    await server.build.sql(first.id, 'delete from form_submissions where id = $1', [id]);
    await makeSubmission(server, { id, organization: owners.get(id) ?? null });
  },
});

export const cases: CasesOf<typeof formSubmissionCalls> = {
  calls: {
    'POST /api/v1/forms/:id/submissions': {
      about: formKind,
      status: (cell) => (isKnown(cell) ? (cell.status === 'published' ? 200 : 422) : 404),
      body: async ({ server, as }) =>
        documentOf('sent_submissions', {
          answers: [{ question_id: questionId, value: 'Noor' }],
          ...(as ? {} : { proof: await solveChallenge(server) }),
        }),
      input: { id: once(({ server }) => makeForm(server)) },
    },
    'GET /api/v1/form_submissions': { about: formSubmissions, status: whoMay(makers), lists: sees },
    'GET /api/v1/forms/:id/submissions/export': { about: formKind, status: always },
    'GET /api/v1/forms/:id/submissions/summary': { about: formKind, status: always },
    'GET /api/v1/form_submissions/:id': { about: formSubmissions, status: always },
    'POST /api/v1/form_submissions/:id/read': {
      about: formSubmissions,
      status: always,
      body: documentOf('form_submissions', { read: true }),
    },
    'DELETE /api/v1/form_submissions/:id': { about: formSubmissions, status: without200(always, 204) },
  },
  screens: {
    // Which form is missing.
    '/forms/:token?': { status: () => 404 },
    // The form that it names leads to no submission: those are found by the journey of forms.
    '/form_builder/:id/submissions/:submissionId': { about: formSubmissions, status: () => 404 },
  },
  input: {
    at: 'form_submissions',
    id: once(({ server }) => makeSubmission(server)),
    fields: async () => ({ answers: [{ question_id: questionId, value: 'Noor' }] }),
  },
  fill: {
    async center({ server, rows, ids }) {
      const form = (ids['forms'] = await makeForm(server));
      await server.build.sql(
        first.id,
        `insert into form_submissions (volunteer_center_id, id, form_id, answers, created_at)
         select $1, gen_random_uuid(), $2, '[]', timestamptz '2026-11-20 10:00:00.123456' + (n / 2) * interval '1 microsecond'
         from generate_series(1, ${rows}) n`,
        [first.id, form],
      );
    },
  },
};
