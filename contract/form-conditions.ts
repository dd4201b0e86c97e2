/** When a question of a form is asked: always, or once an earlier one was answered in one way. */
import * as z from 'zod/mini';
import { answerIn, ownIn } from './form-answers.ts';
import { beginsPage } from './form-pages.ts';
import {
  chosenIsOwn,
  isBlank,
  ownFieldOf,
  ownOption,
  type Condition,
  type Question,
  type QuestionType,
} from './form-questions.ts';

/** What a question says of itself where another hangs on it. */
export interface ConditionSource {
  questionType: QuestionType;
  options: readonly string[];
  required?: boolean | undefined;
  allowsMany?: boolean | undefined;
  allowsOther?: boolean | undefined;
  mostChoices?: number | null | undefined;
}

/** The answers to a question on which another can hang: its options, something of one's own, or whether it is ticked. None of any other kind. */
export function conditionAnswers({
  questionType,
  options,
  required,
  allowsOther,
}: ConditionSource): string[] {
  // Whoever must tick it cannot leave it.
  if (questionType === 'checkbox') return required ? ['true'] : ['true', 'false'];
  if (questionType !== 'multiple_choice') return [];
  return allowsOther ? [...options, ownOption] : [...options];
}

/** Whether the fields of a question hold an answer of `conditionAnswers`. */
function isAnswered(question: Question, answer: string, fields: Record<string, unknown>): boolean {
  const given = answerIn(question, fields);
  if (question.type === 'checkbox') return String(given === true) === answer;
  if (answer === ownOption) {
    const [chosen, own] = [fields[question.id], fields[ownFieldOf(question.id)]];
    // Chosen, though not said yet.
    if (isBlank(own)) return chosenIsOwn(chosen);
    // Said, though not chosen; who says one of the options has answered that.
    return given !== null && ownIn(question, given) !== undefined;
  }
  return typeof given === 'object' ? given?.includes(answer) === true : given === answer;
}

/**
 * Those that are asked of whoever filled these fields in so far: what hangs on an answer that was not given is not, nor what hangs on that.
 * What begins a page and is not asked takes its page along.
 */
export function askedOf(questions: readonly Question[], fields: Record<string, unknown>): Question[] {
  const asked = new Map<string, Question>();
  let isPageAsked = true;
  for (const question of questions) {
    const { condition } = question;
    const on = condition && asked.get(condition.questionId);
    const isMet = !condition || (on !== undefined && isAnswered(on, condition.answer, fields));
    if (question.startsPage) isPageAsked = isMet;
    if (isMet && isPageAsked) asked.set(question.id, question);
  }
  return [...asked.values()];
}

/** A question that is being made. */
export interface JudgedQuestion extends ConditionSource {
  questionId?: string | null | undefined;
  startsPage?: boolean | undefined;
  condition?: Condition | null | undefined;
}

/** What must be answered before a question is asked: by question, all the answers. */
type Needs = ReadonlyMap<string, ReadonlySet<string>>;

function together(all: readonly Needs[]): Needs {
  const merged = new Map<string, Set<string>>();
  for (const [questionId, answers] of all.flatMap((needs) => [...needs]))
    merged.set(questionId, new Set([...(merged.get(questionId) ?? []), ...answers]));
  return merged;
}

const takesOne = ({ questionType, allowsMany, mostChoices }: ConditionSource) =>
  questionType !== 'multiple_choice' || allowsMany !== true || mostChoices === 1;

/** Of these one question of one answer must have two. */
const contradict = (needs: Needs, known: ReadonlyMap<string, ConditionSource>) =>
  [...needs].some(([questionId, answers]) => {
    const source = known.get(questionId);
    return answers.size > 1 && source !== undefined && takesOne(source);
  });

type Problem = 'not_before' | 'inclusion' | 'never_asked';

/** What is wrong with the conditions, by the place of their question. */
function conditionProblems(questions: readonly JudgedQuestion[]): [at: number, code: Problem][] {
  const known = new Map<string, ConditionSource>();
  const needsOf = new Map<string, Needs>();
  let ofPage: Needs = new Map();
  return questions.flatMap((question, at): [number, Problem][] => {
    const { questionId, condition } = question;
    const on = condition && known.get(condition.questionId);
    const own: Needs[] = condition
      ? [
          new Map([[condition.questionId, new Set([condition.answer])]]),
          needsOf.get(condition.questionId) ?? new Map(),
        ]
      : [];
    if (beginsPage(question)) ofPage = together(own);
    const needs = together([ofPage, ...own]);
    if (questionId && !known.has(questionId)) {
      known.set(questionId, question);
      needsOf.set(questionId, needs);
    }
    if (!condition) return [];
    if (!on) return [[at, 'not_before']];
    if (!conditionAnswers(on).includes(condition.answer)) return [[at, 'inclusion']];
    return contradict(needs, known) ? [[at, 'never_asked']] : [];
  });
}

/** A check of a list of questions: each hangs on an earlier one, on an answer that can be given, and can be reached. `read` makes a question of a row. */
export const conditionsRule = <Row>(read: (row: Row) => JudgedQuestion) =>
  z.check<Row[]>(({ value, issues }) => {
    for (const [at, code] of conditionProblems(value.map(read)))
      issues.push({
        code: 'custom',
        input: value,
        path: [at, 'condition'],
        params: { code },
        continue: true,
      });
  });
