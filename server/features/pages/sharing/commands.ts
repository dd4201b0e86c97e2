/** Links that show a page as it is being written to somebody without an account. Only their hashes are kept. */
import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { shareDays } from '#contract/page-fields.ts';
import { mostPageShares } from '#contract/page-shares.ts';
import { recordAudit } from '#server/audit/events.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { holdPage, pageById, type PageRow } from '../queries.ts';
import { sharesOf, type ShareRow } from './queries.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Makes a link; those made before keep working until their time. Throws 422 for one too many. */
export async function sharePage(
  { scope, actor, now, origin }: Pick<Context, 'scope' | 'actor' | 'now' | 'origin'>,
  page: PageRow,
): Promise<ShareRow> {
  // Held, so that of several at once no more are made than there may be.
  await holdPage(scope, actor, page.id);
  if ((await sharesOf(scope, page.id, now)).length >= mostPageShares)
    refuse('too_many', { pointer: '/data', values: { maximum: mostPageShares } });
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + shareDays * 24 * 60 * 60 * 1000);
  const share = { id: uuidv7(), pageId: page.id, createdAt: now, expiresAt };
  await scope.db
    .insertInto('pageShares')
    .values({ volunteerCenterId: scope.centerId, tokenHash: hashOf(token), ...share })
    .execute();
  await recordAudit(scope, actor, { act: 'share', subjectType: 'pages', subjectId: page.id });
  return { ...share, url: `${origin}/concept/${token}` };
}

/** Whoever has the link sees nothing by it from now on. */
export async function endShare(
  { scope, actor }: Pick<Context, 'scope' | 'actor'>,
  { id, pageId }: ShareRow,
): Promise<void> {
  await scope.db
    .deleteFrom('pageShares')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  await recordAudit(scope, actor, { act: 'end_share', subjectType: 'pages', subjectId: pageId });
}

/** The page that a link shows, as long as it works. */
export async function pageByShare(
  scope: TenantScope,
  token: string,
  now: Date,
): Promise<PageRow | undefined> {
  const share = await scope.db
    .selectFrom('pageShares as s')
    .innerJoin('pages as p', (join) =>
      join.onRef('p.volunteerCenterId', '=', 's.volunteerCenterId').onRef('p.id', '=', 's.pageId'),
    )
    .select('s.pageId')
    .where('s.volunteerCenterId', '=', scope.centerId)
    .where('s.tokenHash', '=', hashOf(token))
    .where('s.expiresAt', '>', now)
    .where('p.deletedAt', 'is', null)
    .executeTakeFirst();
  return share && pageById(scope, share.pageId);
}
