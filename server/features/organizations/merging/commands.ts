/** Two organisations that are the same become one. It cannot be undone, so it can be tried first. */
import {
  mergedThings,
  type OrganizationMerging,
  type OrganizationMergingMeta,
} from '#contract/organization-merging.ts';
import type { Problem } from '#contract/errors.ts';
import { recordAudits } from '#server/audit/events.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { asDryRun, type TenantScope } from '#server/tenancy/scope.ts';
import { countAll } from '../counting/queries.ts';
import { lockOrganization, organizationRows, type OrganizationRow } from '../queries.ts';
import { comparedFields, takenColumns } from './columns.ts';
import { announceMerging, peopleToNotify } from './notify.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin' | 'sender' | 'services'>;

interface Pair {
  stays: OrganizationRow;
  goes: OrganizationRow;
}

const otherPointer = '/organization_id';

/** Both, held until the transaction ends, always in the same order: two merges at once do not wait for each other. */
async function lockBoth(scope: TenantScope, id: string, otherId: string): Promise<Pair> {
  const organization = await organizationRows(scope).where('o.id', '=', otherId).executeTakeFirst();
  if (!organization || otherId === id) refuse('unknown_record', { pointer: otherPointer });
  for (const one of [id, otherId].toSorted()) await lockOrganization(scope, one);
  const [stays, goes] = [await lockOrganization(scope, id), await lockOrganization(scope, otherId)];
  if (goes.status === 'deleted') refuse('unknown_record', { pointer: otherPointer });
  if (stays.status === 'deleted') refuse('not_found');
  return { stays, goes };
}

/** Throws 409 when one of them is not as it was seen. */
function refuseStale({ stays, goes }: Pair, { lockVersion, otherLockVersion }: OrganizationMerging): void {
  const seen = [
    ['/lock_version', stays.lockVersion, lockVersion],
    ['/other_lock_version', goes.lockVersion, otherLockVersion],
  ] as const;
  for (const [pointer, current, given] of seen)
    if (given !== undefined && given !== current) refuse('stale', { pointer, values: { current, given } });
}

async function hasPupils(scope: TenantScope, { stays, goes }: Pair): Promise<boolean> {
  const found = await scope.db
    .selectFrom('userRoles')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('organizationId', 'in', [stays.id, goes.id])
    .where('role', 'in', ['mentor', 'student'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Nothing that is on the site may disappear from it by this, and pupils need a school. */
async function obstacles(scope: TenantScope, pair: Pair, type: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  const { stays, goes } = pair;
  if (goes.status === 'approved' && stays.status !== 'approved')
    problems.push({ code: 'merge_approved_stays', pointer: otherPointer });
  if (type !== 'School' && (await hasPupils(scope, pair)))
    problems.push({ code: 'school_only', pointer: '/fields' });
  return problems;
}

async function change(
  { scope, now, services }: CommandContext,
  { stays, goes }: Pair,
  columns: Partial<OrganizationRow>,
) {
  const center = scope.centerId;
  const row = (id: string) =>
    scope.db.updateTable('organizations').where('volunteerCenterId', '=', center).where('id', '=', id);
  await row(stays.id)
    .set({ ...columns, lockVersion: stays.lockVersion + 1, updatedAt: now })
    .execute();
  for (const { merge = [] } of services.organizationParts)
    for (const step of merge) await step({ center, stays: stays.id, goes: goes.id }).execute(scope.db);
  await row(goes.id)
    .set({
      status: 'deleted',
      mergedIntoId: stays.id,
      deletedAt: now,
      lockVersion: goes.lockVersion + 1,
      updatedAt: now,
    })
    .execute();
}

/** On the record of both: the one that stays names the one that went. */
const record = ({ scope, actor }: CommandContext, { stays, goes }: Pair) =>
  recordAudits(scope, actor, [
    { act: 'merge', subjectType: 'organizations', subjectId: stays.id, reason: goes.name },
    {
      act: 'merge_away',
      subjectType: 'organizations',
      subjectId: goes.id,
      isPart: true,
      fromState: goes.status,
      toState: 'deleted',
      reason: stays.name,
    },
  ]);

/** Makes one of two. Throws 422 with what is in its way. */
export function mergeOrganizations(
  args: CommandContext,
  { id }: Pick<OrganizationRow, 'id'>,
  input: OrganizationMerging,
): Promise<{ organization: OrganizationRow; meta: OrganizationMergingMeta }> {
  const { organizationId, fields = [], dryRun = false } = input;
  return asDryRun(args.scope, dryRun, async (scope) => {
    const act = { ...args, scope };
    const pair = await lockBoth(scope, id, organizationId);
    refuseStale(pair, input);
    const { stays, goes } = pair;
    const type = fields.includes('organization_type') ? goes.organizationType : stays.organizationType;
    refuseAll(await obstacles(scope, pair, type));
    const about = { center: scope.centerId, stays: stays.id, goes: goes.id };
    const counts = await countAll(
      scope,
      act.services.organizationParts.map(({ mergeCounts }) => mergeCounts?.(about)),
    );
    const told = dryRun ? [] : await peopleToNotify(scope, goes.id);
    await change(act, pair, takenColumns(goes, fields, type));
    await record(act, pair);
    const organization = await lockOrganization(scope, stays.id);
    await announceMerging(act, told, { organization, gone: goes });
    const report = mergedThings
      .map((what) => ({ what, count: counts[what] ?? 0 }))
      .filter(({ count }) => count > 0);
    return { organization, meta: { dryRun, report, fields: comparedFields(stays, goes, fields) } };
  });
}
