/** Links that show a page as it is being written to somebody without an account. Only their hashes are kept. */
import { createHash, randomBytes } from 'node:crypto';
import { shareDays } from '#contract/page-fields.ts';
import { recordAudit } from '#server/audit/events.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { pageById, type PageRow } from '../queries.ts';

export interface Share {
  id: string;
  url: string;
  expiresAt: Date;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Makes a link; those made before keep working until their time. */
export async function sharePage(
  { scope, actor, now, origin }: Pick<Context, 'scope' | 'actor' | 'now' | 'origin'>,
  page: PageRow,
): Promise<Share> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + shareDays * 24 * 60 * 60 * 1000);
  await scope.db
    .insertInto('pageShares')
    .values({ volunteerCenterId: scope.centerId, tokenHash: hashOf(token), pageId: page.id, expiresAt })
    .execute();
  await recordAudit(scope, actor, { act: 'share', subjectType: 'pages', subjectId: page.id });
  return { id: page.id, url: `${origin}/concept/${token}`, expiresAt };
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
