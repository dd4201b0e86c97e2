/** The moves of an application: a first decision, and once more the other way with a reason. */
import type { Problem } from '#contract/errors.ts';
import { applicationMoves, type ApplicationMove } from '#contract/applications.ts';
import type { ApplicationRow } from './queries.ts';

const stateOf = (application: Pick<ApplicationRow, 'status' | 'withdrawnAt'>) =>
  application.withdrawnAt !== null ? 'withdrawn' : (application.status ?? 'new');

/** Decisions that one application can have: the first, and one change of mind. */
export const mostDecisions = 2;

export function allows(
  move: ApplicationMove,
  application: Pick<ApplicationRow, 'status' | 'withdrawnAt' | 'decisions'>,
): boolean {
  const from: readonly string[] = applicationMoves[move].from;
  return from.includes(stateOf(application)) && application.decisions < mostDecisions;
}

export const isWithdrawable = (application: Pick<ApplicationRow, 'withdrawnAt' | 'status'>): boolean =>
  application.withdrawnAt === null && application.status !== 'rejected';

/** What stands in the way of a decision. */
export function obstacles(
  move: ApplicationMove,
  application: ApplicationRow,
  reason: string | null,
): Problem[] {
  if (!allows(move, application)) {
    return [
      { code: 'move_refused', pointer: '/data/attributes/status', values: { state: stateOf(application) } },
    ];
  }
  return application.status !== null && !reason
    ? [{ code: 'reason_needed', pointer: '/data/attributes/reason' }]
    : [];
}
