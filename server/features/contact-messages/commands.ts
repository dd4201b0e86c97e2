/** Asking the centre something, and answering it. */
import { v7 as uuidv7 } from 'uuid';
import {
  mostContactMessages,
  type ContactMessageAnswer,
  type ContactMessageCreate,
  type VisitorMessageCreate,
} from '#contract/contact-messages.ts';
import { recordAudit } from '#server/audit/events.ts';
import { fullName } from '#server/auth/actor.ts';
import { lockOwn } from '#server/features/account/queries.ts';
import { checkHuman } from '#server/features/challenges/commands.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { refuseStale } from '#server/http/stale.ts';
import { mailAnswer, mailCopy, mailReceiver } from './notify.ts';
import { countOf, lockMessage, type Asker, type ContactMessageRow } from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin' | 'sender'>;
type VisitorContext = CommandContext & Pick<Context, 'services' | 'locale'>;

const hour = 3600;

async function refuseMany(scope: CommandContext['scope'], asker: Asker, now: Date): Promise<void> {
  const asked = await countOf(scope, asker, now);
  const wait =
    asked.day >= mostContactMessages.aDay ? 24 * hour : asked.hour >= mostContactMessages.anHour ? hour : 0;
  if (wait > 0) throw new Refusal([{ code: 'rate_limited', values: { seconds: wait } }], wait);
}

type Question = Pick<ContactMessageCreate, 'topic' | 'message'> &
  ({ userId: string } | { senderName: string; senderEmail: string; senderLocale: string });

/** Writes it down and tells who answers it. */
async function keep(context: CommandContext, question: Question): Promise<ContactMessageRow> {
  const { scope, actor, now } = context;
  const id = uuidv7();
  await scope.db
    .insertInto('contactMessages')
    .values({ volunteerCenterId: scope.centerId, id, ...question, createdAt: now, updatedAt: now })
    .execute();
  await recordAudit(scope, actor, { act: 'create', subjectType: 'contact_messages', subjectId: id });
  const row = await lockMessage(scope, id);
  await mailReceiver(context, row);
  return row;
}

/** Asks with an account. Throws 429 after many in an hour or on a day. */
export async function askCenter(
  context: CommandContext,
  { topic, message, wantsCopy = false }: ContactMessageCreate,
): Promise<ContactMessageRow> {
  const { scope, actor, now } = context;
  // Nobody of another centre could be answered.
  if (actor.kind !== 'user' || actor.homeCenterId !== scope.centerId) refuse('forbidden');
  // One at a time for each person, so that nobody gets past the limit.
  await lockOwn(scope, actor);
  await refuseMany(scope, { userId: actor.userId }, now);
  const row = await keep(context, { userId: actor.userId, topic, message });
  if (wantsCopy) await mailCopy(context, row);
  return row;
}

/**
 * Asks without an account: nothing is mailed to an address that nobody proved, but the answer. Throws 422 `proof_of_work` without
 * the proof of a person, and 429 after many of one address.
 */
export async function askAsVisitor(
  context: VisitorContext,
  input: VisitorMessageCreate,
): Promise<ContactMessageRow> {
  const { scope, now, locale } = context;
  await checkHuman(context, input);
  const { topic, message, name, email } = input;
  await refuseMany(scope, { email }, now);
  return keep(context, { topic, message, senderName: name, senderEmail: email, senderLocale: locale });
}

/** Answers it, once: what was mailed cannot be changed any more. */
export async function answerMessage(
  context: CommandContext,
  known: ContactMessageRow,
  { answer, lockVersion }: ContactMessageAnswer,
): Promise<ContactMessageRow> {
  const { scope, actor, now } = context;
  const current = await lockMessage(scope, known.id);
  refuseStale(lockVersion, current);
  if (current.status !== 'open')
    refuse('move_refused', { pointer: '/data/attributes/status', values: { state: current.status } });
  await scope.db
    .updateTable('contactMessages')
    .set({
      status: 'answered',
      answer,
      answeredAt: now,
      answeredById: actor.kind === 'user' ? actor.userId : null,
      answeredByName: actor.kind === 'user' ? fullName(actor) : null,
      lockVersion: current.lockVersion + 1,
      updatedAt: now,
    })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', known.id)
    .execute();
  await recordAudit(scope, actor, {
    act: 'answer',
    subjectType: 'contact_messages',
    subjectId: known.id,
    fromState: 'open',
    toState: 'answered',
  });
  const row = await lockMessage(scope, known.id);
  await mailAnswer(context, row);
  return row;
}

/** What was asked before this moment goes, answered or not. Answers how many. */
export async function forgetMessages({ scope }: Pick<Context, 'scope'>, before: Date): Promise<number> {
  const gone = await scope.db
    .deleteFrom('contactMessages')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('createdAt', '<', before)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
