/** Writing a mail in the transaction of the change that it tells of; a job sends it after the commit. */
import { v7 as uuidv7 } from 'uuid';
import type { Locale } from '#contract/locales.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { TemplateName, TemplateValues } from './all-templates.ts';
import type { CenterBranding } from './frame.ts';
import { renderMail } from './render.ts';
import type { Leave } from './recipient-permission.ts';
import type { LimitedTemplate } from './limits.ts';
import { queueSendings } from './sending.ts';

export interface OutgoingMail<Name extends TemplateName> {
  /** One address; for a mail that somebody can cause for another's, the leave to write to it (recipient-permission.ts). */
  to: Name extends LimitedTemplate ? Leave<Name> : string;
  /** Whose account it is about, so that they and the centre's staff find the mail again. */
  userId?: string;
  /** Nothing of it is kept once it has left: for the last mail to somebody who is gone. */
  forgetWhenDone?: boolean;
  /** The application, organisation or vacancy that something was decided of: decided otherwise before this left, it never does. */
  aboutId?: string;
  /** Where an answer goes, when not to the centre: whoever asked what the mail tells. */
  replyTo?: string;
  /** Where a mail program stops such mails for its reader in one press (RFC 8058). */
  unsubscribeUrl?: string;
  template: Name;
  locale: Locale;
  values: TemplateValues[NoInfer<Name>];
  centerBranding: CenterBranding;
}

/** Renders and keeps a mail, and queues its sending. Both happen with this transaction or not at all. Answers its id. */
export async function queueEmail<Name extends TemplateName>(
  scope: TenantScope,
  mail: OutgoingMail<Name>,
): Promise<string> {
  const [id = ''] = await queueEmails(scope, [mail]);
  return id;
}

/** An action is undone before its mails leave, never at the same moment. */
const afterUndoMs = 1_000;

const addressed = (to: string | Leave) => (typeof to === 'string' ? { to, senderHash: null } : to);

/** As `queueEmail` for a hundred or so at once: two statements, however many they are. */
export async function queueEmails<Name extends TemplateName>(
  scope: TenantScope,
  mails: readonly OutgoingMail<Name>[],
): Promise<string[]> {
  if (mails.length === 0) return [];
  const heldUntil = scope.undo ? new Date(scope.undo.until.getTime() + afterUndoMs) : null;
  const rows = mails.map((mail) => {
    const { subject, text, html } = renderMail(mail);
    const { to, senderHash } = addressed(mail.to);
    return {
      volunteerCenterId: scope.centerId,
      id: uuidv7(),
      template: mail.template,
      locale: mail.locale,
      recipient: to,
      senderHash,
      userId: mail.userId ?? null,
      forgetWhenDone: mail.forgetWhenDone ?? false,
      aboutId: mail.aboutId ?? null,
      undoId: scope.undo?.id ?? null,
      heldUntil,
      replyTo: mail.replyTo ?? null,
      unsubscribeUrl: mail.unsubscribeUrl ?? null,
      subject,
      bodyText: text,
      bodyHtml: html,
    };
  });
  const ids = rows.map(({ id }) => id);
  await scope.db.insertInto('emailDeliveries').values(rows).execute();
  const [{ template }] = mails as [OutgoingMail<Name>];
  await queueSendings(scope, ids, { runAt: heldUntil ?? undefined, template });
  return ids;
}
