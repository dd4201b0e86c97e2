/** Whether a reader can open what an action was done with. */
import { isWithMany } from '#contract/audit-actions.ts';
import { organizationsWith, accessLevel, type Actor } from '#server/auth/actor.ts';
import { mayKnowOrganization } from '#server/features/organizations/queries.ts';
import { mayManage as mayManageVacancy } from '#server/features/vacancies/policy.ts';
import type { AuditEventRow } from './queries.ts';

function readsApplication(actor: Actor, { ownerId, applicantId }: AuditEventRow): boolean {
  if (actor.kind === 'anonymous' || ownerId === null) return false;
  return (
    accessLevel(actor, 'applications.read') === 'center' ||
    applicantId === actor.userId ||
    organizationsWith(actor, 'applications.read').includes(ownerId)
  );
}

function readsVacancy(actor: Actor, { ownerId, vacancyStatus }: AuditEventRow): boolean {
  if (ownerId === null || vacancyStatus === 'deleted') return false;
  return vacancyStatus === 'published' || mayManageVacancy(actor, { organizationId: ownerId });
}

const readsOrganization = (actor: Actor, { subjectId, organizationStatus }: AuditEventRow): boolean =>
  organizationStatus !== null && mayKnowOrganization(actor, { id: subjectId, status: organizationStatus });

/** The list of users. */
const readsUsers = (actor: Actor): boolean =>
  ['organization', 'center'].includes(accessLevel(actor, 'users.read'));

/** False for what is gone. */
export function mayOpen(actor: Actor, event: AuditEventRow): boolean {
  if (isWithMany(event)) return readsUsers(actor);
  if (event.subjectType === 'applications') return readsApplication(actor, event);
  if (event.subjectType === 'vacancies') return readsVacancy(actor, event);
  if (event.subjectType === 'organizations') return readsOrganization(actor, event);
  return event.personName !== null || event.plainName !== null;
}
