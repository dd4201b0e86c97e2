/** A form as data, with every type of question, and the form in which it is edited. */
import * as z from 'zod/mini';
import { oneOf, optionalText, text } from '#contract/fields.ts';
import { questionTypes, type Question, type QuestionType } from '#contract/form-questions.ts';
import type { Locale } from '#contract/locales.ts';
import type { FormValues } from '#app/forms/form-values.ts';

export const builderSchema = z.object({
  questions: z
    .array(
      z.object({
        code: z.optional(z.nullable(text(40))),
        title: text(200),
        type: oneOf(questionTypes),
        help: optionalText(500),
        /** One answer a line. */
        options: optionalText(2000),
        isRequired: z.boolean(),
      }),
    )
    .check(z.minLength(1), z.maxLength(30)),
});

export const typeNames: Record<Locale, Record<QuestionType, string>> = {
  nl: {
    text: 'tekst',
    multiple_choice: 'meerkeuze',
    date: 'datum',
    number: 'getal',
    checkbox: 'vinkje',
    email: 'e-mail',
    url: 'webadres',
    phone: 'telefoon',
    info_section: 'uitleg',
    time: 'tijd',
  },
  en: {
    text: 'text',
    multiple_choice: 'multiple choice',
    date: 'date',
    number: 'number',
    checkbox: 'tick',
    email: 'email',
    url: 'web address',
    phone: 'phone',
    info_section: 'explanation',
    time: 'time',
  },
};

const titles: Record<Locale, Record<QuestionType, string>> = {
  nl: {
    info_section: 'Goed om te weten',
    text: 'Hoe heet je?',
    email: 'Wat is je e-mailadres?',
    phone: 'Waarop kunnen we je bellen?',
    multiple_choice: 'Voor welke organisatie kom je?',
    date: 'Welke avond past het best?',
    time: 'Hoe laat kom je?',
    number: 'Met hoeveel mensen kom je?',
    url: 'Heeft je organisatie een website?',
    checkbox: 'Ik eet een broodje mee',
  },
  en: {
    info_section: 'Good to know',
    text: 'What is your name?',
    email: 'What is your email address?',
    phone: 'At what number can we call you?',
    multiple_choice: 'Which organisation do you come for?',
    date: 'Which evening suits you best?',
    time: 'At what time do you come?',
    number: 'With how many people do you come?',
    url: 'Does your organisation have a website?',
    checkbox: 'I would like a sandwich',
  },
};
const required = new Set<QuestionType>(['text', 'email', 'multiple_choice', 'date']);
const answers = {
  nl: 'De Groene Kade\nHuis van de Wijk\nIk kom voor mezelf',
  en: 'The Green Quay\nNeighbourhood House\nI come for myself',
};
const helps = { nl: 'Donderdag 3 december, 20.00 uur. Gratis.', en: 'Thursday 3 December, 20:00. Free.' };

export const sampleQuestions = (locale: Locale): FormValues => ({
  questions: (Object.entries(titles[locale]) as [QuestionType, string][]).map(([type, title]) => ({
    code: type,
    title,
    type,
    help: type === 'info_section' ? helps[locale] : '',
    options: type === 'multiple_choice' ? answers[locale] : '',
    isRequired: required.has(type),
  })),
});

const isType = (type: unknown): type is QuestionType => questionTypes.some((one) => one === type);

/** What is typed in the builder as a form that can be filled in; half a question is none yet. */
export function questionsOf({ questions }: FormValues): Question[] {
  return (questions as FormValues[]).flatMap(({ code, title, type, help, options, isRequired }, at) => {
    const list = [
      ...new Set(
        String(options ?? '')
          .split('\n')
          .map((one) => one.trim())
          .filter(Boolean),
      ),
    ];
    if (!isType(type) || !title || (type === 'multiple_choice' && list.length === 0)) return [];
    return [
      {
        id: code ? `answer_${String(code)}` : `answer_${at}`,
        type,
        title: String(title),
        help: help ? String(help) : undefined,
        options: list,
        isRequired: isRequired === true,
      },
    ];
  });
}
