/** What the page of a question without an account needs, and sending it. */
import { redirect } from 'react-router';
import { applicationCalls } from '#contract/calls/applications.ts';
import { contactMessageCalls } from '#contract/calls/contact-messages.ts';
import { visitorMessageForm, type ContactTopic } from '#contract/contact-messages.ts';
import type { Page } from '#app/api/page-context.ts';
import { visitorLabels } from '#app/features/contact-messages/components/visitor-fields.tsx';
import { loadReaders, topicsOf } from '#app/features/contact-messages/readers.server.ts';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';

/** Whoever is signed in asks where they find it again. */
export async function loadAsking(page: Page, pathname: string) {
  if (page.actor.kind === 'user') throw redirect(inLanguageOf(pathname, '/contactformulier'));
  const [readers, { id: challenge }] = await Promise.all([
    loadReaders(page),
    page.api.one(applicationCalls.challenge),
  ]);
  return { topics: topicsOf(page), readers, challenge, formKey: newFormKey() };
}

/** What the page says once it went. */
export interface Sent {
  topic: ContactTopic;
  email: string;
}

export async function sendMessage(page: Page, form: FormData) {
  const unseen = { proof: formText(form, 'proof') || null, website: formText(form, 'website') || null };
  const answer = await answerForm<Sent, typeof visitorMessageForm>(page, form, {
    schema: visitorMessageForm,
    labels: visitorLabels(wordsOf(page.locale, 'contact-messages')),
    send: async (typed, { key }) => {
      await page.api.send(contactMessageCalls.createByVisitor, {
        body: { ...typed, ...unseen },
        idempotencyKey: key,
      });
      return { topic: typed.topic, email: typed.email };
    },
  });
  // Time spent before a mistake counts too: whoever has no script does not wait again.
  if (answer.data.kind === 'refused') Object.assign(answer.data.values, { proof: unseen.proof });
  return answer;
}
