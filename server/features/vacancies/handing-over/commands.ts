/** A vacancy goes to another organisation of the centre. */
import { organizationsByIds, type OrganizationRow } from '#server/features/organizations/queries.ts';
import { recordAudit, type PartOfEvent } from '#server/audit/events.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { isOfCenter } from '#server/features/forms/queries.ts';
import { mayBeContact } from '../contact/queries.ts';
import { mayManage } from '../policy.ts';
import { lockVacancy, type VacancyRow } from '../queries.ts';
import { hasApplicants } from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now'> & PartOfEvent;

/** The organisation that vacancies are to be of. Throws 422 for one that is none, or no longer takes part, 403 for one of others. */
export async function receivingOrganization(
  { scope, actor }: Pick<Context, 'scope' | 'actor'>,
  id: string,
): Promise<OrganizationRow> {
  const [organization] = await organizationsByIds(scope, actor, [id]);
  if (!organization || !['approved', 'pending'].includes(organization.status))
    refuse('unknown_record', { pointer: '/data/attributes/organization_id' });
  if (!mayManage(actor, { organizationId: id })) refuse('forbidden');
  return organization;
}

/**
 * Gives it to the organisation, whose own it may be already. Throws 422 when people applied, whose details are not the other's to
 * see, and when it is online and the other may not be. A contact who is not one of the other's people is let go, and a form that is not the centre's.
 */
export async function handOver(
  context: CommandContext,
  { id }: Pick<VacancyRow, 'id'>,
  to: OrganizationRow,
): Promise<void> {
  const { scope, actor, now } = context;
  // Whoever applies holds it as well: nobody applies to an organisation that no longer has it.
  const current = await lockVacancy(scope, id);
  if (current.organizationId === to.id) return;
  if (await hasApplicants(scope, id)) refuse('people_applied');
  if (current.status === 'published' && to.status !== 'approved') refuse('organization_not_approved');
  const keepsContact = current.contactId !== null && (await mayBeContact(scope, to.id, current.contactId));
  await scope.db
    .updateTable('vacancies')
    .set({
      organizationId: to.id,
      contactId: keepsContact ? current.contactId : null,
      formId: (await isOfCenter(scope, current.formId)) ? current.formId : null,
      lockVersion: current.lockVersion + 1,
      updatedAt: now,
    })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  await recordAudit(scope, actor, {
    act: 'update',
    subjectType: 'vacancies',
    subjectId: id,
    fromState: current.status,
    toState: current.status,
    reason: `${current.organizationName} → ${to.name}`,
    isPart: context.isPart,
  });
}
