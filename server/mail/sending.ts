/** The job that sends one mail: how it is queued, and under which key. */
import { enqueue } from '#server/jobs/queue.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** The queue's back-off makes this a little over a day: longer than most troubles of a mail server. */
const maxAttempts = 14;

/** One waiting job a mail. */
export const sendingKey = (deliveryId: string) => `send_email:${deliveryId}`;

/** Queues the sending of a mail that was written in this transaction, or was left behind. */
export async function queueSending(scope: TenantScope, deliveryId: string): Promise<void> {
  await enqueue(scope, 'send_email', { deliveryId }, { jobKey: sendingKey(deliveryId), maxAttempts });
}
