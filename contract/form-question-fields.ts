/** A question of a form as staff fill it in, with the settings of its kind. */
import * as z from 'zod/mini';
import type { JudgedQuestion } from './form-conditions.ts';
import { day, formattedText, oneOf, optionalText, recordId, text } from './fields.ts';
import {
  isOnStep,
  largestNumber,
  longestAnswers,
  mostDecimals,
  ownOption,
  questionTypes,
  type Condition,
  type QuestionType,
} from './form-questions.ts';

/** Of one multiple choice, and characters of each. */
export const mostOptions = 50;
export const longestOption = 120;
/** Characters that one reads of what only explains. */
export const longestBody = 2000;

const refusal = (code: string, values?: Record<string, number>) => ({ params: { code, values } });

/** With no more decimals than are kept. */
const settingOf = (least: number) =>
  z.optional(
    z.nullable(
      z.number().check(
        z.gte(least),
        z.lte(largestNumber),
        z.refine((value) => isOnStep(value, 10 ** -mostDecimals, 0), refusal('invalid')),
      ),
    ),
  );

const countOf = (most: number) => z.optional(z.nullable(z.int().check(z.gte(1), z.lte(most))));

const option = () => text(longestOption).check(z.refine((value) => value !== ownOption, refusal('invalid')));

/** When it is asked, in the builder: the id of a question and an answer to it. */
const conditionPattern = /^([0-9a-f-]{36}):(.+)$/s;
export const conditionText = ({ questionId, answer }: Condition): string => `${questionId}:${answer}`;
export function conditionIn(typed: string | null | undefined): Condition | null {
  const [, questionId, answer] = conditionPattern.exec(typed ?? '') ?? [];
  return questionId && answer ? { questionId, answer } : null;
}

const unlike = z.refine<readonly string[]>(
  (options) => new Set(options).size === options.length,
  refusal('duplicate'),
);

/** What is filled in of every question. */
const commonFields = {
  /** By which its answers are found; the server gives one to a question that is new. */
  questionId: z.optional(z.nullable(recordId())),
  text: text(300),
  questionType: oneOf(questionTypes),
  /** What explains it. */
  help: z.optional(optionalText(500)),
  /** Both in English, of a form that has English. */
  textEn: z.optional(optionalText(300)),
  helpEn: z.optional(optionalText(500)),
  /** Of what only explains: formatted text below its words, as HTML; and in English. */
  body: z.optional(z.nullable(formattedText(longestBody))),
  bodyEn: z.optional(z.nullable(formattedText(longestBody))),
  /** Of what only explains: the picture below that. */
  imageId: z.optional(z.nullable(recordId())),
  /** Nothing of what only explains. */
  required: z.optional(z.boolean()),
  /** Room for more than a line, of a text. */
  longAnswer: z.optional(z.boolean()),
  /** Of what only explains: a page begins with it, of which it is the title. */
  startsPage: z.optional(z.boolean()),
};
/** Settings of one kind: what another kind is given of them is not kept. */
const kindFields = {
  /** Of a multiple choice: more than one may be chosen. */
  allowsMany: z.optional(z.boolean()),
  /** Of a multiple choice: something of one's own may be answered. */
  allowsOther: z.optional(z.boolean()),
  /** Of a multiple choice of which several are chosen: at least and at most so many. None at all is no answer. */
  fewestChoices: countOf(mostOptions + 1),
  mostChoices: countOf(mostOptions + 1),
  /** Of a multiple choice of which one is chosen: shown as a list that opens. */
  isSelect: z.optional(z.boolean()),
  /** Of a number: the least, the most, and what lies between two of them. Without a step they are whole from the least on. */
  minimum: settingOf(-largestNumber),
  maximum: settingOf(-largestNumber),
  step: settingOf(10 ** -mostDecimals),
  /** Of a number: in what it is counted. */
  unit: z.optional(optionalText(20)),
  /** Of a text: at most so many characters. */
  longest: countOf(longestAnswers.long),
  /** Of a date: the first and the last day that can be answered. */
  earliest: z.optional(z.nullable(day())),
  latest: z.optional(z.nullable(day())),
};
type Settings = z.infer<z.ZodMiniObject<typeof commonFields & typeof kindFields>> & {
  options?: unknown;
  optionsEn?: unknown;
};

type Told = [at: string, params: { code: string; values?: Record<string, number> }];

