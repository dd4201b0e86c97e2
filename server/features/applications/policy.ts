/** Who may do what with an application. */
import { organizationsWith, accessLevel, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';
import type { ApplicationRow } from './queries.ts';

type Owned = Pick<ApplicationRow, 'organizationId' | 'userId'>;

export function mayDecide(actor: Actor, application: Owned): boolean {
  const level = accessLevel(actor, 'applications.decide');
  return (
    level === 'center' ||
    (level === 'organization' &&
      organizationsWith(actor, 'applications.decide').includes(application.organizationId))
  );
}

/** Somebody's to answer, or to follow as that of their student: what they may see without having sent it. */
export const mayManage = (actor: Actor, application: Owned): boolean =>
  mayDecide(actor, application) ||
  (actor.kind === 'user' &&
    application.userId !== actor.userId &&
    organizationsWith(actor, 'applications.read', 'students').length > 0);

/** The centre asks; whoever has to answer is asked. */
export const mayRemind = (actor: Actor): boolean => accessLevel(actor, 'applications.remind') === 'center';

/** One's own only: without an account it goes by the link in the mail. */
export const mayWithdraw = (actor: Actor, application: Owned): boolean =>
  actor.kind === 'user' &&
  application.userId === actor.userId &&
  accessLevel(actor, 'applications.withdraw') === 'own';

export const decideApplication = rule<ApplicationRow>('applications.decide', mayDecide);
export const remindOrganization = rule<ApplicationRow>('applications.remind', mayRemind);
export const withdrawApplication = rule<ApplicationRow>('applications.withdraw', mayWithdraw);
export const sendApplication = rule<undefined>(
  'applications.create',
  (actor) => accessLevel(actor, 'applications.create') !== 'none',
  { isPublic: true },
);

/** From the list: which application is judged one by one. */
export const decideAny = rule<undefined>('applications.decide (any)', (actor) =>
  ['organization', 'center'].includes(accessLevel(actor, 'applications.decide')),
);
export const remindAny = rule<undefined>('applications.remind (any)', mayRemind);
/** Reads those of their students, which others answer. */
export const followStudents = rule<undefined>(
  'applications.read (students)',
  (actor) => accessLevel(actor, 'applications.read') === 'students',
);
