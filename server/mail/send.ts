/** The job that sends one mail, once, and writes down how it went. */
import { sql } from 'kysely';
import type pg from 'pg';
import { fallbackLocale, isLocale, type Locale } from '#contract/locales.ts';
import type { Tasks } from '#server/jobs/tasks.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import type { MailTransport, Refusal, Sender } from './transport.ts';

interface SendServices {
  pool: pg.Pool;
  /** Null keeps mails without sending them: a development server shows them at /dev/mail. */
  transport: MailTransport | null;
  /** The centre of the scope, in the language of the mail. */
  senderOf(scope: TenantScope, locale: Locale): Promise<Sender>;
}

type Task = Tasks['send_email'];

/** The mail, if it is still to be sent and nobody else is sending it now. Locked until the transaction ends. */
async function takeDelivery(scope: TenantScope, deliveryId: string) {
  return scope.db
    .selectFrom('emailDeliveries')
    .select(['id', 'recipient', 'subject', 'bodyText', 'bodyHtml', 'locale', 'createdAt'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', deliveryId)
    .where('status', '=', 'queued')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

async function writeOutcome(scope: TenantScope, id: string, refusal: Refusal | null, isLastAttempt: boolean) {
  const refused = refusal?.kind === 'temporary' ? (isLastAttempt ? 'failed' : 'queued') : refusal?.kind;
  await scope.db
    .updateTable('emailDeliveries')
    .set((eb) => ({
      status: refused ?? 'sent',
      attempts: eb('attempts', '+', 1),
      failure: refusal?.reason ?? null,
      ...(refusal ? {} : { sentAt: sql<Date>`clock_timestamp()` }),
    }))
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  await scope.db
    .updateTable('emailDeliveries')
    .set({ recipient: '', subject: '', bodyText: '', bodyHtml: '', failure: null })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .where('forgetWhenDone', '=', true)
    .where('status', '!=', 'queued')
    .execute();
}

/**
 * Sends a mail under a lock on its row, so that two jobs never send it both; one that is sent already is left alone. A
 * temporary failure is written down first and then thrown: the queue tries again, each time later.
 */
export function sendEmailTask(services: SendServices): Task {
  return async ({ centerId, deliveryId }, job) => {
    const refusal = await inScope(services.pool, centerId, async (scope) => {
      const delivery = await takeDelivery(scope, deliveryId);
      if (!delivery) return null;
      const letter = {
        ...delivery,
        sender: await services.senderOf(scope, isLocale(delivery.locale) ? delivery.locale : fallbackLocale),
        to: delivery.recipient,
        text: delivery.bodyText,
        html: delivery.bodyHtml,
        writtenAt: delivery.createdAt,
      };
      const outcome = services.transport ? await services.transport.send(letter, job.signal) : null;
      await writeOutcome(scope, delivery.id, outcome, job.isLastAttempt);
      return outcome;
    });
    // Without the server's words: they may hold the address, and this line goes to the log.
    if (refusal?.kind === 'temporary') throw new Error('The mail server did not take a mail for now.');
  };
}
