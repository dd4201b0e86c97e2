/** The mails that a question to the centre causes. That to the centre carries a link, no personal data. */
import type { ContactTopic } from '#contract/contact-messages.ts';
import { fallbackLocale, type Locale } from '#contract/locales.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { chooseLocale } from '#server/http/request.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmail } from '#server/mail/deliveries.ts';
import { askLeave } from '#server/mail/recipient-permission.ts';
import { receiverOf } from './receiver/queries.ts';
import { senderNameOf, type ContactMessageRow } from './queries.ts';

type Act = Pick<Context, 'scope' | 'center' | 'origin'>;

const address = ({ origin }: Act, locale: Locale, path: string) =>
  `${origin}${locale === fallbackLocale ? '' : `/${locale}`}${path}`;

/** Tells who reads questions about this topic that one waits. A mailbox that had very many gets no more: they stand in the list. */
export async function mailReceiver(
  act: Act & Pick<Context, 'sender'>,
  { id, topic }: ContactMessageRow,
): Promise<void> {
  const receiver = await receiverOf(act.scope, topic as ContactTopic);
  if (receiver === null) return;
  const to = await askLeave(act.scope, act.sender, 'contact_message_received', receiver);
  if (!to) return;
  await queueEmail(act.scope, {
    to,
    template: 'contact_message_received',
    locale: fallbackLocale,
    values: { topic, messageUrl: address(act, fallbackLocale, `/contactformulier/berichten/${id}`) },
    centerBranding: await mailBranding(act.scope, act.center, act.origin),
  });
}

/** What every mail to whoever asked has. */
async function toSender(act: Act, row: ContactMessageRow) {
  const locale = chooseLocale([row.askedIn], act.center);
  return {
    to: row.askedFrom,
    userId: row.userId ?? undefined,
    locale,
    centerBranding: await mailBranding(act.scope, act.center, act.origin),
    values: {
      firstName: row.firstName ?? senderNameOf(row),
      message: row.message,
      messageUrl: address(act, locale, `/contactformulier/berichten/${row.id}`),
    },
  };
}

/** What somebody asked, for their own mailbox. */
export async function mailCopy(act: Act, row: ContactMessageRow): Promise<void> {
  await queueEmail(act.scope, { ...(await toSender(act, row)), template: 'contact_message_copy' });
}

/** The answer, with what it answers; where it is read again, for whoever has an account. */
export async function mailAnswer(act: Act, row: ContactMessageRow): Promise<void> {
  const mail = await toSender(act, row);
  if (row.userId === null) {
    const { firstName: name, message } = mail.values;
    const values = { name, message, answer: row.answer ?? '' };
    await queueEmail(act.scope, { ...mail, template: 'visitor_message_answered', values });
    return;
  }
  await queueEmail(act.scope, {
    ...mail,
    template: 'contact_message_answered',
    values: { ...mail.values, answer: row.answer ?? '' },
  });
}
