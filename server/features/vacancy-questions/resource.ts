import { vacancyQuestions, type QuestionReader } from '#contract/vacancy-questions.ts';
import { identifier, type Resource } from '#server/http/resource.ts';

/** That a question went: its id is of this answer alone, as no row is written. */
export interface SentQuestion {
  id: string;
  vacancyId: string;
  sentTo: QuestionReader;
  createdAt: Date;
}

export const vacancyQuestionResource: Resource<SentQuestion, typeof vacancyQuestions> = {
  contract: vacancyQuestions,
  id: ({ id }) => id,
  attributes: ({ sentTo, createdAt }) => ({ sentTo, createdAt: createdAt.toISOString() }),
  relationships: ({ vacancyId }) => ({ vacancy: identifier('vacancies', vacancyId) }),
};
