/** Links that show a draft, of pages that the reader may write. */
import type { Selectable } from 'kysely';
import type { Actor } from '#server/auth/actor.ts';
import type { PageShares } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import type { ListQuery } from '#server/http/list-query.ts';
import { pageOfWhole } from '#server/http/whole-list.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { findPage } from '../queries.ts';

export type ShareRow = Pick<Selectable<PageShares>, 'id' | 'pageId' | 'createdAt' | 'expiresAt'> & {
  /** Only as it is made. */
  url?: string;
};

const working = (scope: TenantScope, now: Date) =>
  scope.db
    .selectFrom('pageShares as s')
    .select(['s.id', 's.pageId', 's.createdAt', 's.expiresAt'])
    .where('s.volunteerCenterId', '=', scope.centerId)
    .where('s.expiresAt', '>', now);

/** All that work by now, the newest first: they are `mostPageShares` at the most. */
export const sharesOf = (scope: TenantScope, pageId: string, now: Date): Promise<ShareRow[]> =>
  working(scope, now).where('s.pageId', '=', pageId).orderBy('s.createdAt', 'desc').orderBy('s.id').execute();

export const listShares = async (
  scope: TenantScope,
  pageId: string,
  { query, now }: { query: ListQuery; now: Date },
): Promise<PageOf<ShareRow>> => pageOfWhole(await sharesOf(scope, pageId, now), query, ({ id }) => id);

/** One that works, of a page that is the reader's to write. */
export async function findShare(
  scope: TenantScope,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<ShareRow | undefined> {
  const share = await working(scope, now).where('s.id', '=', id).executeTakeFirst();
  return share && (await findPage(scope, actor, share.pageId)) && share;
}
