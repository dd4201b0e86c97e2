/** The list of pages as their editors have it, and how many there are of each kind. */
import { pageCalls } from '#contract/calls/pages.ts';
import type { PageState } from '#contract/page-kinds.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '#server/auth/actor.ts';
import type { Pages } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { hasWords } from '#server/http/list-words.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { withShownPictures } from './blocks/queries.ts';
import {
  editedBy,
  isBehind,
  isInBin,
  isOnSite,
  isUnfinished,
  translations,
  type ListedPage,
} from './queries.ts';

const columnsOfList = listColumns(pageCalls.list, { table: 'pages', as: 'p', usual: '-updatedAt' });

/** All columns of a list; what is on a page is not read for it. */
const listed = [
  'id',
  'locale',
  'slug',
  'pageType',
  'pageLayout',
  'title',
  'showTitleOnPage',
  'summary',
  'featured',
  'metaTitle',
  'metaDescription',
  'ogTitle',
  'ogDescription',
  'isHome',
  'translationKey',
  'onlineFrom',
  'onlineUntil',
  'publishedAt',
  'publishedVersion',
  'editorIds',
  'updatedBy',
  'updatedByName',
  'behindSince',
  'deletedAt',
  'image',
  'lockVersion',
  'createdAt',
  'updatedAt',
  'volunteerCenterId',
] as const satisfies readonly (keyof Pages)[];
export const listedColumns = listed.map((column) => `p.${column}` as const);

const stateIs: Record<PageState, RawBuilder<SqlBool>> = {
  draft: sql<SqlBool>`p.published_version is null`,
  published: sql<SqlBool>`p.published_version is not null`,
  changed: sql<SqlBool>`p.published_version <> p.lock_version`,
  unfinished: isUnfinished,
  behind: isBehind,
};

/** It is in Dutch, or there is no Dutch one of the same kind that the reader may write. What is in the bin comes back by itself. */
const isFirst = (
  scope: TenantScope,
  actor: Actor,
) => sql<SqlBool>`(p.locale = 'nl' or p.deleted_at is not null or not exists (
  select from pages t where t.volunteer_center_id = p.volunteer_center_id and t.translation_key = p.translation_key
    and t.locale = 'nl' and t.deleted_at is null and t.page_type = p.page_type
    and t.id in (${editedBy(scope, actor).select('p.id')})))`;

type Asked = QueryOf<typeof pageCalls.list>;

/** Those that the reader may write and asks for, in the bin or not. */
function wantedPages(scope: TenantScope, actor: Actor, query: Pick<Asked, 'filters' | 'scopes'>) {
  const { q, state, changedBy, once } = query.scopes;
  const reader = actor.kind === 'user' ? actor.userId : null;
  let wanted = editedBy(scope, actor);
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  if (once) wanted = wanted.where(isFirst(scope, actor));
  if (state) wanted = wanted.where(stateIs[state]);
  if (changedBy) wanted = wanted.where('p.updatedBy', '=', reader);
  if (q !== undefined) wanted = wanted.where(hasWords('pages', sql.ref('p.id'), q));
  return wanted;
}

/** How many there are of each type, with changes, and in the bin: one statement, without the filters that it counts by. */
export async function countPages(scope: TenantScope, actor: Actor, query: Asked) {
  const filters = query.filters.filter(({ attribute }) => attribute !== 'pageType');
  const rows = await wantedPages(scope, actor, { filters, scopes: query.scopes })
    .select([
      'p.pageType',
      sql<number>`count(*) filter (where ${isOnSite})`.as('count'),
      sql<number>`count(*) filter (where ${isOnSite} and ${stateIs.changed})`.as('changed'),
      sql<number>`count(*) filter (where ${isInBin})`.as('deleted'),
    ])
    .groupBy('p.pageType')
    .execute();
  const sum = (of: 'changed' | 'deleted') => rows.reduce((all, row) => all + row[of], 0);
  return {
    pageType: rows.map(({ pageType, count }) => ({ value: pageType, count })),
    changed: sum('changed'),
    deleted: sum('deleted'),
  };
}

/** A page of the pages that the reader may write, those changed last first. */
export async function listPages(scope: TenantScope, actor: Actor, query: Asked): Promise<PageOf<ListedPage>> {
  const { deleted } = query.scopes;
  const wanted = wantedPages(scope, actor, query)
    .where(deleted ? isInBin : isOnSite)
    .select(listedColumns)
    .select(translations);
  return withShownPictures(scope, await pageOf(wanted, columnsOfList.order(query), query));
}
