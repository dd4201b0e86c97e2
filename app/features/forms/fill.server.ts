/** What the page of a form needs for whoever fills it in, and sending it. */
import * as z from 'zod/mini';
import { applicationCalls } from '#contract/calls/applications.ts';
import { formSubmissionCalls } from '#contract/calls/form-submissions.ts';
import { formTokenCalls } from '#contract/calls/form-tokens.ts';
import { formCalls } from '#contract/calls/forms.ts';
import { agreementOf, isAgreement, type Agreeable } from '#contract/form-agreement.ts';
import { answersIn } from '#contract/form-answers.ts';
import { askedOf } from '#contract/form-conditions.ts';
import { describedQuestion } from '#contract/form-questions-kept.ts';
import { inLanguage } from '#contract/form-languages.ts';
import { answersOf, type Question } from '#contract/form-questions.ts';
import type { Locale } from '#contract/locales.ts';
import { slugPattern } from '#contract/page-kinds.ts';
import { ApiError, isPageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { agreementLabels } from '#app/features/forms/components/fill/agreement.tsx';
import { hasPages, stepsOf } from '#app/forms/described-steps.ts';
import { labelsOf } from '#app/forms/described-fields.tsx';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import { readValues } from '#app/forms/form-values.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { notFound } from '#app/shell/guard.server.ts';

/** An address that a form has, or the secret of somebody's own link: no such secret is one that a form can have. */
const formAt = ({ api }: Page, name: string) =>
  slugPattern.test(name)
    ? api.one(formCalls.bySlug, { params: { slug: name } })
    : api.one(formTokenCalls.form, { params: { token: name } });

/** Behind the address of a form: it was just sent. */
const sentMark = 'sent';
/** Where whoever has no script reads so: a page of its own, which may be opened again. */
const thanksAddress = ({ pathname }: URL) => `${pathname}?${sentMark}=1`;

export async function loadFilling(page: Page, slug: string | undefined, url: URL) {
  if (slug === undefined) throw notFound(url);
  const found = slugPattern.test(slug) ? await formAt(page, slug) : await knownForm(page, slug);
  if (found === null)
    return { head: { title: wordsOf(page.locale, 'forms')('fill.noLink'), isHidden: true }, form: null };
  const { questions, ...form } = inLanguage(found, page.locale);
  const isSent = url.searchParams.has(sentMark);
  const isOpen = form.intake === 'open' && !isSent;
  const isNeeded = isOpen && page.actor.kind !== 'user';
  return {
    head: { title: form.title, isHidden: true },
    form,
    questions: questions.map(describedQuestion),
    isOpen,
    isSent,
    challenge: isNeeded ? (await page.api.one(applicationCalls.challenge)).id : null,
    formKey: newFormKey(),
  };
}

async function knownForm(page: Page, slug: string) {
  try {
    return await formAt(page, slug);
  } catch (error) {
    if (isPageError(error) && error.init?.status === 404) return null;
    throw error;
  }
}

/** It was removed, or stands elsewhere, while somebody filled it in: said beside what they typed. */
const answerGone = (page: Page, form: FormData, why: 'gone' | 'linkGone') =>
  answerForm<null>(page, form, {
    schema: z.object({}),
    labels: {},
    send: () => {
      const detail = wordsOf(page.locale, 'forms')(`fill.${why}`);
      throw new ApiError(422, [{ status: '422', code: 'not_found', title: detail, detail }]);
    },
  });

interface Filling {
  questions: readonly Question[];
  form: Agreeable;
  /** Of the form: what is wrong is said in it. */
  locale: Locale;
}
type Filled = ReturnType<typeof answersIn>;

/** Judges what is asked of whoever answers so, page by page where it has pages; what was typed elsewhere stays. */
export async function answerFilling(
  page: Page,
  form: FormData,
  { questions, form: { consentText, consentVersion }, locale }: Filling,
  send: (answers: Filled, key: string | undefined) => Promise<unknown>,
) {
  const agreement = agreementOf({ consentText, consentVersion });
  const typed = readValues(answersOf([...questions, ...agreement]), form);
  const agreedBefore = [...form.keys()].some(isAgreement);
  const asked = askedOf(questions, typed);
  const schema = answersOf([...asked, ...agreement]);
  const answer = await answerForm<null>({ ...page, locale }, form, {
    schema,
    labels: { ...labelsOf(questions, locale), ...agreementLabels(agreement, locale, agreedBefore) },
    steps: hasPages(questions)
      ? stepsOf({ questions, agreement, values: typed, locale, hasScript: false })
      : [],
    send: async (fields, { key }) => {
      await send(answersIn(asked, fields), key);
      return null;
    },
  });
  const { data: given } = answer;
  if (given.kind === 'refused' || given.kind === 'changed') given.values = { ...typed, ...given.values };
  return answer;
}

/** Judged by the questions as they are now: what was changed meanwhile is asked again, and nothing typed is lost. Answers where to go on as well. */
export async function sendFilling(page: Page, slug: string, sent: FormData, url: URL) {
  const unseen = { proof: formText(sent, 'proof') || null, website: formText(sent, 'website') || null };
  const found = await knownForm(page, slug);
  if (!found)
    return { answer: await answerGone(page, sent, slugPattern.test(slug) ? 'gone' : 'linkGone'), next: null };
  const form = inLanguage(found, page.locale);
  const { id, locale, questions: asked, consentText, consentVersion } = form;
  const filling = { questions: asked.map(describedQuestion), form, locale };
  const answer = await answerFilling(page, sent, filling, (answers, key) =>
    page.api.send(formSubmissionCalls.create, {
      params: { id },
      body: {
        answers,
        locale,
        consentVersion: consentText === null ? null : consentVersion,
        token: found.askedEmail === null ? null : slug,
        ...unseen,
      },
      idempotencyKey: key,
    }),
  );
  // Time spent before a mistake, or on a page before, counts too: whoever has no script does not wait again.
  if ('values' in answer.data) Object.assign(answer.data.values, { proof: unseen.proof });
  const next = answer.data.kind === 'saved' ? (form.successPath ?? thanksAddress(url)) : null;
  return { answer, next };
}
