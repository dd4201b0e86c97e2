/** Links whose mail was followed by a newer one: they work no longer, but know what of. */
import type { Selectable } from 'kysely';
import type { OneTimeTokens } from '#server/db/types.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { ApplicationPurpose } from '../commands.ts';

export type Link = Selectable<OneTimeTokens>;

/** Takes the links of an application along that goes away, as the same person sent another. */
export const takeLinks = (
  scope: TenantScope,
  applicationId: string,
  purpose: ApplicationPurpose,
): Promise<Link[]> =>
  scope.db
    .deleteFrom('oneTimeTokens')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('applicationId', '=', applicationId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .returningAll()
    .execute();

/** They lead to the other one from now on. */
export async function putReplacedLinks(
  scope: TenantScope,
  applicationId: string,
  links: readonly Link[],
  now: Date,
): Promise<void> {
  if (links.length === 0) return;
  const rows = links.map(({ data, replacedAt, ...link }) => ({
    ...link,
    data: data === null ? null : JSON.stringify(data),
    applicationId,
    replacedAt: replacedAt ?? now,
  }));
  await scope.db.insertInto('oneTimeTokens').values(rows).execute();
}

/** A newer link was used: the older ones have served as well. */
export async function endReplacedLinks(scope: TenantScope, applicationId: string, now: Date): Promise<void> {
  await scope.db
    .updateTable('oneTimeTokens')
    .set({ usedAt: now })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('applicationId', '=', applicationId)
    .where('replacedAt', 'is not', null)
    .where('usedAt', 'is', null)
    .execute();
}
