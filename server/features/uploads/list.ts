/** The files of a centre as whoever keeps them has them, and how many there are of each kind. */
import { uploadCalls } from '#contract/calls/uploads.ts';
import { centerFilesMax } from '#contract/uploads.ts';
import { sql, type SqlBool } from 'kysely';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { hasWords } from '#server/http/list-words.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { isUndescribed } from './undescribed/queries.ts';
import { bytesOfCenter, ownerName, type UploadRow } from './queries.ts';
import { usedIds, withUses } from './uses/queries.ts';

const columnsOfList = listColumns(uploadCalls.list, { table: 'uploads', as: 'u', usual: '-createdAt' });

type Asked = QueryOf<typeof uploadCalls.list>;

/** In an object: whoever waits for a query would run it. */
async function wantedFiles(scope: TenantScope, { filters, scopes }: Pick<Asked, 'filters' | 'scopes'>) {
  const { q, unused, undescribed } = scopes;
  let wanted = scope.db
    .selectFrom('uploads as u')
    .where('u.volunteerCenterId', '=', scope.centerId)
    .where('u.inFiles', '=', true);
  for (const condition of columnsOfList.conditions({ filters })) wanted = wanted.where(condition);
  if (undescribed) wanted = wanted.where(isUndescribed);
  if (unused) wanted = wanted.where(sql<SqlBool>`u.id <> all(${await usedIds(scope)}::uuid[])`);
  if (q !== undefined) wanted = wanted.where(hasWords('uploads', sql.ref('u.id'), q));
  return { wanted };
}

/** How many there are of each kind and without words: one statement, without the filters that it counts by. */
export async function countFiles(scope: TenantScope, { filters, scopes }: Asked) {
  const { undescribed: _counted, ...others } = scopes;
  const { wanted } = await wantedFiles(scope, {
    filters: filters.filter(({ attribute }) => attribute !== 'kind'),
    scopes: others,
  });
  const rows = await wanted
    .select([
      'u.kind',
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where ${isUndescribed})`.as('undescribed'),
    ])
    .groupBy('u.kind')
    .execute();
  return {
    kind: rows.map(({ kind, count }) => ({ value: kind as 'picture' | 'document', count })),
    undescribed: rows.reduce((all, row) => all + row.undescribed, 0),
  };
}

/** A page of them, those sent last first, each with where it is shown. */
export async function listFiles(scope: TenantScope, query: Asked): Promise<PageOf<UploadRow>> {
  const { wanted } = await wantedFiles(scope, query);
  const page = await pageOf(wanted.selectAll('u').select(ownerName), columnsOfList.order(query), query);
  return { ...page, rows: await withUses(scope, page.rows) };
}

/** How much room there is, and how much of it is taken. */
export const storageOf = async (scope: TenantScope) => ({
  used: await bytesOfCenter(scope),
  most: centerFilesMax,
});
