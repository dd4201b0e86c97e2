/** The calls of vacancy questions. */
import { call } from '../call.ts';
import { vacancyQuestionCreate, vacancyQuestions } from '../vacancy-questions.ts';

export const vacancyQuestionCalls = {
  create: call({
    method: 'POST',
    path: '/api/v1/vacancies/:id/questions',
    summary: 'Ask the contact of a vacancy something; it is mailed, and their answer goes to the asker',
    answers: vacancyQuestions,
    isIdempotent: true,
    body: { type: 'vacancy_questions', schema: vacancyQuestionCreate },
  }),
};
