import { toolbars, type Toolbar } from '#contract/toolbars.ts';
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import { mayJudge } from '#server/features/organizations/policy.ts';
import { inviteRule, mayInviteAll } from '#server/features/users/administration/policy.ts';
import type { Resource } from '#server/http/resource.ts';

const seesOthers = (actor: Actor, right: 'users.read' | 'audit_events.read') =>
  !['none', 'own'].includes(accessLevel(actor, right));

/** There is one for each reader, so it needs no id of its own. */
export const toolbarResource: Resource<Toolbar, typeof toolbars> = {
  contract: toolbars,
  id: () => 'current',
  attributes: (toolbar) => ({ ...toolbar }),
  can: (_toolbar, { actor }) => ({
    readUsers: seesOthers(actor, 'users.read'),
    readActions: seesOthers(actor, 'audit_events.read'),
    inviteUsers: inviteRule.may(actor, undefined),
    importUsers: mayInviteAll(actor),
    addOrganizations: mayJudge(actor),
  }),
};
