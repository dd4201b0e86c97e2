/** Who may do what with an organisation. */
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';
import { managesOrganization, type OrganizationRow } from './queries.ts';

/** Add, approve, deny, archive, restore, delete, and say what kind of organisation it is. */
export const mayJudge = (actor: Actor): boolean => accessLevel(actor, 'organizations.judge') === 'center';

export const manageOrganization = rule<OrganizationRow>('organizations.manage', (actor, organization) =>
  managesOrganization(actor, organization.id),
);
export const addOrganization = rule<undefined>('organizations.judge (add)', mayJudge);
