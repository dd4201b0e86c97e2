/** Who may do what with an application. */
import { organizationsWith, reach, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';
import type { ApplicationRow } from './queries.ts';

type Owned = Pick<ApplicationRow, 'organizationId' | 'userId'>;

export function mayDecide(actor: Actor, application: Owned): boolean {
  const far = reach(actor, 'applications.decide');
  return (
    far === 'center' ||
    (far === 'organization' &&
      organizationsWith(actor, 'applications.decide').includes(application.organizationId))
  );
}

/** The centre asks; whoever has to answer is asked. */
export const mayRemind = (actor: Actor): boolean => reach(actor, 'applications.remind') === 'center';

/** One's own only: without an account it goes by the link in the mail. */
export const mayWithdraw = (actor: Actor, application: Owned): boolean =>
  actor.kind === 'user' &&
  application.userId === actor.userId &&
  reach(actor, 'applications.withdraw') === 'own';

export const decideApplication = rule<ApplicationRow>('applications.decide', mayDecide);
export const remindOrganization = rule<ApplicationRow>('applications.remind', mayRemind);
export const withdrawApplication = rule<ApplicationRow>('applications.withdraw', mayWithdraw);
export const sendApplication = rule<undefined>(
  'applications.create',
  (actor) => reach(actor, 'applications.create') !== 'none',
  { isPublic: true },
);
