/** Mails to those whom a centre chose for a form: that it was filled in, and where that is read. */
import type pg from 'pg';
import { noteTold } from '#server/features/forms/commands.ts';
import { holdForm, type FormRow } from '#server/features/forms/queries.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { chooseLocale } from '#server/http/request.ts';
import type { Context } from '#server/http/route.ts';
import { enqueue, type TaskPayloads } from '#server/jobs/queue.ts';
import { queueEmails } from '#server/mail/deliveries.ts';
import { askLeaves } from '#server/mail/recipient-permission.ts';
import type { CenterDirectory } from '#server/tenancy/centers.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface TellingServices {
  pool: pg.Pool;
  centers: CenterDirectory;
  now(): Date;
}

/** From one mail about a form to the next: of a day on which hundreds fill it in nobody gets hundreds. */
const pauseMs = 60 * 60 * 1000;

/** Once somebody filled it in: at once, or when the pause after the mail before is over. There is one such job of a form. */
export async function tellOfAnswer(
  { scope, now, origin }: Pick<Context, 'scope' | 'now' | 'origin'>,
  { id: formId, notifyEmails, answersToldAt }: FormRow,
): Promise<void> {
  if (notifyEmails.length === 0) return;
  const next = new Date((answersToldAt?.getTime() ?? 0) + pauseMs);
  await enqueue(
    scope,
    'mail_form_answers',
    { formId, origin },
    { jobKey: `answers of ${formId} of ${scope.centerId}`, ...(next > now && { runAt: next }) },
  );
}

/** All that came since was told of, or was read. */
const isTold = ({ unread, lastSubmittedAt, answersToldAt }: FormRow) =>
  unread === 0 || (answersToldAt !== null && lastSubmittedAt !== null && lastSubmittedAt <= answersToldAt);

/** Mails those who are to know, where there is something new; a mailbox that had very many gets no more. */
export async function mailAnswers(
  scope: TenantScope,
  { centers, now }: TellingServices,
  { formId, origin }: TaskPayloads['mail_form_answers'],
): Promise<void> {
  const center = centers.byId(scope.centerId);
  const form = await holdForm(scope, formId);
  if (!center || !form || isTold(form)) return;
  const leaves = await askLeaves(scope, null, 'form_answered', form.notifyEmails);
  const locale = chooseLocale([form.locale], center);
  const centerBranding = await mailBranding(scope, center, origin);
  const values = {
    title: form.title,
    count: form.unread,
    answersUrl: `${origin}${locale === 'en' ? '/en' : ''}/form_builder/${formId}?new=1`,
  };
  await queueEmails(
    scope,
    [...leaves.values()].map((to) => ({
      to,
      template: 'form_answered' as const,
      locale,
      values,
      centerBranding,
    })),
  );
  await noteTold(scope, formId, now());
}
