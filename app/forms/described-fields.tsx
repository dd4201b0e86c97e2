import { askedOf } from '#contract/form-conditions.ts';
import { hasOwn, ownFieldOf, ownOption, type Question } from '#contract/form-questions.ts';
import type { Locale } from '#contract/locales.ts';
import { answerHint } from '#app/forms/answer-hint.ts';
import { DescribedChoice } from '#app/forms/described-choice.tsx';
import { drawnOf } from '#app/forms/described-steps.ts';
import { describedWords } from '#app/forms/described-words.ts';
import { Explanation } from '#app/forms/explanation.tsx';
import { useFormContext } from '#app/forms/form-context.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { DateField } from '#app/ui/date-field.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TimeField } from '#app/ui/time-field.tsx';

const Field = fieldOf();
const ValueField = valueFieldOf();

interface Described {
  question: Question;
  /** Of the form: our own words in it are in the language of its questions. */
  locale: Locale;
}

interface DescribedList extends Pick<Described, 'locale'> {
  questions: readonly Question[];
  /** All of the form, where these are a page of it. */
  among?: readonly Question[];
}

/** The questions of a form that is data, each as the field of its kind; the rules follow from `answersOf`, and which are asked from `askedOf`. */
export function DescribedFields(list: DescribedList) {
  const { questions, among = questions, locale } = list;
  if (among.some(({ condition }) => condition)) return <ConditionalFields {...list} />;
  return questions.map((question) => (
    <DescribedField key={question.id} question={question} locale={locale} />
  ));
}

/** Those that are asked now. Without script each that may be says when it counts. */
function ConditionalFields({ questions, among = questions, locale }: DescribedList) {
  const { form, hasScript, startValues } = useFormContext();
  const asked = askedOf(among, hasScript ? form.watch() : startValues);
  const here = drawnOf(questions, asked, hasScript);
  return [...here.values()].map((question) => {
    const field = <DescribedField key={question.id} question={question} locale={locale} />;
    const on = !hasScript && question.condition && here.get(question.condition.questionId);
    if (!on) return field;
    return (
      <div key={question.id} className="grid gap-2 border-l-4 border-line pl-4">
        <p className="t-sm text-soft">{conditionLine(on, question, locale)}</p>
        {field}
      </div>
    );
  });
}

/** What an option is called. */
const labelOf = ({ options = [], labels = options }: Question, option: string): string =>
  labels[options.indexOf(option)] ?? option;

/** When a question is asked, in words. */
function conditionLine(on: Question, { condition }: Question, locale: Locale): string {
  const words = describedWords[locale];
  if (on.type === 'checkbox')
    return condition?.answer === 'true' ? words.onlyTicked(on.title) : words.onlyUnticked(on.title);
  const answer = condition?.answer === ownOption ? words.own : labelOf(on, condition?.answer ?? '');
  return words.onlyIf(on.title, answer);
}

/** The keyboard of a phone for a number: not every one of figures has a sign for less than nothing. */
const keysFor = ({ minimum = 0, step = 1 }: Question) => {
  if (minimum < 0) return 'text';
  return Number.isInteger(step) && Number.isInteger(minimum) ? 'numeric' : 'decimal';
};

function NumberQuestion({ question, locale }: Described) {
  const { id, title, unit } = question;
  return (
    <Field
      name={id}
      label={unit ? `${title} (${unit})` : title}
      hint={answerHint(question, locale)}
      inputMode={keysFor(question)}
      isFreeText
      autoComplete="off"
    />
  );
}

function DescribedField({ question, locale }: Described) {
  const { id, type, title, isLong } = question;
  if (type === 'info_section')
    return (
      <div className="border-l-4 border-line py-1 pl-4">
        <p className="font-semibold">{title}</p>
        <Explanation question={question} />
      </div>
    );
  if (type === 'multiple_choice') return <DescribedChoice question={question} locale={locale} />;
  if (type === 'number') return <NumberQuestion question={question} locale={locale} />;
  const hint = answerHint(question, locale);
  if (type === 'date') return <ValueField name={id} as={DateField} hint={hint} />;
  if (type === 'time') return <ValueField name={id} as={TimeField} hint={hint} />;
  if (type === 'text' && isLong) return <Field name={id} as={TextArea} rows={5} hint={hint} />;
  return <Field name={id} hint={hint} {...(type === 'text' && { isFreeText: true })} />;
}

/** Labels of the fields by question. */
export const labelsOf = (questions: readonly Question[], locale: Locale): Record<string, string> =>
  Object.fromEntries(
    questions.flatMap((question) => [
      [question.id, question.title],
      ...(hasOwn(question) ? [[ownFieldOf(question.id), describedWords[locale].own]] : []),
    ]),
  );
