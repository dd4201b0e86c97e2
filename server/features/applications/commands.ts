/** Confirming, answering and withdrawing applications. Mails go with the same transaction, so none is sent for nothing. */
import type { ApplicationMove, RejectReason } from '#contract/applications.ts';
import { fullName } from '#server/auth/actor.ts';
import { recordAudit } from '#server/audit/events.ts';
import { takeToken } from '#server/features/one-time-tokens/commands.ts';
import { endReplacedLinks } from '#server/features/one-time-tokens/replacing/commands.ts';
import { countPlace } from '#server/features/vacancies/places/commands.ts';
import { isOpen } from '#server/features/vacancies/policy.ts';
import { lockVacancy, type VacancyRow } from '#server/features/vacancies/queries.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { announceDecision, announceSent, announceWithdrawal } from './notify.ts';
import { stopKeeping } from './keeping/commands.ts';
import { activeApplication, applicationById, type ApplicationRow } from './queries.ts';
import { isWithdrawable, obstacles } from './transitions.ts';

type CommandContext = Pick<
  Context,
  'scope' | 'actor' | 'now' | 'services' | 'center' | 'locale' | 'origin' | 'sender'
>;

const pressed = ['confirm_application', 'withdraw_application', 'stop_keeping'] as const;

/** Presses the button behind the link of a mail: the application goes to the organisation, is undone, or kept no longer. */
export async function confirmByToken(context: CommandContext, token: string): Promise<ApplicationRow> {
  const { scope, now } = context;
  const { purpose, applicationId } = await takeToken(scope, token, pressed, now);
  const application = await applicationById(scope, applicationId);
  if (purpose === 'withdraw_application') return withdraw(context, application, null);
  if (purpose === 'stop_keeping') {
    await stopKeeping(scope, { id: applicationId }, now);
    return applicationById(scope, applicationId);
  }
  if (application.confirmedAt !== null) refuse('token_used', { pointer: '/confirmation_token' });
  const vacancy = await lockVacancy(scope, application.vacancyId);
  if (!isOpen(vacancy, now)) refuse('not_open', { pointer: '/confirmation_token' });
  // The address is proven now: an account with it gets the application.
  const account = await scope.db
    .selectFrom('users')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', application.email.toLowerCase()))
    .executeTakeFirst();
  await scope.db
    .updateTable('applications')
    .set({ confirmedAt: now, userId: account?.id ?? null, updatedAt: now })
    .where('id', '=', applicationId)
    .execute();
  await endReplacedLinks(scope, applicationId, now);
  return announceSent(context, await applicationById(scope, applicationId), vacancy);
}

interface Decision {
  message: string | null;
  /** Why the mind was changed; asked for a second decision only. */
  reason: string | null;
  rejectReason?: RejectReason;
}

/** Places are counted under a lock on the vacancy, so that two decisions at once cannot take the last one twice. */
async function countPlaces(
  { scope }: CommandContext,
  vacancy: VacancyRow,
  move: ApplicationMove,
  before: string | null,
): Promise<void> {
  const change = move === 'accept' ? 1 : before === 'accepted' ? -1 : 0;
  if (change === 1 && vacancy.positions !== null && vacancy.acceptedCount >= vacancy.positions) {
    refuse('no_places_left', { pointer: '/data/attributes/status' });
  }
  if (change !== 0) await countPlace(scope, vacancy, change);
}

/** Accepts or rejects, and mails the applicant. Throws 422 with what is in the way. */
export async function decide(
  context: CommandContext,
  known: ApplicationRow,
  move: ApplicationMove,
  decision: Decision,
): Promise<ApplicationRow> {
  const { scope, actor, now } = context;
  const vacancy = await lockVacancy(scope, known.vacancyId);
  const application = await applicationById(scope, known.id);
  refuseAll(obstacles(move, application, decision.reason));
  const rival =
    move === 'accept' ? await activeApplication(scope, application.vacancyId, application.email) : undefined;
  if (rival && rival.id !== application.id)
    refuse('move_refused', { pointer: '/data/attributes/status', values: { state: 'new' } });
  await countPlaces(context, vacancy, move, application.status);
  const status = move === 'accept' ? 'accepted' : 'rejected';
  await scope.db
    .updateTable('applications')
    .set({
      status,
      decisionMessage: decision.message,
      rejectReason: decision.rejectReason ?? null,
      decidedAt: now,
      updatedAt: now,
      decidedById: actor.kind === 'user' ? actor.userId : null,
      decidedByName: actor.kind === 'user' ? fullName(actor) : null,
      firstResponseAt: application.firstResponseAt ?? now,
      decisions: application.decisions + 1,
      lockVersion: application.lockVersion + 1,
    })
    .where('id', '=', application.id)
    .execute();
  await recordAudit(scope, actor, {
    act: move,
    subjectType: 'applications',
    subjectId: application.id,
    fromState: application.status ?? 'new',
    toState: status,
    reason: decision.reason ?? decision.rejectReason ?? null,
  });
  const decided = await applicationById(scope, application.id);
  await announceDecision(context, decided, vacancy);
  return decided;
}

/** Takes an application back; a place that was given is free again. */
export async function withdraw(
  context: CommandContext,
  known: ApplicationRow,
  reason: string | null,
): Promise<ApplicationRow> {
  const { scope, actor, now } = context;
  const vacancy = await lockVacancy(scope, known.vacancyId);
  const application = await applicationById(scope, known.id);
  if (!isWithdrawable(application)) {
    refuse('move_refused', {
      pointer: '/data/attributes/status',
      values: { state: application.withdrawnAt ? 'withdrawn' : 'rejected' },
    });
  }
  if (application.status === 'accepted') await countPlace(scope, vacancy, -1);
  await scope.db
    .updateTable('applications')
    .set({ withdrawnAt: now, withdrawReason: reason, updatedAt: now })
    .where('id', '=', application.id)
    .execute();
  // Who takes it back wants none of it kept.
  await stopKeeping(scope, { id: application.id }, now);
  await recordAudit(scope, actor, {
    act: 'withdraw',
    subjectType: 'applications',
    subjectId: application.id,
    fromState: application.status ?? 'new',
    toState: 'withdrawn',
  });
  const withdrawn = await applicationById(scope, application.id);
  if (application.confirmedAt !== null) await announceWithdrawal(context, withdrawn);
  return withdrawn;
}
