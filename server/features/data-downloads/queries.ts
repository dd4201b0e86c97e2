/** One's own downloads. Nobody reads another's, whatever their role. */
import { dataDownloadCalls } from '#contract/calls/data-downloads.ts';
import type { Selectable } from 'kysely';
import type { SignedIn } from '#server/auth/actor.ts';
import type { DataDownloads } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

const columnsOfList = listColumns(dataDownloadCalls.list, {
  table: 'dataDownloads',
  as: 'dataDownloads',
  usual: '-createdAt',
});

export type DataDownloadRow = Omit<Selectable<DataDownloads>, 'archive'>;

const columns = ['volunteerCenterId', 'id', 'userId', 'readyAt', 'expiresAt', 'createdAt'] as const;

const ownOf = (scope: TenantScope, { userId }: SignedIn) =>
  scope.db
    .selectFrom('dataDownloads')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('userId', '=', userId);

/** A page, newest first. */
export async function listDownloads(
  scope: TenantScope,
  actor: SignedIn,
  query: QueryOf<typeof dataDownloadCalls.list>,
): Promise<PageOf<DataDownloadRow>> {
  const newestFirst = columnsOfList.order(query);
  return pageOf(ownOf(scope, actor).select(columns), newestFirst, query);
}

/** One of one's own. */
export async function findDownload(
  scope: TenantScope,
  actor: SignedIn,
  id: string,
): Promise<DataDownloadRow | undefined> {
  return ownOf(scope, actor).select(columns).where('id', '=', id).executeTakeFirst();
}

/** The file, as long as it is there. */
export async function downloadArchive(
  scope: TenantScope,
  actor: SignedIn,
  id: string,
  now: Date,
): Promise<Buffer | null> {
  const row = await ownOf(scope, actor)
    .select('archive')
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.archive ?? null;
}
