/** The work of who writes pages, for the first screen after signing in: what is to be put online, and what was changed last. */
import { sql } from 'kysely';
import type { Actor } from '#server/auth/actor.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { shownPictures } from '../blocks/queries.ts';
import { listedColumns } from '../list.ts';
import { editedBy, isOnSite, isUnfinished, translations, type ListedPage } from '../queries.ts';

/** How many are not online as the reader, or a colleague, has written them by now, to be asked within another statement. */
export const numberOfUnfinishedPages = (scope: TenantScope, actor: Actor) =>
  editedBy(scope, actor)
    .select(sql<number>`count(*)`.as('records'))
    .where(isOnSite)
    .where(isUnfinished);

/** The pages that the reader may write and that were changed last, all of them or those that are unfinished. */
export async function lastChangedPages(
  scope: TenantScope,
  actor: Actor,
  { most, areUnfinished = false }: { most: number; areUnfinished?: boolean },
): Promise<ListedPage[]> {
  let wanted = editedBy(scope, actor).where(isOnSite).select(listedColumns).select(translations);
  if (areUnfinished) wanted = wanted.where(isUnfinished);
  const rows = await wanted.orderBy('p.updatedAt', 'desc').orderBy('p.id', 'desc').limit(most).execute();
  return shownPictures(scope, rows);
}
