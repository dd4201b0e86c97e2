/** What an answer may be, said before it is given. */
import { numberFormat } from '#contract/formatters.ts';
import { mostDecimals, type Question, type QuestionType } from '#contract/form-questions.ts';
import type { Locale } from '#contract/locales.ts';
import { date } from '#app/i18n/format.ts';
import { describedWords } from './described-words.ts';

type Limits = (question: Question, locale: Locale) => string;

interface Sentences {
  both: (from: string, to: string) => string;
  least: (from: string) => string;
  most: (to: string) => string;
}

/** With a bound on either side, one of them, or none. */
function between({ both, least, most }: Sentences, from: string | undefined, to: string | undefined): string {
  if (from !== undefined && to !== undefined) return both(from, to);
  if (from !== undefined) return least(from);
  return to === undefined ? '' : most(to);
}

const written = (locale: Locale, value: number | undefined) =>
  value === undefined
    ? undefined
    : numberFormat(locale, { maximumFractionDigits: mostDecimals }).format(value);

const numberLimits: Limits = ({ minimum, maximum, step = 1 }, locale) => {
  const words = describedWords[locale];
  const bounds = between(
    { both: words.between, least: words.least, most: words.most },
    written(locale, minimum),
    written(locale, maximum),
  );
  const inSteps = step === 1 ? '' : words.steps(written(locale, step) ?? '');
  if (bounds === '') return inSteps && `${inSteps.charAt(0).toUpperCase()}${inSteps.slice(1)}`;
  return inSteps === '' ? bounds : `${bounds}, ${inSteps}`;
};

const choiceLimits: Limits = ({ fewestChoices, mostChoices }, locale) => {
  const { exactly, some, atLeast, atMost } = describedWords[locale];
  const both = (from: string, to: string) => (from === to ? exactly(from) : some(from, to));
  return between(
    { both, least: atLeast, most: atMost },
    written(locale, fewestChoices),
    written(locale, mostChoices),
  );
};

const dayLimits: Limits = ({ earliest, latest }, locale) => {
  const words = describedWords[locale];
  const said = (day: string | undefined) =>
    day === undefined ? undefined : date(locale, `${day}T12:00:00Z`);
  return between({ both: words.between, least: words.from, most: words.until }, said(earliest), said(latest));
};

const textLimits: Limits = ({ longest }, locale) =>
  longest === undefined ? '' : describedWords[locale].characters(written(locale, longest) ?? '');

const limitsOf: Partial<Record<QuestionType, Limits>> = {
  number: numberLimits,
  multiple_choice: choiceLimits,
  date: dayLimits,
  text: textLimits,
};

/** What its maker says of a question, and after it the bounds that its answer keeps to; undefined where there is neither. */
export function answerHint(question: Question, locale: Locale): string | undefined {
  const help = question.help?.trim() ?? '';
  const limits = limitsOf[question.type]?.(question, locale) ?? '';
  if (help === '' || limits === '') return help || limits || undefined;
  return `${help}${/[.?!:;]$/.test(help) ? '' : '.'} ${limits}`;
}
