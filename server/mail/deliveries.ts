/** Writing a mail in the transaction of the change that it tells of; a job sends it after the commit. */
import { v7 as uuidv7 } from 'uuid';
import type { Locale } from '#contract/locales.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { TemplateName, TemplateValues } from './all-templates.ts';
import type { CenterLook } from './frame.ts';
import { renderMail } from './render.ts';
import { queueSending } from './sending.ts';

export interface OutgoingMail<Name extends TemplateName> {
  /** One address. */
  to: string;
  /** Whose account it is about, so that they and the centre's staff find the mail again. */
  userId?: string;
  /** Nothing of it is kept once it has left: for the last mail to somebody who is gone. */
  forgetWhenDone?: boolean;
  template: Name;
  locale: Locale;
  values: TemplateValues[NoInfer<Name>];
  centerLook: CenterLook;
}

/** Renders and keeps a mail, and queues its sending. Both happen with this transaction or not at all. Answers its id. */
export async function queueEmail<Name extends TemplateName>(
  scope: TenantScope,
  mail: OutgoingMail<Name>,
): Promise<string> {
  const { subject, text, html } = renderMail(mail);
  const id = uuidv7();
  await scope.db
    .insertInto('emailDeliveries')
    .values({
      volunteerCenterId: scope.centerId,
      id,
      template: mail.template,
      locale: mail.locale,
      recipient: mail.to,
      userId: mail.userId ?? null,
      forgetWhenDone: mail.forgetWhenDone ?? false,
      subject,
      bodyText: text,
      bodyHtml: html,
    })
    .execute();
  await queueSending(scope, id);
  return id;
}
