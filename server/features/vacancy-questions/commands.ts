/** Asking the contact of a vacancy something. Nothing of it is kept but the mail itself, as long as any other. */
import { v7 as uuidv7 } from 'uuid';
import type { VacancyQuestionCreate } from '#contract/vacancy-questions.ts';
import { recordAudit } from '#server/audit/events.ts';
import { checkHuman } from '#server/features/challenges/commands.ts';
import { isOpen } from '#server/features/vacancies/policy.ts';
import type { VacancyRow } from '#server/features/vacancies/queries.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { mailQuestion } from './notify.ts';
import { readersOf } from './queries.ts';
import type { SentQuestion } from './resource.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'services' | 'center' | 'origin' | 'sender'>;

const hour = 3600;

/**
 * Mails it, so that an answer goes straight to the asker. Throws 422 `not_open` where nobody applies any more, and 429 when the
 * mailbox or whoever asks had many: a question that goes nowhere must not look sent.
 */
export async function askContact(
  context: CommandContext,
  vacancy: VacancyRow,
  input: VacancyQuestionCreate,
): Promise<SentQuestion> {
  const { scope, actor, now } = context;
  if (!isOpen(vacancy, now)) refuse('not_open', { pointer: '/data/relationships/vacancy' });
  await checkHuman(context, input);
  const { sentTo, mailboxes } = await readersOf(scope, vacancy);
  const mails = await mailQuestion(context, { vacancy, readers: mailboxes, input });
  if (mails === 0) throw new Refusal([{ code: 'rate_limited', values: { seconds: hour } }], hour);
  await recordAudit(scope, actor, { act: 'ask', subjectType: 'vacancies', subjectId: vacancy.id });
  return { id: uuidv7(), vacancyId: vacancy.id, sentTo, createdAt: now };
}
