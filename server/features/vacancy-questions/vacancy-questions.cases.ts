/** Questions about a vacancy: everybody asks, of what is open; whoever may not know of it finds nothing. */
import type { vacancyQuestionCalls } from '#contract/calls/vacancy-questions.ts';
import { seesVacancy, vacancies, vacancyInput } from '#server/features/vacancies/vacancies.cases.ts';
import type { Cell } from '#tests/cases/actors.ts';
import { documentOf, kind, type CasesOf } from '#tests/cases/case.ts';
import { solveChallenge } from '#tests/support/applying.ts';
import { first } from '#tests/support/server.ts';

const isOpen = ({ status, organizationStatus }: Cell) =>
  status === 'published' && organizationStatus === 'approved';
const answers = (open: number, closed: number) => (cell: Cell) =>
  seesVacancy(cell) ? (isOpen(cell) ? open : closed) : 404;

/** Many of them are of one mailbox, which bears a few a minute. */
const asked = kind({
  noun: 'vacancies',
  make: vacancies.make,
  async putBack({ build }) {
    await build.sql(first.id, "delete from email_deliveries where template = 'vacancy_question'");
  },
});

export const cases: CasesOf<typeof vacancyQuestionCalls> = {
  calls: {
    'POST /api/v1/vacancies/:id/questions': {
      about: asked,
      status: answers(200, 422),
      body: async ({ server, as }) =>
        documentOf('vacancy_questions', {
          question: 'Kan ik met de bus komen?',
          name: 'Noor Jansen',
          email: 'vrager@post.example',
          ...(as ? {} : { proof: await solveChallenge(server) }),
        }),
    },
  },
  screens: { '/vacancies/:id/question': { about: vacancies, status: answers(200, 302) } },
  input: {
    at: 'vacancies',
    id: async (making) => (await vacancyInput(making)).id,
    fields: async () => ({ question: 'Kan ik met de bus komen?', name: 'Noor Jansen' }),
  },
};
