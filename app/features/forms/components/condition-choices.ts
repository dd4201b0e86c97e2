/** Answers on which a question can hang, as they are chosen in the builder. */
import { conditionAnswers } from '#contract/form-conditions.ts';
import { conditionText, optionsOf } from '#contract/form-question-fields.ts';
import { ownOption, type QuestionType } from '#contract/form-questions.ts';
import type { Locale } from '#contract/locales.ts';
import { describedWords } from '#app/forms/described-words.ts';
import type { FormValues } from '#app/forms/form-values.ts';

export interface ConditionChoices {
  question: string;
  options: { value: string; label: string }[];
}

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The rows of questions in a form. */
export const rowsIn = ({ questions }: FormValues): FormValues[] =>
  Array.isArray(questions) ? (questions as FormValues[]) : [];

/**
 * Of each of these rows of the builder; null where nothing can hang on it. In the language of the form, as its questions are; a question
 * without words is called by `rowName`.
 */
export const conditionChoices = (
  rows: readonly FormValues[],
  locale: Locale,
  rowName: (place: number) => string,
): (ConditionChoices | null)[] =>
  rows.map((row, at) => {
    const { text, questionType, required, options, allowsOther } = row;
    const words = describedWords[locale];
    const questionId = textOf(row['questionId']);
    const answers = conditionAnswers({
      questionType: textOf(questionType) as QuestionType,
      options: questionType === 'multiple_choice' ? optionsOf(textOf(options)) : [],
      required: required === true,
      allowsOther: allowsOther === true,
    });
    if (questionId === '' || answers.length === 0) return null;
    const question = textOf(text) || rowName(at + 1);
    const labelOf = (answer: string) => {
      if (questionType === 'checkbox') return answer === 'true' ? words.ticked : words.unticked;
      return answer === ownOption ? words.own : answer;
    };
    return {
      question,
      options: answers.map((answer) => ({
        value: conditionText({ questionId, answer }),
        label: `‘${question}’: ${labelOf(answer)}`,
      })),
    };
  });

/** What it is called; undefined where none of these is that. */
export const nameOfCondition = (
  choices: readonly (ConditionChoices | null)[],
  condition: unknown,
): string | undefined =>
  choices.flatMap((one) => one?.options ?? []).find(({ value }) => value === condition)?.label;
