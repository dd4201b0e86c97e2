/** The questions of a form that a centre makes itself, as data, and the rules that follow from them for an answer. */
import * as z from 'zod/mini';
import type { SafeHtml } from './rich-text/sanitize.ts';
import type { Picture } from './uploads.ts';
import { day, email, phoneNumber, text, webAddress, wordList } from './fields.ts';

export const questionTypes = [
  'text',
  'multiple_choice',
  'date',
  'number',
  'checkbox',
  'email',
  'url',
  'phone',
  'info_section',
  'time',
] as const;
export type QuestionType = (typeof questionTypes)[number];

/** An answer to an earlier question with which one is asked; see `conditionAnswers`. */
export interface Condition {
  questionId: string;
  answer: string;
}

export interface Question {
  /** Name of the answer; does not change when the question moves. */
  id: string;
  type: QuestionType;
  title: string;
  help?: string;
  isRequired?: boolean;
  /** Room for more than a line, of a text. */
  isLong?: boolean;
  /** Of a multiple choice. */
  options?: readonly string[];
  /** What they are called, in their order, where that is not what they are. */
  labels?: readonly string[];
  /** More than one of them may be chosen. */
  allowsMany?: boolean;
  /** Something of one's own may be answered instead, or besides. */
  allowsOther?: boolean;
  /** Of several: at least and at most so many, where any is. */
  fewestChoices?: number;
  mostChoices?: number;
  /** Shown as a list that opens. */
  isSelect?: boolean;
  /** Of a text: at most so many characters. */
  longest?: number;
  /** The first and the last day that can be answered. */
  earliest?: string;
  latest?: string;
  /** Bounds of a number. */
  minimum?: number;
  maximum?: number;
  /** Between two numbers that can be answered, from the minimum on. Without one it is 1. */
  step?: number;
  /** In which a number is counted. */
  unit?: string;
  /** Asked only then. */
  condition?: Condition;
  /** Of what only explains: a page begins with it. */
  startsPage?: boolean;
  /** Of what only explains: formatted text, instead of `help`. */
  body?: SafeHtml;
  /** And a picture. */
  picture?: Picture;
}

/** Characters of a text on one line, and of one with room for more. */
export const longestAnswers = { line: 300, long: 5000 } as const;
/** A number is between this and the same below nothing, with so many decimals at the most. */
export const largestNumber = 1_000_000_000;
export const mostDecimals = 3;

/** Among the options of a form: something of one's own. No option is called so. */
export const ownOption = '_own';
/** The field with what that is. */
export const ownFieldOf = (id: string) => `${id}_own`;

const ticked = { error: 'code:blank' };
const thousands = (value: number) => Math.round(value * 10 ** mostDecimals);

/** Whether a number can be reached in steps, which have no more than the decimals that are counted here. */
export const isOnStep = (value: number, step: number, from: number): boolean =>
  Math.abs(value * 10 ** mostDecimals - thousands(value)) < 0.01 &&
  (thousands(value) - thousands(from)) % thousands(step) === 0;

function numberRule({ minimum, maximum, step = 1 }: Question): z.ZodMiniType {
  const from = minimum ?? 0;
  const bounds = [z.gte(minimum ?? -largestNumber), z.lte(maximum ?? largestNumber)] as const;
  // Said in the words that everybody knows.
  if (step === 1 && Number.isInteger(from)) return z.int().check(...bounds);
  const offStep = { params: { code: 'off_step', values: { step, from } } };
  return z.number().check(
    ...bounds,
    z.refine((value) => isOnStep(value, step, from), offStep),
  );
}

/** Told of what is a day at all. */
const ofDay = { when: ({ issues }: { issues: readonly unknown[] }) => issues.length === 0 };

function dateRule({ earliest, latest }: Question): z.ZodMiniType {
  const early = { ...ofDay, params: { code: 'too_early', values: { earliest } } };
  const late = { ...ofDay, params: { code: 'too_late', values: { latest } } };
  return day().check(
    z.refine((value) => earliest === undefined || value >= earliest, early),
    z.refine((value) => latest === undefined || value <= latest, late),
  );
}

const textRule = ({ isLong, longest = longestAnswers.long }: Question) =>
  text(Math.min(longest, isLong ? longestAnswers.long : longestAnswers.line));

function choiceRule(question: Question): z.ZodMiniType {
  const { options = [], allowsMany, allowsOther, isRequired, fewestChoices: fewest = 0 } = question;
  const values = allowsOther ? [...options, ownOption] : options;
  const { mostChoices: most = values.length } = question;
  if (!allowsMany) return z.enum(values as [string, ...string[]]);
  // Told at the question, not at one of its ticks.
  const known = z.refine<string[]>((chosen) => chosen.every((one) => values.includes(one)), {
    params: { code: 'inclusion' },
  });
  const enough = z.refine<string[]>((chosen) => chosen.length === 0 || chosen.length >= fewest, {
    params: { code: 'too_few', values: { minimum: fewest } },
  });
  const some = wordList(z.string(), Math.min(most, values.length)).check(known, enough);
  return isRequired ? some.check(z.minLength(1)) : some;
}

const rules: Record<Exclude<QuestionType, 'info_section'>, (question: Question) => z.ZodMiniType> = {
  text: textRule,
  multiple_choice: choiceRule,
  date: dateRule,
  number: numberRule,
  checkbox: ({ isRequired }) =>
    isRequired ? z.boolean().check(z.refine((value) => value, ticked)) : z.boolean(),
  email,
  url: webAddress,
  phone: phoneNumber,
  time: () => z.iso.time({ precision: -1 }),
};

/** Ticks and lists may be empty by themselves. */
const mayBeEmpty = ({ type, allowsMany }: Question) =>
  type === 'checkbox' || (type === 'multiple_choice' && allowsMany);

/** Whether something of one's own can be answered to it. */
export const hasOwn = ({ type, allowsOther }: Question): boolean =>
  type === 'multiple_choice' && !!allowsOther;

export const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';
/** Whether something of one's own is among what was chosen. */
export const chosenIsOwn = (value: unknown): boolean =>
  Array.isArray(value) ? value.includes(ownOption) : value === ownOption;

/** Whoever chooses something of their own says what. */
const ownRule =
  (questions: readonly Question[]): z.core.CheckFn<Record<string, unknown>> =>
  ({ value, issues }) => {
    for (const { id } of questions) {
      const at = ownFieldOf(id);
      // One problem of a field is told.
      if (!chosenIsOwn(value[id]) || !isBlank(value[at]) || issues.some(({ path }) => path?.[0] === at))
        continue;
      issues.push({ code: 'custom', input: value, path: [at], params: { code: 'blank' }, continue: true });
    }
  };

/** The contract of an answer: a rule for each question, none for what only explains. */
export function answersOf(questions: readonly Question[]) {
  const shape: Record<string, z.ZodMiniType> = {};
  for (const question of questions) {
    if (question.type === 'info_section') continue;
    const rule = rules[question.type](question);
    shape[question.id] = question.isRequired || mayBeEmpty(question) ? rule : z.optional(z.nullable(rule));
    if (hasOwn(question)) shape[ownFieldOf(question.id)] = z.optional(z.nullable(text(longestAnswers.line)));
  }
  const own = questions.filter(hasOwn);
  if (own.length === 0) return z.object(shape);
  // Judged together with the rest: whoever mends one thing is not told of the next only then.
  const rule = z.check<Record<string, unknown>>(ownRule(own), { when: () => true });
  return z.object(shape).check(rule as never) as z.ZodMiniObject<Record<string, z.ZodMiniType>>;
}
