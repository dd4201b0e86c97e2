/** Which translations of a page no longer say what visitors read on the Dutch one. */
import { isDeepStrictEqual } from 'node:util';
import { readBlocks } from '#contract/blocks/all-blocks.ts';
import { recordAudit } from '#server/audit/events.ts';
import { refuseStale } from '#server/http/stale.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { holdPage, type PageRow } from '../queries.ts';
import { contentOf, lastPublished } from '../versions/queries.ts';

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

type Said = Partial<Record<(typeof said)[number], unknown>>;

/** The size of a picture and what else the server knows of it come along with a text that is written, and are none. */
const withoutKnown = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'upload'
    ? { ...value, picture: undefined }
    : value;

/** What visitors would read of it. */
const readOf = (content: Said): unknown =>
  JSON.parse(
    JSON.stringify(
      said.map((name) => {
        const value = content[name];
        return name === 'blocks' && Array.isArray(value)
          ? readBlocks(value).filter(({ isHidden }) => !isHidden)
          : (value ?? null);
      }),
      withoutKnown,
    ),
  );

const saysOtherwise = (before: Said, after: Said): boolean =>
  !isDeepStrictEqual(readOf(before), readOf(after));

const keepsUp = (scope: TenantScope, id: string) =>
  scope.db
    .updateTable('pages')
    .set({ behindSince: null })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();

/** After a write: a translation that is not online keeps up as soon as it is worked on. One that is, when visitors read it. */
export async function noteWritten(
  { scope }: Pick<CommandContext, 'scope'>,
  before: PageRow,
  after: PageRow,
): Promise<PageRow> {
  const isWaiting = after.behindSince !== null && after.publishedVersion === null;
  if (!isWaiting || !saysOtherwise(before, after)) return after;
  await keepsUp(scope, after.id);
  return { ...after, behindSince: null };
}

const onlineText = (scope: TenantScope, id: string): Promise<Said | undefined> =>
  scope.db
    .selectFrom('publishedPages')
    .select(said)
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * Puts a page online by `put`. Where visitors then read something else than they did before, translations of a Dutch page lack it from
 * now on, and a translation keeps up. What is online for the first time is nothing else than before.
 */
export async function notePublished(
  { scope, now }: Pick<CommandContext, 'scope' | 'now'>,
  page: PageRow,
  put: () => Promise<unknown>,
): Promise<void> {
  const before = await onlineText(scope, page.id);
  // Off the site for a while: what was online last.
  const last = before ? undefined : await lastPublished(scope, page);
  await put();
  const isOtherwise = before
    ? saysOtherwise(before, (await onlineText(scope, page.id)) ?? before)
    : last !== undefined && saysOtherwise(last, contentOf(page));
  if (!isOtherwise) return;
  if (page.locale !== 'nl') {
    await keepsUp(scope, page.id);
    return;
  }
  // Since the first thing that they lack, however much follows.
  await scope.db
    .updateTable('pages')
    .set({ behindSince: now })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('translationKey', '=', page.translationKey)
    .where('locale', '<>', 'nl')
    .where('behindSince', 'is', null)
    .execute();
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
  await keepsUp(scope, page.id);
  await recordAudit(scope, actor, { act: 'confirm_translation', subjectType: 'pages', subjectId: page.id });
  return { ...page, behindSince: null };
}
