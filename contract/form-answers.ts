/** Between an answer as it goes over the wire and is kept, and the fields in which somebody gives it. */
import { hasOwn, isBlank, ownFieldOf, ownOption, type Question } from './form-questions.ts';

/** A tick is true or false; of several choices it is the list of them. Something of one's own stands there as it was typed. */
export type AnswerValue = string | number | boolean | readonly string[];
type Fields = Record<string, unknown>;

/** What lists and ticks hold where nothing was chosen. */
const emptyOf = ({ type, allowsMany }: Question): unknown => {
  if (type === 'checkbox') return false;
  return type === 'multiple_choice' && allowsMany ? [] : null;
};

/** Of a choice with room for something of one's own: what is no option is that. */
function withOwn(question: Question, value: unknown): Fields {
  const { id, options = [], allowsMany } = question;
  const isOwn = (one: unknown) =>
    typeof one === 'string' && one !== '' && one !== ownOption && !options.includes(one);
  if (!allowsMany) return isOwn(value) ? { [id]: ownOption, [ownFieldOf(id)]: value } : { [id]: value };
  if (!Array.isArray(value)) return { [id]: value };
  const own: unknown = value.find(isOwn);
  // Only one of them: another is found in no list.
  const read: unknown[] = value.map((one: unknown) => (one === own ? ownOption : one));
  return own === undefined ? { [id]: value } : { [id]: read, [ownFieldOf(id)]: own };
}

/** The fields that hold these answers, by the id of their question. */
export function fieldsOf(questions: readonly Question[], answers: ReadonlyMap<string, unknown>): Fields {
  const fields: Fields = {};
  for (const question of questions) {
    if (question.type === 'info_section') continue;
    const given = answers.get(question.id);
    const value = given === undefined || given === null || given === '' ? emptyOf(question) : given;
    Object.assign(fields, hasOwn(question) ? withOwn(question, value) : { [question.id]: value });
  }
  return fields;
}

/** What was chosen, with something of one's own: whoever says what that is has chosen it, unless one of the options was and there is room for one. */
function chosenIn(question: Question, fields: Fields): unknown {
  const [value, own] = [fields[question.id], fields[ownFieldOf(question.id)]];
  if (!hasOwn(question)) return value;
  const mine = isBlank(own) ? [] : [own];
  if (!question.allowsMany) return value === ownOption || isBlank(value) ? (mine[0] ?? null) : value;
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  return [...chosen.filter((one) => one !== ownOption), ...mine];
}

/** What the fields of a question answer; null where nothing is. */
export function answerIn(question: Question, fields: Fields): AnswerValue | null {
  const chosen = chosenIn(question, fields);
  const answer = Array.isArray(chosen) ? [...new Set<unknown>(chosen)] : chosen;
  if (answer === undefined || answer === null || answer === '') return null;
  return Array.isArray(answer) && answer.length === 0 ? null : (answer as AnswerValue);
}

/** What the fields answer to these questions, as it goes over the wire; what stayed empty is left out. */
export const answersIn = (questions: readonly Question[], fields: Fields) =>
  questions.flatMap((question) => {
    const value = answerIn(question, fields);
    if (value === null) return [];
    return [{ questionId: question.id, value: typeof value === 'object' ? [...value] : value }];
  });

/** What of an answer is no option, where something of one's own may be answered. */
export function ownIn(question: Question, answer: AnswerValue): string | undefined {
  if (!hasOwn(question)) return undefined;
  const chosen = typeof answer === 'object' ? answer : [answer];
  return chosen.find((one): one is string => typeof one === 'string' && !question.options?.includes(one));
}

/** Whether something was said: a tick that was left alone says nothing. */
export const saysSomething = (value: AnswerValue | null): boolean => value !== null && value !== false;
