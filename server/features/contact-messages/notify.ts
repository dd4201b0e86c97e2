/** The mails that a question to the centre causes. That to the centre carries a link, no personal data. */
import type { ContactTopic } from '#contract/contact-messages.ts';
import { fallbackLocale, type Locale } from '#contract/locales.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { chooseLocale } from '#server/http/request.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmail } from '#server/mail/deliveries.ts';
import { receiverOf } from './receiver/queries.ts';
import type { ContactMessageRow } from './queries.ts';

type Act = Pick<Context, 'scope' | 'center' | 'origin'>;

const address = ({ origin }: Act, locale: Locale, path: string) =>
  `${origin}${locale === fallbackLocale ? '' : `/${locale}`}${path}`;

/** Tells who reads questions about this topic that one waits. */
export async function mailReceiver(act: Act, { id, topic }: ContactMessageRow): Promise<void> {
  const receiver = await receiverOf(act.scope, topic as ContactTopic);
  if (receiver === null) return;
  await queueEmail(act.scope, {
    to: receiver,
    template: 'contact_message_received',
    locale: fallbackLocale,
    values: { topic, messageUrl: address(act, fallbackLocale, `/contactformulier/berichten/${id}`) },
    centerBranding: await mailBranding(act.scope, act.center, act.origin),
  });
}

/** What every mail to whoever asked has. */
async function toSender(act: Act, row: ContactMessageRow) {
  const locale = chooseLocale([row.senderLocale], act.center);
  return {
    to: row.senderEmail,
    userId: row.userId,
    locale,
    centerBranding: await mailBranding(act.scope, act.center, act.origin),
    values: {
      firstName: row.senderFirstName,
      message: row.message,
      messageUrl: address(act, locale, `/contactformulier/berichten/${row.id}`),
    },
  };
}

/** What somebody asked, for their own mailbox. */
export async function mailCopy(act: Act, row: ContactMessageRow): Promise<void> {
  await queueEmail(act.scope, { ...(await toSender(act, row)), template: 'contact_message_copy' });
}

/** The answer, with what it answers. */
export async function mailAnswer(act: Act, row: ContactMessageRow): Promise<void> {
  const mail = await toSender(act, row);
  await queueEmail(act.scope, {
    ...mail,
    template: 'contact_message_answered',
    values: { ...mail.values, answer: row.answer ?? '' },
  });
}
