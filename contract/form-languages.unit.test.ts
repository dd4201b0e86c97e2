import { expect, test } from 'vitest';
import type { FormQuestion } from './form-questions-kept.ts';
import { inLanguage, languageOf } from './form-languages.ts';

const question: FormQuestion = {
  questionId: '01935e00-0000-7000-8000-00000000f001',
  text: 'Wat eet je?',
  questionType: 'multiple_choice',
  help: 'Kies er een',
  textEn: 'What do you eat?',
  helpEn: null,
  required: true,
  longAnswer: false,
  options: ['Soep', 'Brood'],
  optionsEn: ['Soup', 'Bread'],
};
const form = {
  locale: 'nl' as const,
  hasEnglish: true,
  title: 'Samen eten',
  titleEn: 'Eating together',
  description: 'Om zes uur',
  descriptionEn: null,
  successMessage: 'Tot dan',
  successMessageEn: 'See you then',
  consentText: null,
  consentTextEn: 'You may call me',
  questions: [question],
};

test('on an English page it is asked in English, and in Dutch what has none; what is answered stays the option itself', () => {
  expect(inLanguage(form, 'en')).toMatchObject({
    locale: 'en',
    title: 'Eating together',
    description: 'Om zes uur',
    successMessage: 'See you then',
    // Nothing has to be agreed to: that is said in no language.
    consentText: null,
    questions: [
      {
        text: 'What do you eat?',
        help: 'Kies er een',
        options: ['Soep', 'Brood'],
        labels: ['Soup', 'Bread'],
      },
    ],
  });
});

test('on a Dutch page, and without English, it is as it was written', () => {
  expect(inLanguage(form, 'nl')).toBe(form);
  const dutch = { ...form, hasEnglish: false };
  expect([inLanguage(dutch, 'en'), languageOf(dutch, 'en')]).toEqual([dutch, 'nl']);
  expect(languageOf({ locale: 'en', hasEnglish: false }, 'nl')).toBe('en');
});
