/** Writing pages. What visitors see changes by the moves alone (`moves/commands.ts`). */
import type { PageContent, PageCreate, PageUpdate } from '#contract/page-fields.ts';
import { isReservedSlug } from '#contract/reserved-slugs.ts';
import { v7 as uuidv7 } from 'uuid';
import { fullName, type Actor } from '#server/auth/actor.ts';
import { recordAudit } from '#server/audit/events.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import { refuseStale } from '#server/http/stale.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { keptChanges, mayKeepPages, ofManager, takesAway } from './policy.ts';
import { findPage, hasSlug, holdPage, writtenPage, type PageRow } from './queries.ts';
import { slugOf } from './title-slug.ts';
import { noteWritten } from './translations/commands.ts';
import { contentOfVersion, keepVersion } from './versions/commands.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center'>;

export const pointerTo = (name: string) => `/data/attributes/${name}`;

/** Who wrote last. */
export const writtenBy = (actor: Actor) => ({
  updatedBy: actor.kind === 'user' ? actor.userId : null,
  updatedByName: actor.kind === 'user' ? fullName(actor) : null,
});

/** Throws 422 for an address that a screen of the site has, or another page. */
async function checkSlug(
  { scope, center }: Pick<Context, 'scope' | 'center'>,
  given: { slug: string; locale: string; except: string | null },
): Promise<void> {
  const pointer = pointerTo('slug');
  if (isReservedSlug(given.slug, center.appContext)) refuse('reserved_slug', { pointer });
  if (await hasSlug(scope, given)) refuse('taken', { pointer });
}

/** Throws 422 for a page in the same language, and for one that has a translation in this one already. */
async function translationKeyOf(
  { scope, actor }: CommandContext,
  { locale, translationOf }: Pick<PageCreate, 'locale' | 'translationOf'>,
): Promise<string | null> {
  if (!translationOf) return null;
  const pointer = pointerTo('translation_of');
  const other = await findPage(scope, actor, translationOf);
  if (!other) refuse('unknown_record', { pointer });
  if (other.locale === locale || other.translations.some((one) => one.locale === locale))
    refuse('taken', { pointer });
  return other.translationKey;
}

/** Throws 422 for an end before its beginning. */
function checkMoments({
  onlineFrom,
  onlineUntil,
}: Partial<Pick<PageRow, 'onlineFrom' | 'onlineUntil'>>): void {
  if (onlineFrom && onlineUntil && onlineUntil <= onlineFrom)
    refuse('end_before_start', { pointer: pointerTo('online_until') });
}

const momentOf = (given: string | null) => (given === null ? null : new Date(given));

/** As the table has them: lists as JSON, moments as dates. What is absent stays so. */
const columnsOf = ({ blocks, image, onlineFrom, onlineUntil, ...rest }: Partial<PageContent>) => ({
  ...rest,
  ...(blocks && { blocks: JSON.stringify(blocks) }),
  ...(image !== undefined && { image: image && JSON.stringify(image) }),
  ...(onlineFrom !== undefined && { onlineFrom: momentOf(onlineFrom) }),
  ...(onlineUntil !== undefined && { onlineUntil: momentOf(onlineUntil) }),
});

/** The address that was chosen, else the one that the title gives. */
function slugFor({ slug, title }: Pick<PageCreate, 'slug' | 'title'>): string {
  return slug ?? (slugOf(title) || refuse('no_slug_in_title', { pointer: pointerTo('slug') }));
}

