/** Sending, confirming, answering and withdrawing applications. Mails go with the same transaction, so none is sent for nothing. */
import { v7 as uuidv7 } from 'uuid';
import type { ApplicationCreate, ApplicationMove, RejectReason } from '#contract/applications.ts';
import { consentText } from '#contract/consent-texts.ts';
import { fullName } from '#server/auth/actor.ts';
import { recordAudit } from '#server/features/audit-events/commands.ts';
import { takeToken } from '#server/features/one-time-tokens/commands.ts';
import { isOpen } from '#server/features/vacancies/policy.ts';
import { findVacancy, lockVacancy, type VacancyRow } from '#server/features/vacancies/queries.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { acceptProof } from './challenge.ts';
import { announceDecision, announceSent, announceWithdrawal } from './news.ts';
import { activeApplication, applicationById, type ApplicationRow } from './queries.ts';
import { isWithdrawable, obstacles } from './transitions.ts';

type Act = Pick<Context, 'scope' | 'actor' | 'now' | 'services' | 'center' | 'locale' | 'origin'>;

async function openVacancy({ scope, actor, now }: Act, id: string): Promise<VacancyRow> {
  const vacancy = await findVacancy(scope, actor, id);
  if (!vacancy) refuse('unknown_record', { pointer: '/data/relationships/vacancy' });
  if (!isOpen(vacancy, now)) refuse('not_open', { pointer: '/data/relationships/vacancy' });
  return vacancy;
}

/** What a robot does and a person does not. Whoever is signed in has been proven by more. */
export async function checkHuman(
  { scope, actor, services, now }: Pick<Act, 'scope' | 'actor' | 'services' | 'now'>,
  input: Pick<ApplicationCreate, 'website' | 'proof'>,
): Promise<void> {
  if (actor.kind === 'user') return;
  if (input.website) refuse('proof_of_work', { pointer: '/data/attributes/website' });
  await acceptProof(scope, services.env.secret, input.proof, now);
}

/** A mail with a link may be asked for again after this long, not more often: nobody's mailbox is flooded through us. */
const pauseBetweenMailsMs = 60_000;

/**
 * Sends an application. Without an account it waits for the link in the mail; signed in, the address is proven and it
 * goes to the organisation at once. Throws 422 `already_applied` at the address for a second one.
 */
export async function sendApplication(act: Act, input: ApplicationCreate): Promise<ApplicationRow> {
  const { scope, actor, now } = act;
  const vacancy = await openVacancy(act, input.vacancyId);
  await checkHuman(act, input);
  // Two at once from the same address go one after the other, so that the second is told that the first arrived.
  await lockVacancy(scope, vacancy.id);
  const email = actor.kind === 'user' ? actor.email : input.email;
  const earlier = await activeApplication(scope, vacancy.id, email);
  if (earlier?.confirmedAt) refuse('already_applied', { pointer: '/data/attributes/email' });
  if (earlier && now.getTime() - earlier.updatedAt.getTime() < pauseBetweenMailsMs) {
    refuse('confirmation_sent', { pointer: '/data/attributes/email' });
  }
  const locale = input.locale ?? act.locale;
  const id = earlier?.id ?? uuidv7();
  const values = {
    firstName: input.firstName,
    lastName: input.lastName,
    email,
    phoneNumber: input.phoneNumber ?? null,
    message: input.message,
    locale,
    consentedAt: now,
    consentText: consentText[locale],
    updatedAt: now,
    userId: actor.kind === 'user' && actor.homeCenterId === scope.centerId ? actor.userId : null,
    confirmedAt: actor.kind === 'user' ? now : null,
  };
  await scope.db
    .insertInto('applications')
    .values({
      ...values,
      volunteerCenterId: scope.centerId,
      id,
      vacancyId: vacancy.id,
      organizationId: vacancy.organizationId,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.columns(['volunteerCenterId', 'id']).doUpdateSet(values))
    .execute();
  return announceSent(act, await applicationById(scope, id), vacancy);
}

/** Presses the button behind the link of a mail: the application goes to the organisation, or is taken back. */
export async function confirmByToken(act: Act, token: string): Promise<ApplicationRow> {
  const { scope, now } = act;
  const { purpose, applicationId } = await takeToken(scope, token, now);
  const application = await applicationById(scope, applicationId);
  if (purpose === 'withdraw_application') return withdraw(act, application, null);
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
  return announceSent(act, await applicationById(scope, applicationId), vacancy);
}

interface Decision {
  message: string | null;
  /** Why the mind was changed; asked for a second decision only. */
  reason: string | null;
  rejectReason?: RejectReason;
}

/** Places are counted under a lock on the vacancy, so that two decisions at once cannot take the last one twice. */
async function countPlaces(
  { scope }: Act,
  vacancy: VacancyRow,
  move: ApplicationMove,
  before: string | null,
): Promise<void> {
  const change = move === 'accept' ? 1 : before === 'accepted' ? -1 : 0;
  if (change === 1 && vacancy.positions !== null && vacancy.acceptedCount >= vacancy.positions) {
    refuse('no_places_left', { pointer: '/data/attributes/status' });
  }
  if (change === 0) return;
  await scope.db
    .updateTable('vacancies')
    .set({ acceptedCount: vacancy.acceptedCount + change })
    .where('id', '=', vacancy.id)
    .execute();
}

/** Accepts or rejects, and mails the applicant. Throws 422 with what stands in the way. */
export async function decide(
  act: Act,
  known: ApplicationRow,
  move: ApplicationMove,
  decision: Decision,
): Promise<ApplicationRow> {
  const { scope, actor, now } = act;
  const vacancy = await lockVacancy(scope, known.vacancyId);
  const application = await applicationById(scope, known.id);
  refuseAll(obstacles(move, application, decision.reason));
  const rival =
    move === 'accept' ? await activeApplication(scope, application.vacancyId, application.email) : undefined;
  if (rival && rival.id !== application.id)
    refuse('move_refused', { pointer: '/data/attributes/status', values: { state: 'new' } });
  await countPlaces(act, vacancy, move, application.status);
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
  await announceDecision(act, decided, vacancy);
  return decided;
}

/** Takes an application back; a place that was given is free again. */
export async function withdraw(
  act: Act,
  known: ApplicationRow,
  reason: string | null,
): Promise<ApplicationRow> {
  const { scope, actor, now } = act;
  const vacancy = await lockVacancy(scope, known.vacancyId);
  const application = await applicationById(scope, known.id);
  if (!isWithdrawable(application)) {
    refuse('move_refused', {
      pointer: '/data/attributes/status',
      values: { state: application.withdrawnAt ? 'withdrawn' : 'rejected' },
    });
  }
  if (application.status === 'accepted') {
    await scope.db
      .updateTable('vacancies')
      .set({ acceptedCount: Math.max(0, vacancy.acceptedCount - 1) })
      .where('id', '=', vacancy.id)
      .execute();
  }
  await scope.db
    .updateTable('applications')
    .set({ withdrawnAt: now, withdrawReason: reason, updatedAt: now })
    .where('id', '=', application.id)
    .execute();
  await recordAudit(scope, actor, {
    act: 'withdraw',
    subjectType: 'applications',
    subjectId: application.id,
    fromState: application.status ?? 'new',
    toState: 'withdrawn',
  });
  const withdrawn = await applicationById(scope, application.id);
  if (application.confirmedAt !== null) await announceWithdrawal(act, withdrawn);
  return withdrawn;
}
