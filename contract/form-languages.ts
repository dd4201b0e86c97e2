/** A form in the language of whoever reads it. */
import type { FormQuestion } from './form-questions-kept.ts';
import type { Locale } from './locales.ts';

/** What of a form is written in one language, and in English beside it. */
export interface WrittenForm {
  locale: Locale;
  hasEnglish: boolean;
  title: string;
  titleEn: string | null;
  description: string | null;
  descriptionEn: string | null;
  successMessage: string | null;
  successMessageEn: string | null;
  consentText: string | null;
  consentTextEn: string | null;
  questions: readonly FormQuestion[];
  /** Of a page in the language that it is written in. */
  successPath?: string | null;
}

/** In which language it is read on a page in this one. */
export const languageOf = (
  { locale, hasEnglish }: Pick<WrittenForm, 'locale' | 'hasEnglish'>,
  page: Locale,
): Locale => (hasEnglish && page === 'en' ? 'en' : locale);

/** What is asked, with what the options are called. */
type Asked = FormQuestion & { labels?: readonly string[] };

const inEnglish = (question: FormQuestion): Asked => ({
  ...question,
  text: question.textEn ?? question.text,
  help: question.helpEn ?? question.help,
  ...(question.bodyEn && { body: question.bodyEn }),
  ...(question.optionsEn && { labels: question.optionsEn }),
});

/** The form as it is read on a page in this language: what has no English is as it was written. `locale` says which language that is. */
export function inLanguage<Form extends WrittenForm>(
  form: Form,
  page: Locale,
): Omit<Form, 'questions'> & { questions: readonly Asked[] } {
  const locale = languageOf(form, page);
  if (locale === form.locale) return form;
  return {
    ...form,
    locale,
    title: form.titleEn ?? form.title,
    description: form.descriptionEn ?? form.description,
    successMessage: form.successMessageEn ?? form.successMessage,
    consentText: form.consentText && (form.consentTextEn ?? form.consentText),
    questions: form.questions.map(inEnglish),
    // Its own thanks follow, which are in English.
    ...(form.successPath !== undefined && { successPath: null }),
  };
}
