/** Who may move an organisation from one state to another. Nobody says yes to an organisation that they work for. */
import { organizationMoves, type OrganizationMove } from '#contract/organizations.ts';
import { organizationsWith, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';
import { mayJudge } from '../policy.ts';
import type { OrganizationRow } from '../queries.ts';
import { allows } from '../transitions.ts';

type Named = Pick<OrganizationRow, 'id'>;

/** Approving is the centre's, and never of somebody who holds a role for that same organisation. */
export function mayMove(actor: Actor, organization: Named, move: OrganizationMove): boolean {
  if (!mayJudge(actor)) return false;
  const leadsToYes = organizationMoves[move].to === 'approved';
  return !leadsToYes || !organizationsWith(actor, 'organizations.manage').includes(organization.id);
}

/** Both answers are one call: which of them is asked, and whether this person may give it, its command decides. */
export const judgeOrganization = rule<OrganizationRow>('organizations.judge', mayJudge);
export const moveOrganizationRule = (move: OrganizationMove) =>
  rule<OrganizationRow>(`organizations.judge (${move})`, (actor, record) => mayMove(actor, record, move));

/** The moves that this person could make now, for `meta.can`. */
export const openMoves = (actor: Actor, organization: OrganizationRow): Record<OrganizationMove, boolean> =>
  Object.fromEntries(
    (Object.keys(organizationMoves) as OrganizationMove[]).map((move) => [
      move,
      allows(move, organization) && mayMove(actor, organization, move),
    ]),
  ) as Record<OrganizationMove, boolean>;
