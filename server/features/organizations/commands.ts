/** Adding and changing organisations. Each command runs inside the request's transaction. */
import { v7 as uuidv7 } from 'uuid';
import type { OrganizationCreate, OrganizationUpdate } from '#contract/organization-fields.ts';
import { recordAudit } from '#server/audit/events.ts';
import { refuse } from '#server/http/refusal.ts';
import { refuseStale } from '#server/http/stale.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { columnsOf } from './columns.ts';
import { mayJudge } from './policy.ts';
import { lockOrganization, type OrganizationRow } from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now'>;

/** Adds one that the centre knows already: it is approved at once. */
export async function createOrganization(
  { scope, actor, now }: CommandContext,
  input: OrganizationCreate,
): Promise<OrganizationRow> {
  const id = uuidv7();
  await scope.db
    .insertInto('organizations')
    .values({
      ...(await columnsOf(scope, input, { actor })),
      name: input.name,
      volunteerCenterId: scope.centerId,
      id,
      status: 'approved',
      approvedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await recordAudit(scope, actor, {
    act: 'create',
    subjectType: 'organizations',
    subjectId: id,
    toState: 'approved',
  });
  return lockOrganization(scope, id);
}

/** What is kept of one that signs itself up, until the address of who did is proven. */
export const columnsOfNew = columnsOf;

/** Adds one that signed itself up: it waits for the centre. */
export async function addSignedUp(
  scope: TenantScope,
  columns: { name: string },
  registeredById: string,
  now: Date,
): Promise<string> {
  const id = uuidv7();
  await scope.db
    .insertInto('organizations')
    .values({
      ...columns,
      volunteerCenterId: scope.centerId,
      id,
      status: 'pending',
      submittedAt: now,
      registeredById,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await recordAudit(scope, null, {
    act: 'sign_up',
    subjectType: 'organizations',
    subjectId: id,
    toState: 'pending',
  });
  return id;
}

/**
 * Changes what is given. Throws 409 when `lockVersion` is given and not the current one, and 403 when an organisation
 * would make itself another kind: a school has pupils, and a centre is no non-profit.
 */
export async function updateOrganization(
  { scope, actor, now }: CommandContext,
  known: OrganizationRow,
  { lockVersion, ...input }: OrganizationUpdate,
): Promise<OrganizationRow> {
  const current = await lockOrganization(scope, known.id);
  refuseStale(lockVersion, current);
  const { organizationType } = input;
  if (organizationType && organizationType !== current.organizationType && !mayJudge(actor))
    refuse('forbidden', { pointer: '/data/attributes/organization_type' });
  await scope.db
    .updateTable('organizations')
    .set({
      ...(await columnsOf(scope, input, { actor, current })),
      lockVersion: current.lockVersion + 1,
      updatedAt: now,
    })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', known.id)
    .execute();
  await recordAudit(scope, actor, {
    act: 'update',
    subjectType: 'organizations',
    subjectId: known.id,
  });
  return lockOrganization(scope, known.id);
}
