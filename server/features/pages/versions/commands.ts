/** Keeping what a page held, and going on from it. */
import type { PageContent } from '#contract/page-fields.ts';
import { v7 as uuidv7 } from 'uuid';
import { fullName } from '#server/auth/actor.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { PageRow } from '../queries.ts';
import { contentOf, dropOldVersions, findVersion } from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now'>;
export type VersionKind = 'saved' | 'published' | 'restored';

/** Saves of one person that follow one another are one version. */
const sameSitting = 10 * 60 * 1000;

const lastVersion = (scope: TenantScope, pageId: string) =>
  scope.db
    .selectFrom('pageVersions')
    .select(['id', 'kind', 'authorId', 'createdAt'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('pageId', '=', pageId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** The version that a save goes on from; nothing where it is one of its own. */
async function sameVersion(
  { scope, actor, now }: CommandContext,
  page: PageRow,
): Promise<string | undefined> {
  const last = await lastVersion(scope, page.id);
  const isOwn = actor.kind === 'user' && last?.authorId === actor.userId;
  const isRecent = last !== undefined && now.getTime() - last.createdAt.getTime() < sameSitting;
  return last?.kind === 'saved' && isOwn && isRecent ? last.id : undefined;
}

/** Writes down what the page holds now. */
export async function keepVersion(context: CommandContext, page: PageRow, kind: VersionKind): Promise<void> {
  const { scope, actor, now } = context;
  const held = { content: JSON.stringify(contentOf(page)), lockVersion: page.lockVersion, updatedAt: now };
  const goesOn = kind === 'saved' ? await sameVersion(context, page) : undefined;
  if (goesOn) {
    const own = scope.db.updateTable('pageVersions').where('volunteerCenterId', '=', scope.centerId);
    await own.set(held).where('id', '=', goesOn).execute();
    return;
  }
  const author =
    actor.kind === 'user' ? { authorId: actor.userId, authorName: fullName(actor) } : { authorId: null };
  await scope.db
    .insertInto('pageVersions')
    .values({
      ...held,
      ...author,
      volunteerCenterId: scope.centerId,
      id: uuidv7(),
      pageId: page.id,
      kind,
      createdAt: now,
    })
    .execute();
  await dropOldVersions(scope, page.id);
}

/** What an earlier version of this page held. Throws 422 at the field for one of another page, and for one that is gone. */
export async function contentOfVersion(
  { scope, actor }: CommandContext,
  page: PageRow,
  versionId: string,
): Promise<PageContent> {
  const version = await findVersion(scope, actor, versionId);
  if (version?.pageId !== page.id) refuse('unknown_record', { pointer: '/version_id' });
  return version.content;
}
