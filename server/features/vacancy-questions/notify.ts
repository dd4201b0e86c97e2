/** The mail with a question about a vacancy. */
import { fallbackLocale } from '#contract/locales.ts';
import type { VacancyQuestionCreate } from '#contract/vacancy-questions.ts';
import type { VacancyRow } from '#server/features/vacancies/queries.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { addressOn } from '#server/http/reader-address.ts';
import { chooseLocale } from '#server/http/request.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmails } from '#server/mail/deliveries.ts';
import { askLeaves } from '#server/mail/recipient-permission.ts';
import type { Reader } from './queries.ts';

type Act = Pick<Context, 'scope' | 'actor' | 'center' | 'origin' | 'sender'>;

interface Question {
  vacancy: VacancyRow;
  readers: readonly Reader[];
  input: VacancyQuestionCreate;
}

/** Answers how many of the readers it goes to: a mailbox that had too many gets no more. */
export async function mailQuestion(act: Act, { vacancy, readers, input }: Question): Promise<number> {
  const { scope, actor, center, origin, sender } = act;
  const { name, email, question } = input;
  const addresses = readers.map((reader) => reader.email);
  const leaves = await askLeaves(scope, sender, 'vacancy_question', addresses);
  const centerBranding = await mailBranding(scope, center, origin);
  const isKnown = actor.kind === 'user' && actor.email.toLowerCase() === email.toLowerCase();
  const mails = readers.flatMap((reader) => {
    const to = leaves.get(reader.email);
    if (!to) return [];
    const locale = chooseLocale([reader.locale], center);
    const vacancyTitle = (locale !== fallbackLocale && vacancy.titleEn) || vacancy.title;
    const vacancyUrl = addressOn({ origin }, locale, `/vacancies/${vacancy.id}`);
    return {
      to,
      replyTo: email,
      template: 'vacancy_question' as const,
      locale,
      values: { vacancyTitle, name, question, isKnown, vacancyUrl },
      centerBranding,
    };
  });
  await queueEmails(scope, mails);
  return mails.length;
}
