/** What the page of a form needs for whoever fills it in, and sending it. */
import { applicationCalls } from '#contract/calls/applications.ts';
import { formSubmissionCalls } from '#contract/calls/form-submissions.ts';
import { formCalls } from '#contract/calls/forms.ts';
import { answerIn, type AnswerValue } from '#contract/form-answers.ts';
import { describedQuestion } from '#contract/form-question-fields.ts';
import { answersOf } from '#contract/form-questions.ts';
import type { Page } from '#app/api/page-context.ts';
import { labelsOf } from '#app/forms/described-fields.tsx';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import { formText } from '#app/forms/form-text.ts';
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

/** Judged by the questions as they are now: what was changed meanwhile is asked again, and nothing typed is lost. */
export async function sendFilling(page: Page, slug: string, form: FormData) {
  const unseen = { proof: formText(form, 'proof') || null, website: formText(form, 'website') || null };
  const { id, locale, questions: asked } = await formAt(page, slug);
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
