/** The pages of a form: what only explains may begin one. */
import * as z from 'zod/mini';
import type { Question } from './form-questions.ts';

/** More of them are another form: people must see how far they are. */
export const mostPages = 4;

export interface FormPage {
  /** Id of its first question. */
  name: string;
  /** What it begins with; null of questions before the first page. */
  opening: Question | null;
  questions: Question[];
}

/** The questions by page, in their order. */
export function pagesOf(questions: readonly Question[]): FormPage[] {
  const pages: FormPage[] = [];
  for (const question of questions) {
    if (question.startsPage) pages.push({ name: question.id, opening: question, questions: [] });
    else if (pages.length === 0) pages.push({ name: question.id, opening: null, questions: [question] });
    else pages.at(-1)?.questions.push(question);
  }
  return pages;
}

interface Row {
  questionType: string;
  startsPage?: boolean | undefined;
}

/** Whether a page begins with a question: the setting of what is asked says nothing. */
export const beginsPage = ({ questionType, startsPage }: Row): boolean =>
  startsPage === true && questionType === 'info_section';

/** A check of a list of questions: it has no more pages than people see at once. */
export const pagesRule = <Questions extends Row>() =>
  z.check<Questions[]>(({ value, issues }) => {
    const begins = value.flatMap((question, at) => (beginsPage(question) ? [at] : []));
    // What stands before the first is a page too.
    const over = begins[begins[0] === 0 ? mostPages : mostPages - 1];
    if (over === undefined) return;
    issues.push({
      code: 'custom',
      input: value,
      path: [over, 'startsPage'],
      params: { code: 'too_many_pages', values: { maximum: mostPages } },
      continue: true,
    });
  });
