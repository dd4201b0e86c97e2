/** What the page of a form needs for whoever fills it in, and sending it. */
import * as z from 'zod/mini';
import { applicationCalls } from '#contract/calls/applications.ts';
import { formSubmissionCalls } from '#contract/calls/form-submissions.ts';
import { formCalls } from '#contract/calls/forms.ts';
import { answerIn, type AnswerValue } from '#contract/form-answers.ts';
import { describedQuestion } from '#contract/form-question-fields.ts';
import { answersOf } from '#contract/form-questions.ts';
import { ApiError, isPageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { labelsOf } from '#app/forms/described-fields.tsx';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { notFound } from '#app/shell/guard.server.ts';

const formAt = (page: Page, slug: string) => page.api.one(formCalls.bySlug, { params: { slug } });

export async function loadFilling(page: Page, slug: string | undefined, url: URL) {
  if (slug === undefined) throw notFound(url);
  const { questions, ...form } = await formAt(page, slug);
  const isOpen = form.intake === 'open';
  const isNeeded = isOpen && page.actor.kind !== 'user';
  return {
    head: { title: form.title, isHidden: true },
    form,
    questions: questions.map(describedQuestion),
    isOpen,
    challenge: isNeeded ? (await page.api.one(applicationCalls.challenge)).id : null,
    formKey: newFormKey(),
  };
}

const asSent = (value: AnswerValue) => (typeof value === 'object' ? [...value] : value);

async function knownForm(page: Page, slug: string) {
  try {
    return await formAt(page, slug);
  } catch (error) {
    if (isPageError(error) && error.init?.status === 404) return null;
    throw error;
  }
}

/** It was removed, or stands elsewhere, while somebody filled it in: said beside what they typed. */
const answerGone = (page: Page, form: FormData) =>
  answerForm<null>(page, form, {
    schema: z.object({}),
    labels: {},
    send: () => {
      const detail = wordsOf(page.locale, 'forms')('fill.gone');
      throw new ApiError(422, [{ status: '422', code: 'not_found', title: detail, detail }]);
    },
  });

/** Judged by the questions as they are now: what was changed meanwhile is asked again, and nothing typed is lost. */
export async function sendFilling(page: Page, slug: string, form: FormData) {
  const unseen = { proof: formText(form, 'proof') || null, website: formText(form, 'website') || null };
  const found = await knownForm(page, slug);
  if (!found) return answerGone(page, form);
  const { id, locale, questions: asked } = found;
  const questions = asked.map(describedQuestion);
  const schema = answersOf(questions);
  // What is wrong is said in the language of the form.
  const answer = await answerForm({ ...page, locale }, form, {
    schema,
    labels: labelsOf(questions, locale),
    send: async (typed, { key }) => {
      const answers = questions.flatMap((question) => {
        const value = answerIn(question, typed);
        return value === null ? [] : [{ questionId: question.id, value: asSent(value) }];
      });
      await page.api.send(formSubmissionCalls.create, {
        params: { id },
        body: { answers, ...unseen },
        idempotencyKey: key,
      });
      return null;
    },
  });
  // Time spent before a mistake counts too: whoever has no script does not wait again.
  if (answer.data.kind === 'refused') Object.assign(answer.data.values, { proof: unseen.proof });
  return answer;
}
