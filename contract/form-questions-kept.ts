/** A question of a form as it is kept and read: of its settings those of its kind. */
import * as z from 'zod/mini';
import { oneOf, recordId } from './fields.ts';
import { beginsPage } from './form-pages.ts';
import type { FormQuestionInput } from './form-question-fields.ts';
import { questionTypes, type Question, type QuestionType } from './form-questions.ts';
import type { SafeHtml } from './rich-text/sanitize.ts';
import { picture } from './uploads.ts';

/** A question as it is read. Of the settings it has those of its kind. */
export const shownQuestion = z.object({
  questionId: recordId(),
  text: z.string(),
  questionType: oneOf(questionTypes),
  help: z.nullable(z.string()),
  textEn: z.optional(z.nullable(z.string())),
  helpEn: z.optional(z.nullable(z.string())),
  /** HTML that went through the sanitiser. */
  body: z.optional(z.nullable(z.string())),
  bodyEn: z.optional(z.nullable(z.string())),
  imageId: z.optional(z.nullable(recordId())),
  /** The picture that it names. */
  picture: z.optional(z.nullable(picture)),
  required: z.boolean(),
  longAnswer: z.boolean(),
  options: z.optional(z.array(z.string())),
  optionsEn: z.optional(z.nullable(z.array(z.string()))),
  allowsMany: z.optional(z.boolean()),
  allowsOther: z.optional(z.boolean()),
  isSelect: z.optional(z.boolean()),
  minimum: z.optional(z.nullable(z.number())),
  maximum: z.optional(z.nullable(z.number())),
  step: z.optional(z.nullable(z.number())),
  unit: z.optional(z.nullable(z.string())),
  fewestChoices: z.optional(z.nullable(z.int())),
  mostChoices: z.optional(z.nullable(z.int())),
  longest: z.optional(z.nullable(z.int())),
  earliest: z.optional(z.nullable(z.string())),
  latest: z.optional(z.nullable(z.string())),
  startsPage: z.optional(z.boolean()),
  condition: z.optional(z.nullable(z.object({ questionId: recordId(), answer: z.string() }))),
});
export type FormQuestion = z.infer<typeof shownQuestion>;

type KindSettings = Omit<
  FormQuestion,
  'questionId' | 'text' | 'questionType' | 'help' | 'textEn' | 'helpEn' | 'required' | 'condition'
>;

/** What of the settings is kept, by the kind of the question. */
export function settingsOf(questionType: QuestionType, given: FormQuestionInput): KindSettings {
  const longAnswer = questionType === 'text' && given.longAnswer === true;
  if (questionType === 'text') return { longAnswer, longest: given.longest ?? null };
  if (questionType === 'date')
    return { longAnswer, earliest: given.earliest ?? null, latest: given.latest ?? null };
  if (questionType === 'number') {
    const { minimum = null, maximum = null, step = null, unit = null } = given;
    return { longAnswer, minimum, maximum, step, unit };
  }
  if (questionType === 'info_section') {
    const { body = null, bodyEn = null, imageId = null } = given;
    return { longAnswer, startsPage: beginsPage(given), body, bodyEn, imageId };
  }
  if (questionType !== 'multiple_choice') return { longAnswer };
  const allowsMany = given.allowsMany === true;
  return {
    longAnswer,
    options: given.options ?? [],
    optionsEn: given.optionsEn?.length ? given.optionsEn : null,
    allowsMany,
    allowsOther: given.allowsOther === true,
    isSelect: !allowsMany && given.isSelect === true,
    fewestChoices: (allowsMany && given.fewestChoices) || null,
    mostChoices: (allowsMany && given.mostChoices) || null,
  };
}

/** Without what was left open. */
const setOf = <Values extends object>(settings: Values) =>
  Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== null && value !== undefined),
  ) as { [Name in keyof Values]?: Exclude<Values[Name], null | undefined> };

/** As the rules of an answer are made of it (form-questions.ts). `labels`: what its options are called, where that is not what they are. */
export const describedQuestion = (question: FormQuestion & { labels?: readonly string[] }): Question => {
  const { questionId, text: title, questionType, help, required, longAnswer, options, labels } = question;
  const { minimum, maximum, step, unit, allowsMany, allowsOther, isSelect } = question;
  const { fewestChoices, mostChoices, longest, earliest, latest, condition, startsPage } = question;
  const { body, picture: shown } = question;
  return {
    id: questionId,
    type: questionType,
    title,
    ...(help !== null && { help }),
    isRequired: required,
    isLong: longAnswer,
    ...(questionType === 'multiple_choice' && {
      options: options ?? [],
      ...setOf({ labels, allowsMany, allowsOther, isSelect, fewestChoices, mostChoices }),
    }),
    ...(questionType === 'number' && setOf({ minimum, maximum, step, unit })),
    ...(questionType === 'text' && setOf({ longest })),
    ...(questionType === 'date' && setOf({ earliest, latest })),
    ...(condition && { condition }),
    ...(startsPage && { startsPage }),
    ...(body && { body: body as SafeHtml }),
    ...(shown && { picture: shown }),
  };
};
