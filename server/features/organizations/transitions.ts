/** The moves of an organisation, from the contract's table, with the guards that look further than the state. */
import type { Problem } from '#contract/errors.ts';
import {
  organizationMoves,
  type OrganizationMove,
  type OrganizationStatus,
} from '#contract/organizations.ts';
import type { UndoableAction } from '#server/http/undo-offers.ts';
import type { OrganizationRow } from './queries.ts';

type Judged = Pick<OrganizationRow, 'status'>;

/** Whether the state allows the move now. */
export const allows = (move: OrganizationMove, organization: Judged): boolean =>
  (organizationMoves[move].from as readonly string[]).includes(organization.status);

export const targetOf = (move: OrganizationMove): OrganizationStatus => organizationMoves[move].to;

/** The move that a generic update with this status asks for. From a state that has none, the first that leads there, if any does. */
export function moveTowards(status: OrganizationStatus, organization: Judged): OrganizationMove | undefined {
  const towards = (Object.keys(organizationMoves) as OrganizationMove[]).filter(
    (move) => targetOf(move) === status,
  );
  const fitting = towards.find((move) =>
    (organizationMoves[move].from as readonly string[]).includes(organization.status),
  );
  return fitting ?? towards[0];
}

/** Everything that is in the way of the move; empty when it may go on. */
export function obstacles(move: OrganizationMove, organization: Judged, reason: string | null): Problem[] {
  if (!allows(move, organization))
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

/** Which moves can be undone for a moment, by the state that they lead to. */
export function undoOf(
  { id, status }: Pick<OrganizationRow, 'id' | 'status'>,
  wanted: OrganizationStatus | undefined,
): UndoableAction | null {
  const act = wanted === undefined || wanted === status ? undefined : takenBack[wanted];
  return act ? { act, subjectType: 'organizations', subjectId: id } : null;
}
