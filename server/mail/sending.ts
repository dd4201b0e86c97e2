/** The job that sends one mail: how it is queued, and under which key. */
import { enqueueMany } from '#server/jobs/queue.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** The queue's back-off makes this a little over a day: longer than most troubles of a mail server. */
const maxAttempts = 14;

/** One waiting job a mail. */
export const sendingKey = (deliveryId: string) => `send_email:${deliveryId}`;

/** Queues the sending of mails that were written in this transaction; not before `runAt`. */
export const queueSendings = (
  scope: TenantScope,
  deliveryIds: readonly string[],
  runAt?: Date,
): Promise<void> =>
  enqueueMany(
    scope,
    'send_email',
    deliveryIds.map((deliveryId) => ({ payload: { deliveryId }, jobKey: sendingKey(deliveryId) })),
    { maxAttempts, ...(runAt && { runAt }) },
  );

/** Queues the sending of one mail, such as one that was left behind. */
export const queueSending = (scope: TenantScope, deliveryId: string): Promise<void> =>
  queueSendings(scope, [deliveryId]);
