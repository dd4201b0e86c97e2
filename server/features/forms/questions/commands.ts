/** The questions of a form on their way into the database. */
import { v7 as uuidv7 } from 'uuid';
import { longestBody, type FormQuestionInput } from '#contract/form-question-fields.ts';
import { settingsOf, type FormQuestion } from '#contract/form-questions-kept.ts';
import type { AskedQuestion } from '#contract/forms.ts';
import { postedHtml } from '#contract/rich-text/posted.ts';
import { mayKeepFiles } from '#server/features/uploads/policy.ts';
import { picturesFor } from '#server/features/uploads/queries.ts';
import { formattedColumn } from '#server/http/formatted-column.ts';
import { refuseAll } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';

/** It has answers; others only explain. */
const asks = ({ questionType }: Pick<AskedQuestion, 'questionType'>) => questionType !== 'info_section';

const escaped = (text: string | null | undefined) => text?.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Formatted text of what only explains, as it is stored; plain words become it. Throws 422 at the question whose markup is too long. */
const withCleanText = (given: readonly FormQuestionInput[]): FormQuestionInput[] =>
  given.map((question, at) => {
    const { questionType, help, helpEn, body = escaped(help), bodyEn = escaped(helpEn) } = question;
    if (questionType !== 'info_section') return question;
    const cleaned = (html: string | null | undefined, name: string) =>
      formattedColumn(html, { name: `questions/${at}/${name}`, maximum: longestBody, clean: postedHtml });
    return {
      ...question,
      help: null,
      helpEn: null,
      body: cleaned(body, 'body'),
      bodyEn: cleaned(bodyEn, 'body_en'),
    };
  });

/**
 * As they are kept. One that is or was asked here keeps its id, and its answers; any other gets a new one, as of two with the same id only
 * the first is that question, and as what only explains has no answers.
 */
export function keptQuestions(
  given: readonly FormQuestionInput[],
  before: readonly AskedQuestion[],
): FormQuestion[] {
  const ids = new Map<string, string>();
  const left = new Map(before.map(({ questionId, questionType }) => [questionId, asks({ questionType })]));
  return withCleanText(given).map((question) => {
    const { questionId, text, questionType, help = null, textEn = null, helpEn = null } = question;
    const { required, condition } = question;
    const known = questionId && left.get(questionId) === asks({ questionType }) ? questionId : null;
    if (known !== null) left.delete(known);
    const kept = known ?? uuidv7();
    if (questionId && !ids.has(questionId)) ids.set(questionId, kept);
    return {
      questionId: kept,
      text,
      questionType,
      help,
      textEn,
      helpEn,
      required: questionType !== 'info_section' && required === true,
      ...settingsOf(questionType, question),
      // It hangs on one before it, which may have got its id just now.
      ...(condition && {
        condition: { ...condition, questionId: ids.get(condition.questionId) ?? condition.questionId },
      }),
    };
  });
}

/** What options are called in English, as long as each of them was called something. */
function englishOf(options: readonly string[], before: FormQuestion): string[] | null {
  const names = new Map(before.options?.map((option, at) => [option, before.optionsEn?.[at]]));
  const english = options.flatMap((option) => names.get(option) ?? []);
  return english.length === options.length ? english : null;
}

/** What is not told of the English of a question stays as it was. */
export const withEnglish = (
  given: readonly FormQuestionInput[],
  before: readonly FormQuestion[],
): FormQuestionInput[] =>
  given.map((question) => {
    const was = before.find(({ questionId }) => questionId === question.questionId);
    if (!was) return question;
    const { textEn = was.textEn, helpEn = was.helpEn, bodyEn = was.bodyEn } = question;
    const { options, optionsEn } = question;
    return {
      ...question,
      textEn,
      helpEn,
      bodyEn,
      optionsEn: optionsEn === undefined ? englishOf(options ?? [], was) : optionsEn,
    };
  });

/** What they show. */
export const imagesOf = (questions: readonly FormQuestionInput[]): string[] => [
  ...new Set(
    questions.flatMap(({ questionType, imageId }) => (questionType === 'info_section' && imageId) || []),
  ),
];

/** Throws 422 at each question with a picture that whoever writes the form may not show; those that stand there may stay. */
export async function refuseForeignPictures(
  { scope, actor }: Pick<Context, 'scope' | 'actor'>,
  questions: readonly FormQuestionInput[],
  { organizationId, imageIds = [] }: { organizationId: string | null; imageIds?: readonly string[] },
): Promise<void> {
  const wanted = imagesOf(questions).filter((id) => !imageIds.includes(id));
  const found = await picturesFor(scope, wanted, {
    userId: actor.kind === 'user' ? actor.userId : null,
    organizationId,
    isAny: mayKeepFiles(actor),
  });
  const foreign = new Set(wanted.filter((id) => !found.includes(id)));
  refuseAll(
    questions.flatMap(({ imageId }, at) =>
      imageId && foreign.has(imageId)
        ? [{ code: 'unknown_record' as const, pointer: `/data/attributes/questions/${at}/image_id` }]
        : [],
    ),
  );
}
