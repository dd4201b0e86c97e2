/** What somebody asks about a vacancy before applying: mailed to its contact, who answers by mail, and kept nowhere else. */
import * as z from 'zod/mini';
import { email, moment, oneOf, text, typedText } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { wholeName } from './names.ts';
import { textLimits } from './text-limits.ts';

/** The form, in the order in which it is asked. */
export const vacancyQuestionForm = z.object({
  question: text(textLimits.question),
  name: wholeName(),
  /** Where the answer goes. */
  email: email(),
});

/** Body of POST /vacancies/{id}/questions. */
export const vacancyQuestionCreate = z.extend(vacancyQuestionForm, {
  /** Honeypot: people do not see it, so it stays empty. */
  website: z.optional(z.nullable(typedText(200))),
  /** Answer to a challenge of GET /applications/challenge; the no-script form waits instead. */
  proof: z.optional(z.nullable(typedText(400))),
});
export type VacancyQuestionCreate = z.infer<typeof vacancyQuestionCreate>;

/** Who reads it: whom the vacancy names, else its organisation, else the centre. */
export const questionReaders = ['contact', 'organization', 'center'] as const;
export type QuestionReader = (typeof questionReaders)[number];

/** What is answered: that it went. Nothing of what was typed, and not whose mailbox it is in. */
export const vacancyQuestions = resourceContract({
  type: 'vacancy_questions',
  attributes: z.object({ sentTo: oneOf(questionReaders), createdAt: moment() }),
  relationships: { vacancy: { type: 'vacancies' } },
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
