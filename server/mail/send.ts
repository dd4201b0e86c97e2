/** The job that sends one mail, once, and writes down how it went. */
import { setTimeout as delay } from 'node:timers/promises';
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
  /** The centre of the scope, in the language of the mail, which is of this template. */
  senderOf(scope: TenantScope, locale: Locale, template: string): Promise<Sender>;
  /** This is the only process of its database: what it is not sending itself, nobody is. */
  isAlone?: boolean;
}

type Task = Tasks['send_email'];

/** The longest that one mail may take (25 s of the mail server's, 30 of ours); after it, whoever was sending it is gone. */
const longestSending = 60_000;
const pauses = [250, 500, 1_000, 2_000, 4_000, 8_000, 14_000];

/** Notes that this process sends the mail now. Undefined when it is done with, or never was. */
async function takeDelivery(scope: TenantScope, deliveryId: string, isAlone: boolean) {
  const givenUp = new Date(Date.now() - longestSending);
  const taken = await scope.db
    .updateTable('emailDeliveries')
    .set({ sendingSince: new Date() })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', deliveryId)
    .where('status', '=', 'queued')
    .where((eb) => eb.or([eb('heldUntil', 'is', null), eb('heldUntil', '<=', sql<Date>`now()`)]))
    .$if(!isAlone, (mail) =>
      mail.where((eb) => eb.or([eb('sendingSince', 'is', null), eb('sendingSince', '<', givenUp)])),
    )
    .returning(['id', 'recipient', 'subject', 'bodyText', 'bodyHtml', 'locale', 'template', 'createdAt'])
    .returning(['unsubscribeUrl', 'replyTo'])
    .executeTakeFirst();
  if (!taken && (await isBeingSent(scope, deliveryId)))
    throw new Error('Another process is sending this mail.');
  return taken;
}

const isBeingSent = async (scope: TenantScope, deliveryId: string): Promise<boolean> =>
  (await scope.db
    .selectFrom('emailDeliveries')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', deliveryId)
    .where('status', '=', 'queued')
    .executeTakeFirst()) !== undefined;

const isClosed = async (scope: TenantScope): Promise<boolean> =>
  (await scope.db
    .selectFrom('volunteerCenters')
    .select('id')
    .where('id', '=', scope.centerId)
    .where('closedAt', 'is not', null)
    .executeTakeFirst()) !== undefined;

async function writeOutcome(scope: TenantScope, id: string, refusal: Refusal | null, isLastAttempt: boolean) {
  const refused = refusal?.kind === 'temporary' ? (isLastAttempt ? 'failed' : 'queued') : refusal?.kind;
  await scope.db
    .updateTable('emailDeliveries')
    .set((eb) => ({
      status: refused ?? 'sent',
      attempts: eb('attempts', '+', 1),
      failure: refusal?.reason ?? null,
      sendingSince: null,
      ...(refusal ? {} : { sentAt: sql<Date>`clock_timestamp()` }),
    }))
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  await scope.db
    .updateTable('emailDeliveries')
    .set({
      recipient: '',
      subject: '',
      bodyText: '',
      bodyHtml: '',
      replyTo: null,
      unsubscribeUrl: null,
      failure: null,
    })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .where('forgetWhenDone', '=', true)
    .where('status', '!=', 'queued')
    .execute();
}

/** What the mail server took must not be sent again because our database was away for a moment. */
async function untilWritten(write: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (const pause of pauses) {
    try {
      return await write();
    } catch (error) {
      if (signal.aborted) throw error;
      await delay(pause, undefined, { signal }).catch(() => {});
    }
  }
  return write();
}

async function sendOne(
  { pool, transport, senderOf, isAlone = false }: SendServices,
  ...[{ centerId, deliveryId }, job]: Parameters<Task>
): Promise<void> {
  const letter = await inScope(pool, centerId, async (scope) => {
    // It stays queued: once the centre opens again it leaves with those that were left behind (stuck-mails.ts).
    if (await isClosed(scope)) return undefined;
    const delivery = await takeDelivery(scope, deliveryId, isAlone);
    if (!delivery) return undefined;
    return {
      ...delivery,
      sender: await senderOf(
        scope,
        isLocale(delivery.locale) ? delivery.locale : fallbackLocale,
        delivery.template,
      ),
      to: delivery.recipient,
      text: delivery.bodyText,
      html: delivery.bodyHtml,
      writtenAt: delivery.createdAt,
    };
  });
  if (!letter) return;
  const refusal = transport ? await transport.send(letter, job.signal) : null;
  await untilWritten(
    () => inScope(pool, centerId, (scope) => writeOutcome(scope, deliveryId, refusal, job.isLastAttempt)),
    job.signal,
  );
  // Without the server's words: they may hold the address, and this line goes to the log.
  if (refusal?.kind === 'temporary') throw new Error('The mail server did not take a mail for now.');
}

/**
 * Sends a mail that this process has noted as its own, outside any transaction. One that is sent already is left alone. A
 * temporary failure is written down first and then thrown: the queue tries again, each time later.
 */
export function sendEmailTask(services: SendServices): Task {
  /** Also by jobs that the queue has given up: they may still be talking to the mail server, or waiting for the database. */
  const inHand = new Set<string>();
  return async (payload, job) => {
    const { deliveryId } = payload;
    if (inHand.has(deliveryId)) throw new Error('This process is sending this mail already.');
    inHand.add(deliveryId);
    try {
      await sendOne(services, payload, job);
    } finally {
      inHand.delete(deliveryId);
    }
  };
}
