/** The moves of an application: a first decision, and once more the other way with a reason. */
import type { Problem } from '#contract/errors.ts';
import { applicationMoves, remindAfterDays, type ApplicationMove } from '#contract/applications.ts';
import type { ApplicationRow } from './queries.ts';

const stateOf = (application: Pick<ApplicationRow, 'status' | 'withdrawnAt'>) =>
  application.withdrawnAt !== null ? 'withdrawn' : (application.status ?? 'new');

/** Decisions that one application can have: the first, and one change of mind. */
export const mostDecisions = 2;

type Answerable = Pick<
  ApplicationRow,
  'status' | 'withdrawnAt' | 'decisions' | 'vacancyStatus' | 'organizationApproved'
>;

function isItsTurn(move: ApplicationMove, application: Answerable): boolean {
  const from: readonly string[] = applicationMoves[move].from;
  return from.includes(stateOf(application)) && application.decisions < mostDecisions;
}

/** Nobody is welcome where the vacancy, or the organisation itself, is put away. */
const isLeftByVacancy = (
  move: ApplicationMove,
  { vacancyStatus, organizationApproved }: Answerable,
): boolean =>
  (applicationMoves[move].ofVacancy as readonly string[]).includes(vacancyStatus) &&
  (organizationApproved || move === 'reject');

/** Whether its state and that of its vacancy leave the move. */
export const allows = (move: ApplicationMove, application: Answerable): boolean =>
  isItsTurn(move, application) && isLeftByVacancy(move, application);

export const isWithdrawable = (application: Pick<ApplicationRow, 'withdrawnAt' | 'status'>): boolean =>
  application.withdrawnAt === null && application.status !== 'rejected';

/** What is in the way of a decision. */
export function obstacles(
  move: ApplicationMove,
  application: ApplicationRow,
  reason: string | null,
): Problem[] {
  const pointer = '/data/attributes/status';
  if (!isItsTurn(move, application))
    return [{ code: 'move_refused', pointer, values: { state: stateOf(application) } }];
  if (!isLeftByVacancy(move, application)) return [{ code: 'vacancy_put_away', pointer }];
  return application.status !== null && !reason
    ? [{ code: 'reason_needed', pointer: '/data/attributes/reason' }]
    : [];
}

const pause = remindAfterDays * 86_400_000;

/** What is in the way of a reminder: an answer, or that it is too soon for one. */
export function obstaclesToReminding(
  application: Pick<ApplicationRow, 'status' | 'withdrawnAt' | 'confirmedAt' | 'createdAt' | 'remindedAt'>,
  now: Date,
): Problem[] {
  const state = stateOf(application);
  if (state !== 'new') return [{ code: 'move_refused', values: { state } }];
  const since = application.remindedAt ?? application.confirmedAt ?? application.createdAt;
  return now.getTime() - since.getTime() < pause
    ? [{ code: 'remind_later', values: { days: remindAfterDays } }]
    : [];
}
