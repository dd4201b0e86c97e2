/** Into which values answers are put together, and in which order they stand. Pure. */
import type { CountedValue } from '#contract/form-summaries.ts';
import type { QuestionType } from '#contract/form-questions.ts';

/** How many values stand by themselves at the most; more are put together. */
const most = { numbers: 12, days: 14, months: 24 } as const;
/** About so many stretches. */
const stretches = 8;

/** What is known of the answers to a question before they are put together. */
export interface Extent {
  /** How many different values there are, and months of days. */
  different: number;
  months: number;
  least: number | null;
  most: number | null;
}

export interface Group {
  /** Of numbers: how wide a stretch is. */
  step: number | null;
  /** Of days: how much of it is the same, a month or a year. */
  characters: number | null;
}

export interface Counted {
  value: string;
  answers: number;
}

/** The narrowest of 1, 2, 5, 10, 20 … (or 0.5, 0.2 …) of which about eight cover this. */
function roundStep(span: number): number {
  const wanted = span / stretches;
  const power = Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].find((one) => one * 10 ** power >= wanted) ?? 10;
  // 2 / 10 is 0.2, where 2 * 0.1 is not always.
  return power < 0 ? step / 10 ** -power : step * 10 ** power;
}

export function groupOf(questionType: QuestionType, extent: Extent | null): Group {
  const none = { step: null, characters: null };
  if (extent === null) return none;
  if (questionType === 'number' && extent.different > most.numbers)
    return { ...none, step: roundStep((extent.most ?? 0) - (extent.least ?? 0)) };
  if (questionType === 'date' && extent.different > most.days)
    return { ...none, characters: extent.months > most.months ? 4 : 7 };
  return none;
}

const alone = ({ value, answers }: Counted): CountedValue => ({ value, before: null, answers });

/** With the stretches between them in which nothing was answered. */
function inStretches(counted: readonly Counted[], step: number): CountedValue[] {
  const byPlace = new Map(counted.map(({ value, answers }) => [Math.round(Number(value) / step), answers]));
  const places = [...byPlace.keys()];
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const at = (place: number) => String(Number((place * step).toPrecision(12)));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const place = first + index;
    return { value: at(place), before: at(place + 1), answers: byPlace.get(place) ?? 0 };
  });
}

/** Every hour from the first to the last one in which somebody answered. */
function inHours(counted: readonly Counted[]): CountedValue[] {
  const byHour = new Map(counted.map(({ value, answers }) => [Number(value), answers]));
  const hours = [...byHour.keys()];
  const first = Math.min(...hours);
  return Array.from({ length: Math.max(...hours) - first + 1 }, (_, index) => {
    const hour = first + index;
    return alone({ value: String(hour).padStart(2, '0'), answers: byHour.get(hour) ?? 0 });
  });
}

/** Those that can be chosen in their order, also what nobody did, and behind them what once could be. */
function inOrderOf(values: readonly string[], counted: readonly Counted[]): CountedValue[] {
  const answers = new Map(counted.map((one) => [one.value, one.answers]));
  const former = counted
    .filter(({ value }) => !values.includes(value))
    .toSorted((a, b) => b.answers - a.answers);
  return [...values.map((value) => ({ value, answers: answers.get(value) ?? 0 })), ...former].map(alone);
}

/** As they are read. */
export function ordered(
  questionType: QuestionType,
  counted: readonly Counted[],
  { step, options }: Pick<Group, 'step'> & { options: readonly string[] },
): CountedValue[] {
  if (questionType === 'multiple_choice') return inOrderOf(options, counted);
  if (counted.length === 0) return [];
  if (questionType === 'checkbox') return inOrderOf(['true', 'false'], counted);
  if (questionType === 'time') return inHours(counted);
  if (step !== null) return inStretches(counted, step);
  const byValue: (a: Counted, b: Counted) => number =
    questionType === 'number'
      ? (a, b) => Number(a.value) - Number(b.value)
      : (a, b) => (a.value < b.value ? -1 : 1);
  return counted.toSorted(byValue).map(alone);
}
