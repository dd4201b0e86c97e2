/** What people filled in on a form of a centre. */
import * as z from 'zod/mini';
import { moment, oneOf, recordId, text, typedText } from './fields.ts';
import { mostOptions } from './form-question-fields.ts';
import { longestAnswers, questionTypes } from './form-questions.ts';
import { mostQuestions } from './forms.ts';
import { resourceContract } from './jsonapi.ts';
import { locales } from './locales.ts';
import { textLimits } from './text-limits.ts';

/** An answer to one of its questions. */
const givenAnswer = z.object({
  questionId: recordId(),
  /**
   * Null where nothing was answered. A number is a number, a tick true or false, what was chosen of several a list; something of
   * one's own stands where an option would.
   */
  value: z.nullable(
    z.union([
      typedText(longestAnswers.long),
      z.number(),
      z.boolean(),
      z.array(typedText(longestAnswers.line)).check(z.maxLength(mostOptions + 1)),
    ]),
  ),
});

/** What is answered to its questions. */
export const givenAnswers = () => z.array(givenAnswer).check(z.maxLength(mostQuestions));

/** Body of POST /forms/{id}/submissions. */
export const formSubmissionCreate = z.object({
  answers: givenAnswers(),
  /** In which it was read, of a form that is in two languages. */
  locale: z.optional(oneOf(locales)),
  /** Of what was agreed to, as the form has it; needed where it has a `consent_text`. */
  consentVersion: z.optional(z.nullable(z.int())),
  /** Of the link of one's own that it was opened by; needed where the form has the `access_permission` `token_holder`. */
  token: z.optional(z.nullable(typedText(100))),
  /** Honeypot: people do not see it, so it stays empty. */
  website: z.optional(z.nullable(typedText(200))),
  /** Answer to a challenge of GET /applications/challenge; the no-script form waits instead. */
  proof: z.optional(z.nullable(typedText(400))),
});
export type FormSubmissionCreate = z.infer<typeof formSubmissionCreate>;

/** What is answered to whoever filled it in: that it went. Nothing of what was typed. */
export const sentSubmissions = resourceContract({
  type: 'sent_submissions',
  attributes: z.object({ createdAt: moment() }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});

/** Body of POST /form_submissions/{id}/read. */
export const formSubmissionRead = z.object({
  /** False: it is unread again. */
  read: z.boolean(),
});
export type FormSubmissionRead = z.infer<typeof formSubmissionRead>;

/** With its question as it was asked. */
export const keptAnswer = z.object({
  questionId: recordId(),
  text: z.string(),
  questionType: oneOf(questionTypes),
  value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
  /** In what a number is counted. */
  unit: z.optional(z.string()),
  /** What of it was no option, but something of one's own. */
  own: z.optional(z.string()),
  /** What was chosen as it was called, where it was read in another language than it is kept in. */
  labels: z.optional(z.array(z.string())),
});
export type KeptAnswer = z.infer<typeof keptAnswer>;

/** Characters of the id of a question, the sign behind it, and what can be answered on a line. */
const answerWanted = 37 + longestAnswers.line;

export const formSubmissions = resourceContract({
  type: 'form_submissions',
  attributes: z.object({
    formId: recordId(),
    formTitle: z.string(),
    /** What was answered, in the order in which it was asked. */
    answers: z.array(keptAnswer),
    /** What whoever filled it in agreed to, as it stood there. */
    agreedTo: z.nullable(z.string()),
    /** Whose link it came by; null where it came by none, or that is gone. */
    askedPerson: z.nullable(z.object({ email: z.string(), name: z.nullable(z.string()) })),
    /** Null while nobody of the centre has read it. */
    readAt: z.nullable(moment()),
    /** The ones beside it in the list of its form, newest first. Null where there is none, and in a list. */
    newerId: z.nullable(recordId()),
    olderId: z.nullable(recordId()),
    createdAt: moment(),
  }),
  relationships: {
    /** What staff wrote down, the newest first; none for whoever keeps no notes. */
    notes: { type: 'internal_notes', many: true },
  },
  abilities: ['read', 'delete', 'note'],
  filters: { formId: 'id' },
  scopes: {
    /** Those that nobody of the centre has read. */
    unread: z.literal('true'),
    /** Words in the answers. */
    q: text(textLimits.search),
    /** What was answered to one question: its id and the answer, `…:Soep`, `…:true`, `…:2.5`. */
    answer: z
      .string()
      .check(
        z.maxLength(answerWanted, { abort: true }),
        z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}:[^\p{Cc}\p{Cs}]*$/u),
      ),
  },
  sorts: ['createdAt'],
  includes: [],
});