/** Begins a page, which nobody sees yet. */
export async function createPage(
  context: CommandContext,
  { locale, translationOf, slug: chosen, ...content }: PageCreate,
): Promise<PageRow> {
  const { scope, actor, now } = context;
  const id = uuidv7();
  const slug = slugFor({ slug: chosen, title: content.title });
  await checkSlug(context, { slug, locale, except: null });
  const columns = columnsOf(content);
  checkMoments(columns);
  await scope.db
    .insertInto('pages')
    .values({
      ...columns,
      title: content.title,
      slug,
      locale,
      translationKey: (await translationKeyOf(context, { locale, translationOf })) ?? id,
      volunteerCenterId: scope.centerId,
      id,
      ...writtenBy(actor),
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  const page = await writtenPage(scope, id);
  await keepVersion(context, page, 'saved');
  await recordAudit(scope, actor, { act: 'create', subjectType: 'pages', subjectId: id });
  return page;
}

/** Throws 422 for somebody who is no page manager of this centre. */
async function checkEditors(scope: TenantScope, editorIds: readonly string[]): Promise<void> {
  if (editorIds.length === 0) return;
  const found = await scope.db
    .selectFrom('userRoles')
    .select('userId')
    .distinct()
    .where('volunteerCenterId', '=', scope.centerId)
    .where('role', '=', 'page_manager')
    .where('userId', 'in', [...editorIds])
    .execute();
  if (found.length < new Set(editorIds).size) refuse('unknown_record', { pointer: pointerTo('editor_ids') });
}

/** Throws 403 for what is not theirs to change, each at its field, and 422 for a beginning that takes a page off the site. */
async function checkKept(
  { scope, actor, center, now }: CommandContext,
  input: Partial<PageUpdate>,
  current: PageRow,
): Promise<void> {
  const { editorIds, slug, onlineFrom } = input;
  if (!mayKeepPages(actor)) {
    refuseAll(keptChanges(input, current).map((name) => ({ code: 'forbidden', pointer: pointerTo(name) })));
    if (takesAway(onlineFrom, current, now))
      refuse('page_stays_online', { pointer: pointerTo('online_from') });
  }
  if (editorIds) await checkEditors(scope, editorIds);
  if (slug !== undefined && slug !== current.slug)
    await checkSlug({ scope, center }, { slug, locale: current.locale, except: current.id });
}

/** Anything but who may edit it. */
const changesContent = ({ editorIds: _editors, ...content }: Partial<PageUpdate>) =>
  Object.values(content).some((value) => value !== undefined);

/** Writes what is given, and one number higher. */
async function write(
  { scope, actor, now }: CommandContext,
  current: PageRow,
  content: Partial<PageContent> & { editorIds?: string[] },
): Promise<PageRow> {
  const columns = columnsOf(content);
  checkMoments({ ...current, ...columns });
  const lockVersion = current.lockVersion + 1;
  const isOnlineAsWritten = current.publishedVersion === current.lockVersion;
  await scope.db
    .updateTable('pages')
    .set({
      ...columns,
      ...writtenBy(actor),
      lockVersion,
      // Who may edit it is nothing that visitors see: what is online is still what is written.
      ...(isOnlineAsWritten && !changesContent(content) && { publishedVersion: lockVersion }),
      updatedAt: now,
    })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', current.id)
    .execute();
  return noteWritten({ scope }, current, await writtenPage(scope, current.id));
}

/** Changes what is being written. Throws 409 when `lockVersion` is given and not the current one. */
export async function updatePage(
  context: CommandContext,
  known: PageRow,
  { lockVersion, ...input }: PageUpdate,
): Promise<PageRow> {
  const current = await holdPage(context.scope, context.actor, known.id);
  refuseStale(lockVersion, current);
  await checkKept(context, input, current);
  if (Object.values(input).every((value) => value === undefined)) return current;
  const page = await write(context, current, input);
  if (changesContent(input)) await keepVersion(context, page, 'saved');
  await recordAudit(context.scope, context.actor, {
    act: 'update',
    subjectType: 'pages',
    subjectId: page.id,
  });
  return page;
}

/** Goes on writing from an earlier version. What is online stays as it is. */
export async function restoreVersion(
  context: CommandContext,
  known: PageRow,
  { versionId, lockVersion }: { versionId: string; lockVersion?: number | undefined },
): Promise<PageRow> {
  const current = await holdPage(context.scope, context.actor, known.id);
  refuseStale(lockVersion, current);
  // The address stays: the one of that time may be another page's by now.
  const { slug: _slug, pageType: _type, ...then } = await contentOfVersion(context, current, versionId);
  const content = mayKeepPages(context.actor) ? then : ofManager(then, current, context.now);
  const page = await write(context, current, content);
  await keepVersion(context, page, 'restored');
  await recordAudit(context.scope, context.actor, {
    act: 'update',
    subjectType: 'pages',
    subjectId: page.id,
  });
  return page;
}
