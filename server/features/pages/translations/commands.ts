/** Which translations of a page no longer say what the Dutch one says. */
import { isDeepStrictEqual } from 'node:util';
import { recordAudit } from '#server/audit/events.ts';
import { refuseStale } from '#server/http/stale.ts';
import type { Context } from '#server/http/route.ts';
import { holdPage, type PageRow } from '../queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now'>;

/** What is said anew in each language; all else of a page is a setting. */
const said = [
  'title',
  'summary',
  'image',
  'blocks',
  'metaTitle',
  'metaDescription',
  'ogTitle',
  'ogDescription',
] as const satisfies readonly (keyof PageRow)[];

const saysOtherwise = (before: PageRow, after: PageRow): boolean =>
  said.some((name) => !isDeepStrictEqual(before[name], after[name]));

/** After a write: what the Dutch page says anew its translations lack, and a translation that was worked on keeps up. */
export async function noteTranslations(
  { scope, now }: CommandContext,
  before: PageRow,
  after: PageRow,
): Promise<PageRow> {
  if (!saysOtherwise(before, after)) return after;
  const versions = scope.db
    .updateTable('pages')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('translationKey', '=', after.translationKey);
  if (after.locale === 'nl') {
    // Since the first thing that they lack, however much follows.
    await versions
      .set({ behindSince: now })
      .where('locale', '<>', 'nl')
      .where('behindSince', 'is', null)
      .execute();
    return after;
  }
  if (after.behindSince === null) return after;
  await versions.set({ behindSince: null }).where('id', '=', after.id).execute();
  return { ...after, behindSince: null };
}

/** Somebody read both and found nothing to change. */
export async function confirmTranslation(
  { scope, actor }: CommandContext,
  known: PageRow,
  { lockVersion }: { lockVersion?: number | undefined },
): Promise<PageRow> {
  const page = await holdPage(scope, actor, known.id);
  refuseStale(lockVersion, page);
  if (page.behindSince === null) return page;
  await scope.db
    .updateTable('pages')
    .set({ behindSince: null })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', page.id)
    .execute();
  await recordAudit(scope, actor, { act: 'confirm_translation', subjectType: 'pages', subjectId: page.id });
  return { ...page, behindSince: null };
}
