/** Judging what was answered to the questions of a form. */
import type { Agreeable } from '#contract/form-agreement.ts';
import { answerIn, fieldsOf, ownIn, type AnswerValue } from '#contract/form-answers.ts';
import { askedOf } from '#contract/form-conditions.ts';
import { describedQuestion, type FormQuestion } from '#contract/form-questions-kept.ts';
import { answersOf, ownFieldOf, type Question } from '#contract/form-questions.ts';
import type { FormSubmissionCreate, KeptAnswer } from '#contract/form-submissions.ts';
import { problemOfIssue } from '#contract/issue-problems.ts';
import type { Problem } from '#contract/errors.ts';
import { refuseAll } from '#server/http/refusal.ts';

type GivenAnswers = FormSubmissionCreate['answers'];

/** Where what is answered stands in a document. */
export const answersPointer = '/data/attributes/answers';

/** Throws 422 for an answer to a question that is not asked here, or a second one to the same. */
function refuseOthers(given: GivenAnswers, questions: readonly FormQuestion[]): void {
  const asked = new Set(
    questions.flatMap(({ questionId, questionType }) =>
      questionType === 'info_section' ? [] : [questionId],
    ),
  );
  refuseAll(
    given.flatMap(({ questionId }, at) =>
      asked.delete(questionId)
        ? []
        : [{ code: 'unknown_record' as const, pointer: `${answersPointer}/${at}/question_id` }],
    ),
  );
}

/** Where nothing was agreed to that has to be, or something that is not said any more. */
function unagreed({ consentText, consentVersion }: Agreeable, agreed: number | null | undefined): Problem[] {
  if (consentText === null || agreed === consentVersion) return [];
  return [
    { code: typeof agreed === 'number' ? 'inclusion' : 'blank', pointer: '/data/attributes/consent_version' },
  ];
}

/** What was chosen, as it was called to whoever chose it; none where that is what it is. */
function labelsOf({ options = [], labels }: Question, value: AnswerValue): string[] | undefined {
  if (!labels) return undefined;
  const chosen = typeof value === 'object' ? value : [value];
  return chosen.map((one) => labels[options.indexOf(String(one))] ?? String(one));
}

/** What was answered, by the rules of the questions that are asked then; what stayed empty is left out. Throws 422 with all that is wrong, each at its answer, and where what has to be was not agreed to. */
export function readAnswers(
  form: Agreeable & { questions: readonly FormQuestion[] },
  { answers: given, consentVersion }: Pick<FormSubmissionCreate, 'answers' | 'consentVersion'>,
): KeptAnswer[] {
  const { questions } = form;
  const others = unagreed(form, consentVersion);
  refuseOthers(given, questions);
  const described = questions.map(describedQuestion);
  const values = new Map(given.map(({ questionId, value }) => [questionId, value]));
  const filled = fieldsOf(described, values);
  const asked = askedOf(described, filled);
  const read = answersOf(asked).safeParse(filled, { reportInput: true });
  if (!read.success) {
    const placeOf = (field: unknown) =>
      given.findIndex(({ questionId }) => field === questionId || field === ownFieldOf(questionId));
    refuseAll([
      ...read.error.issues.map((issue) => {
        const at = placeOf(issue.path[0]);
        return {
          ...problemOfIssue(issue),
          pointer: at < 0 ? answersPointer : `${answersPointer}/${at}/value`,
        };
      }),
      ...others,
    ]);
  }
  refuseAll(others);
  const fields = read.data ?? {};
  return asked.flatMap((question) => {
    const { id: questionId, title, type: questionType, unit } = question;
    const value = answerIn(question, fields);
    if (value === null) return [];
    const answered = typeof value === 'object' ? [...value] : value;
    const own = ownIn(question, value);
    const labels = labelsOf(question, value);
    return [
      {
        questionId,
        text: title,
        questionType,
        value: answered,
        ...(unit && { unit }),
        ...(own !== undefined && { own }),
        ...(labels && { labels }),
      },
    ];
  });
}
