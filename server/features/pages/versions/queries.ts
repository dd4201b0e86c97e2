/** What a page held before. */
import { readBlocks } from '#contract/blocks/all-blocks.ts';
import type { pageCalls } from '#contract/calls/pages.ts';
import { mostVersions, pageContent, type PageContent } from '#contract/page-fields.ts';
import * as z from 'zod/mini';
import { sql, type Selectable } from 'kysely';
import type { Actor } from '#server/auth/actor.ts';
import type { PageVersions } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import { rowOrder } from '#server/http/row-order.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { findPage, type PageRow } from '../queries.ts';

export type VersionRow = Omit<Selectable<PageVersions>, 'content'> & {
  title: string;
  /** Not in lists. */
  content?: PageContent;
};

const versionsOf = (scope: TenantScope) =>
  scope.db
    .selectFrom('pageVersions as v')
    .select([
      'v.id',
      'v.pageId',
      'v.kind',
      'v.authorId',
      'v.authorName',
      'v.lockVersion',
      'v.createdAt',
      'v.updatedAt',
    ])
    .select(['v.volunteerCenterId', sql<string>`v.content ->> 'title'`.as('title')])
    .where('v.volunteerCenterId', '=', scope.centerId);

const newestFirst = rowOrder([{ by: sql.ref('v.updated_at'), isDescending: true }], 'v');

/** A page of the versions of a page, the newest first. */
export const listVersions = (
  scope: TenantScope,
  pageId: string,
  query: QueryOf<typeof pageCalls.versions>,
): Promise<PageOf<VersionRow>> =>
  pageOf(versionsOf(scope).where('v.pageId', '=', pageId), newestFirst, query);

/** What a version holds of a page. */
export const contentOf = (page: PageRow): PageContent =>
  JSON.parse(
    JSON.stringify(
      Object.fromEntries(Object.keys(pageContent).map((name) => [name, page[name as keyof PageRow]])),
    ),
  ) as PageContent;

/** What a version held, by the schemas of now; of fields that it has not, or that became something else, what the page has. */
export function readContent(stored: unknown, page: PageRow): PageContent {
  const { blocks, ...fields } = stored as Readonly<Record<string, unknown>>;
  const known = Object.entries(pageContent).flatMap(([name, field]) => {
    const read = z.safeParse(field, fields[name]);
    return read.success ? [[name, read.data]] : [];
  });
  return {
    ...contentOf(page),
    ...Object.fromEntries(known),
    blocks: readBlocks(Array.isArray(blocks) ? blocks : []),
  };
}

/** A version with what it held, if its page is this reader's to write. */
export async function findVersion(
  scope: TenantScope,
  actor: Actor,
  id: string,
): Promise<Required<VersionRow> | undefined> {
  const version = await versionsOf(scope).select('v.content').where('v.id', '=', id).executeTakeFirst();
  const page = version && (await findPage(scope, actor, version.pageId));
  return page && { ...version, content: readContent(version.content, page) };
}

/** What it held when it was put online last; nothing where it never was. */
export async function lastPublished(scope: TenantScope, page: PageRow): Promise<PageContent | undefined> {
  const version = await versionsOf(scope)
    .select('v.content')
    .where('v.pageId', '=', page.id)
    .where('v.kind', '=', 'published')
    .orderBy('v.updatedAt', 'desc')
    .orderBy('v.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return version && readContent(version.content, page);
}

/** Those that are too many. */
export const dropOldVersions = (scope: TenantScope, pageId: string) =>
  scope.db
    .deleteFrom('pageVersions')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('pageVersions as old')
        .select('old.id')
        .where('old.volunteerCenterId', '=', scope.centerId)
        .where('old.pageId', '=', pageId)
        .orderBy('old.updatedAt', 'desc')
        .orderBy('old.id')
        .offset(mostVersions),
    )
    .execute();
