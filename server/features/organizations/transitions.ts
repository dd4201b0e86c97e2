/** The moves of an organisation, from the contract's table, with the guards that look further than the state. */
import type { Problem } from '#contract/errors.ts';
import {
  organizationMoves,
  reopenMinutes,
  type OrganizationMove,
  type OrganizationStatus,
} from '#contract/organizations.ts';
import type { UndoableDeed } from '#server/http/undo-offers.ts';
import type { OrganizationRow } from './queries.ts';

type Judged = Pick<OrganizationRow, 'status' | 'judgedAt'>;

/** A yes or no can be taken back for a moment only: afterwards people have acted on it. */
const isJustJudged = ({ judgedAt }: Judged, now: Date) =>
  judgedAt !== null && now.getTime() - judgedAt.getTime() <= reopenMinutes * 60_000;

/** Whether the state allows the move now. */
export const allows = (move: OrganizationMove, organization: Judged, now: Date): boolean =>
  (organizationMoves[move].from as readonly string[]).includes(organization.status) &&
  (move !== 'reopen' || isJustJudged(organization, now));

export const targetOf = (move: OrganizationMove): OrganizationStatus => organizationMoves[move].to;

/** The move that a generic update with this status asks for. From a state that has none, the first that leads there. */
export function moveTowards(status: OrganizationStatus, organization: Judged): OrganizationMove {
  const towards = (Object.keys(organizationMoves) as OrganizationMove[]).filter(
    (move) => targetOf(move) === status,
  );
  const fitting = towards.find((move) =>
    (organizationMoves[move].from as readonly string[]).includes(organization.status),
  );
  const move = fitting ?? towards[0];
  if (!move) throw new Error(`No move leads to ${status}.`);
  return move;
}

/** Everything that stands in the way of the move; empty when it may go on. */
export function obstacles(
  move: OrganizationMove,
  organization: Judged,
  { now, reason }: { now: Date; reason: string | null },
): Problem[] {
  if (!allows(move, organization, now))
    return [
      { code: 'move_refused', pointer: '/data/attributes/status', values: { state: organization.status } },
    ];
  return move === 'deny' && !reason ? [{ code: 'reason_needed', pointer: '/data/attributes/reason' }] : [];
}

const takenBack: Partial<Record<OrganizationStatus, 'approve' | 'deny' | 'archive'>> = {
  approved: 'approve',
  denied: 'deny',
  archived: 'archive',
};

/** Which moves can be taken back for a moment, by the state that they lead to. */
export function undoOf(
  { id, status }: Pick<OrganizationRow, 'id' | 'status'>,
  wanted: OrganizationStatus | undefined,
): UndoableDeed | null {
  const act = wanted === undefined || wanted === status ? undefined : takenBack[wanted];
  return act ? { act, subjectType: 'organizations', subjectId: id } : null;
}
