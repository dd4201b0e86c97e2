/** What the page of a question says of the vacancy, and sending it. */
import { startOf } from '#contract/cut-text.ts';
import { redirect } from 'react-router';
import { applicationCalls } from '#contract/calls/applications.ts';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { vacancyQuestionCalls } from '#contract/calls/vacancy-questions.ts';
import { vacancyQuestionForm, type QuestionReader } from '#contract/vacancy-questions.ts';
import { textLimits } from '#contract/text-limits.ts';
import type { Page } from '#app/api/page-context.ts';
import { localText } from '#app/features/vacancies/components/view/translated-text.ts';
import { questionLabels } from '#app/features/vacancy-questions/form.tsx';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';

/** Name and address of whoever is signed in, which they may change; nobody's otherwise, with a challenge to prove to be a person. */
async function askerOf({ api, actor }: Page) {
  if (actor.kind === 'anonymous')
    return { known: null, challenge: (await api.one(applicationCalls.challenge)).id };
  const { firstName, lastName, email } = await api.one(currentUserCalls.show);
  return {
    known: { name: startOf(`${firstName} ${lastName}`, textLimits.wholeName), email },
    challenge: null,
  };
}

/** Where nobody can apply any more, the page of the vacancy says why. */
export async function loadAsking(page: Page, id: string, pathname: string) {
  const [vacancy, asker] = await Promise.all([
    page.api.one(vacancyCalls.show, { params: { id } }),
    askerOf(page),
  ]);
  if (!vacancy.can.ask) throw redirect(inLanguageOf(pathname, `/vacancies/${id}`));
  const { title, titleEn, organizationName, contactPerson } = vacancy;
  return {
    ...asker,
    vacancy: {
      id,
      title: localText(page.locale, title, titleEn) ?? { text: title },
      organizationName,
      /** As the page of the vacancy calls them; of private help nobody. */
      contactFirstName: contactPerson?.split(' ')[0] ?? null,
    },
  };
}

/** What the page says once it went. */
export interface Sent {
  sentTo: QuestionReader;
  email: string;
}

export async function sendQuestion(page: Page, id: string, form: FormData) {
  const unseen = { proof: formText(form, 'proof') || null, website: formText(form, 'website') || null };
  const answer = await answerForm<Sent, typeof vacancyQuestionForm>(page, form, {
    schema: vacancyQuestionForm,
    labels: questionLabels(wordsOf(page.locale, 'vacancy-questions')),
    send: async (typed, { key }) => {
      const { record } = await page.api.send(vacancyQuestionCalls.create, {
        params: { id },
        body: { ...typed, ...unseen },
        idempotencyKey: key,
      });
      return { sentTo: record.sentTo, email: typed.email };
    },
  });
  // Time spent before a mistake counts too: whoever has no script does not wait again.
  if (answer.data.kind === 'refused') Object.assign(answer.data.values, { proof: unseen.proof });
  return answer;
}
