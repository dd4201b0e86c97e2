/** What a number may be, said before it is typed. */
import { numberFormat } from '#contract/formatters.ts';
import { mostDecimals, type Question } from '#contract/form-questions.ts';
import type { Locale } from '#contract/locales.ts';
import { describedWords } from './described-words.ts';

function limitsOf({ minimum, maximum, step = 1 }: Question, locale: Locale): string {
  const { between, least, most, steps } = describedWords[locale];
  const written = (value: number) =>
    numberFormat(locale, { maximumFractionDigits: mostDecimals }).format(value);
  const inSteps = step === 1 ? '' : steps(written(step));
  if (minimum !== undefined && maximum !== undefined)
    return `${between(written(minimum), written(maximum))}${inSteps && `, ${inSteps}`}`;
  if (minimum !== undefined) return `${least(written(minimum))}${inSteps && `, ${inSteps}`}`;
  if (maximum !== undefined) return `${most(written(maximum))}${inSteps && `, ${inSteps}`}`;
  return inSteps && `${inSteps.charAt(0).toUpperCase()}${inSteps.slice(1)}`;
}

/** What its maker says of a question for a number, and after it the bounds and steps that its answer keeps to; undefined where there is neither. */
export function numberHint(question: Question, locale: Locale): string | undefined {
  const help = question.help?.trim() ?? '';
  const limits = limitsOf(question, locale);
  if (help === '' || limits === '') return help || limits || undefined;
  return `${help}${/[.?!:;]$/.test(help) ? '' : '.'} ${limits}`;
}