/** Of what is chosen there are enough, and room for as many as there must be. */
function choiceProblems(settings: Settings): Told[] {
  const { options, optionsEn, allowsMany, allowsOther, fewestChoices, mostChoices } = settings;
  const given = typeof options === 'string' ? optionsOf(options) : options;
  if (!given || (Array.isArray(given) && given.length === 0)) return [['options', { code: 'blank' }]];
  if (!Array.isArray(given)) return [];
  const english = typeof optionsEn === 'string' ? optionsOf(optionsEn) : optionsEn;
  if (Array.isArray(english) && english.length > 0 && english.length !== given.length)
    return [['optionsEn', { code: 'as_many_options', values: { count: given.length } }]];
  if (!allowsMany) return [];
  const all = given.length + (allowsOther ? 1 : 0);
  if (fewestChoices && fewestChoices > all)
    return [['fewestChoices', { code: 'too_large', values: { maximum: all } }]];
  return fewestChoices && mostChoices && mostChoices < fewestChoices
    ? [['mostChoices', { code: 'too_small', values: { minimum: fewestChoices } }]]
    : [];
}

/** By kind, what its settings must be together. */
const kindProblems: Partial<Record<QuestionType, (settings: Settings) => Told[]>> = {
  multiple_choice: choiceProblems,
  number: ({ minimum, maximum }) =>
    typeof minimum === 'number' && typeof maximum === 'number' && maximum < minimum
      ? [['maximum', { code: 'too_small', values: { minimum } }]]
      : [],
  date: ({ earliest, latest }) =>
    typeof earliest === 'string' && typeof latest === 'string' && latest < earliest
      ? [['latest', { code: 'end_before_start' }]]
      : [],
  text: ({ longAnswer, longest }) =>
    !longAnswer && typeof longest === 'number' && longest > longestAnswers.line
      ? [['longest', { code: 'too_large', values: { maximum: longestAnswers.line } }]]
      : [],
};

const settingsRule: z.core.CheckFn<Settings | null> = ({ value, issues }) => {
  const problems = value && kindProblems[value.questionType]?.(value);
  for (const [at, params] of problems ?? []) {
    // One problem of a field is told.
    if (issues.some(({ path }) => path?.[0] === at)) continue;
    issues.push({ code: 'custom', input: value, path: [at], params, continue: true });
  }
};

// With all else that is wrong, not only once that was mended.
const together = z.check<Settings | null>(settingsRule, { when: () => true }) as never;

/** A question, at its place among the others. */
export const formQuestion = z
  .object({
    ...commonFields,
    ...kindFields,
    /** Of a multiple choice: what can be chosen. */
    options: z.optional(z.nullable(z.array(option()).check(z.maxLength(mostOptions), unlike))),
    /** The same in English, in the same order; what is answered is the option itself. */
    optionsEn: z.optional(z.nullable(z.array(option()).check(z.maxLength(mostOptions), unlike))),
    /** It is asked only of whoever answers an earlier question so: an option, `_own` or, of a tick, `true` or `false`. */
    condition: z.optional(z.nullable(z.object({ questionId: recordId(), answer: text(longestOption) }))),
  })
  .check(together);
export type FormQuestionInput = z.infer<typeof formQuestion>;

/** What is typed, one option on each line: cleaned, without empty lines. */
export const optionsOf = (lines: string | null | undefined): string[] =>
  (lines ?? '').split('\n').flatMap((line) => {
    const read = text(longestOption).safeParse(line);
    if (read.success) return [read.data];
    return line.trim().length > longestOption ? [line.trim()] : [];
  });

/** The rules of `options`, of what is typed on lines. */
const linesRule: z.core.CheckFn<string> = ({ value, issues }) => {
  const read = formQuestion.shape.options.safeParse(optionsOf(value));
  const [wrong] = read.success ? [] : read.error.issues;
  if (!wrong) return;
  const params =
    wrong.code === 'custom'
      ? wrong.params
      : wrong.path.length > 0
        ? { code: 'too_long', values: { maximum: longestOption } }
        : { code: 'too_many', values: { maximum: mostOptions } };
  issues.push({ code: 'custom', input: value, params, continue: true });
};

/** The same as it is typed in the form builder: its options on lines, and when it is asked as one text. */
export const typedQuestion = z
  .object({
    ...commonFields,
    options: z.optional(
      z.nullable(text(mostOptions * (longestOption + 1) - 1).check(z.check<string>(linesRule))),
    ),
    optionsEn: z.optional(
      z.nullable(text(mostOptions * (longestOption + 1) - 1).check(z.check<string>(linesRule))),
    ),
    ...kindFields,
    condition: z.optional(z.nullable(z.string().check(z.regex(conditionPattern, { error: 'code:invalid' })))),
  })
  .check(together);
export type TypedQuestion = z.infer<typeof typedQuestion>;

/** What conditions of others are judged by; of a question as it is typed. */
export const judgedQuestion = (typed: TypedQuestion): JudgedQuestion => ({
  ...typed,
  options: optionsOf(typed.options),
  condition: conditionIn(typed.condition),
});
