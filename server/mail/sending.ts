/** The job that sends one mail: how it is queued, and under which key. */
import type { TemplateName } from './all-templates.ts';
import { enqueueMany } from '#server/jobs/queue.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** The queue's back-off makes this a little over a day: longer than most troubles of a mail server. */
const maxAttempts = 14;

/** One waiting job a mail. */
export const sendingKey = (deliveryId: string) => `send_email:${deliveryId}`;

/** Somebody sits at a screen that says 'look into your mailbox': these do not wait behind five thousand invitations. */
const awaited: ReadonlySet<TemplateName> = new Set([
  'account_confirm',
  'account_known',
  'account_parent',
  'account_removal_asked',
  'application_confirm',
  'application_known',
  'email_change_confirm',
  'email_change_taken',
  'organization_confirm',
  'password_reset',
  'search_alert_confirm',
  'sign_in_link',
]);

/** Queues the sending of mails that were written in this transaction; not before `runAt`. */
export const queueSendings = (
  scope: TenantScope,
  deliveryIds: readonly string[],
  { runAt, template }: { runAt?: Date | undefined; template?: TemplateName } = {},
): Promise<void> =>
  enqueueMany(
    scope,
    'send_email',
    deliveryIds.map((deliveryId) => ({ payload: { deliveryId }, jobKey: sendingKey(deliveryId) })),
    {
      maxAttempts,
      ...(runAt && { runAt }),
      isUrgent: template !== undefined && awaited.has(template),
    },
  );

/** Queues the sending of one mail, such as one that was left behind. */
export const queueSending = (scope: TenantScope, deliveryId: string): Promise<void> =>
  queueSendings(scope, [deliveryId]);
