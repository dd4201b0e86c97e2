/** The questions of a form that a centre makes itself, as data, and the rules that follow from them for an answer. */
import * as z from 'zod/mini';
import { day, email, phoneNumber, text, webAddress } from './fields.ts';

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
  /** More than one of them may be chosen. */
  allowsMany?: boolean;
  /** Bounds of a number. */
  minimum?: number;
  maximum?: number;
}

/** Characters of a text on one line, and of one with room for more. */
export const longestAnswers = { line: 300, long: 5000 } as const;
const ticked = { error: 'code:blank' };

function numberRule({ minimum, maximum }: Question): z.ZodMiniType {
  return z.number().check(
    z.refine((value) => Number.isFinite(value), { params: { code: 'invalid' } }),
    z.gte(minimum ?? Number.MIN_SAFE_INTEGER),
    z.lte(maximum ?? Number.MAX_SAFE_INTEGER),
  );
}

function choiceRule({ options = [], allowsMany, isRequired }: Question): z.ZodMiniType {
  const one = z.enum(options as [string, ...string[]]);
  if (!allowsMany) return one;
  return isRequired ? z.array(one).check(z.minLength(1)) : z.array(one);
}

const rules: Record<Exclude<QuestionType, 'info_section'>, (question: Question) => z.ZodMiniType> = {
  text: ({ isLong }) => text(isLong ? longestAnswers.long : longestAnswers.line),
  multiple_choice: choiceRule,
  date: day,
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

/** The contract of an answer: a rule for each question, none for what only explains. */
export function answersOf(questions: readonly Question[]) {
  const shape: Record<string, z.ZodMiniType> = {};
  for (const question of questions) {
    if (question.type === 'info_section') continue;
    const rule = rules[question.type](question);
    shape[question.id] = question.isRequired || mayBeEmpty(question) ? rule : z.optional(z.nullable(rule));
  }
  return z.object(shape);
}
