/** What changes for visitors: putting a page online as it is written, taking it off, the page that the site opens with, and the bin. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { recordAudit, type PartOfEvent } from '#server/audit/events.ts';
import { refuse } from '#server/http/refusal.ts';
import { refuseStale } from '#server/http/stale.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { takeTurn } from '#server/tenancy/turns.ts';
import { pointerTo } from '../commands.ts';
import { hasSlug, holdPage, writtenPage, type PageRow } from '../queries.ts';
import { notePublished } from '../translations/commands.ts';
import { keepVersion } from '../versions/commands.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now'> & PartOfEvent;
type Move = 'publish' | 'unpublish' | 'make_home' | 'delete' | 'restore';

interface Given {
  lockVersion?: number | undefined;
}

/** The page, held, once nobody saved in between. */
async function held(
  { scope, actor }: CommandContext,
  { id }: PageRow,
  given: Given,
  from?: 'bin',
): Promise<PageRow> {
  const page = await holdPage(scope, actor, id, from);
  refuseStale(given.lockVersion, page);
  return page;
}

const recorded = ({ scope, actor, isPart }: CommandContext, act: Move, subjectId: string) =>
  recordAudit(scope, actor, { act, subjectType: 'pages', subjectId, isPart });

/** No number higher: what is written did not change. */
const mark = (scope: TenantScope, id: string, columns: Record<string, unknown>) =>
  scope.db
    .updateTable('pages')
    .set(columns)
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();

const takeOff = (scope: TenantScope, id: string) =>
  scope.db
    .deleteFrom('publishedPages')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();

/** The address that it has online leads on from now on; the one that it gets is nobody's former one any more. */
async function keepAddress(scope: TenantScope, { id, slug, locale }: PageRow): Promise<void> {
  const center = scope.centerId;
  await sql`delete from former_page_slugs
    where volunteer_center_id = ${center} and locale = ${locale} and slug = ${slug}`.execute(scope.db);
  await sql`insert into former_page_slugs (volunteer_center_id, locale, slug, page_id)
    select volunteer_center_id, locale, slug, id from published_pages
    where volunteer_center_id = ${center} and id = ${id} and slug <> ${slug}
    on conflict (volunteer_center_id, locale, slug) do update set page_id = excluded.page_id`.execute(
    scope.db,
  );
}

/** Throws 422 while visitors find another page at its address: that one has a new address, which is not online yet. */
async function refuseShownSlug(scope: TenantScope, { id, slug, locale }: PageRow): Promise<void> {
  const other = await scope.db
    .selectFrom('publishedPages')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('locale', '=', locale)
    .where('slug', '=', slug)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) refuse('taken', { pointer: pointerTo('slug') });
}

/** Throws 422 for moments that visitors would have no page to come in by. */
function refuseAwayAtTimes(
  { onlineFrom, onlineUntil }: Pick<PageRow, 'onlineFrom' | 'onlineUntil'>,
  now: Date,
): void {
  if (onlineFrom && onlineFrom > now) refuse('home_page_stays', { pointer: pointerTo('online_from') });
  if (onlineUntil) refuse('home_page_stays', { pointer: pointerTo('online_until') });
}

/** Puts it online as it is written now. Throws 422 for an end that passed, and for an address that another page has online. */
export async function publishPage(context: CommandContext, known: PageRow, given: Given): Promise<PageRow> {
  const { scope, now } = context;
  const page = await held(context, known, given);
  if (page.onlineUntil && page.onlineUntil <= now)
    refuse('date_in_past', { pointer: pointerTo('online_until') });
  if (page.isHome) refuseAwayAtTimes(page, now);
  await refuseShownSlug(scope, page);
  await keepAddress(scope, page);
  await notePublished(context, page, () =>
    sql`select put_page_online(${scope.centerId}::smallint, ${page.id}::uuid, ${now}::timestamptz)`.execute(
      scope.db,
    ),
  );
  await keepVersion(context, page, 'published');
  await recorded(context, 'publish', page.id);
  return writtenPage(scope, page.id);
}

/** What visitors come in by stays: another page is made home first. */
const refuseHome = ({ isHome }: PageRow) => {
  if (isHome) refuse('home_page_stays');
};

/** Takes it off the site. Throws 422 for the page that the site opens with, and for one that is not online. */
export async function unpublishPage(context: CommandContext, known: PageRow, given: Given): Promise<PageRow> {
  const page = await held(context, known, given);
  if (page.publishedVersion === null) refuse('page_not_online');
  refuseHome(page);
  await takeOff(context.scope, page.id);
  await mark(context.scope, page.id, { publishedVersion: null });
  await recorded(context, 'unpublish', page.id);
  return writtenPage(context.scope, page.id);
}

/** One at a time: two who each hold the page that the other one takes this off would wait for one another. */
const holdHomes = ({ scope }: CommandContext) => takeTurn(scope, `home pages of ${scope.centerId}`);

/** Makes it the page that the site opens with in its language. Throws 422 for one that is not online, or not always. */
export async function makeHome(context: CommandContext, known: PageRow, given: Given): Promise<PageRow> {
  const { scope, now } = context;
  await holdHomes(context);
  const page = await held(context, known, given);
  const shown = await scope.db
    .selectFrom('publishedPages')
    .select(['onlineFrom', 'onlineUntil'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', page.id)
    .executeTakeFirst();
  if (!shown) refuse('page_not_online');
  refuseAwayAtTimes(shown, now);
  for (const table of ['pages', 'publishedPages'] as const) {
    const own = () =>
      scope.db
        .updateTable(table)
        .where('volunteerCenterId', '=', scope.centerId)
        .where('locale', '=', page.locale);
    await own().set({ isHome: false }).where('isHome', '=', true).execute();
    await own().set({ isHome: true }).where('id', '=', page.id).execute();
  }
  await recorded(context, 'make_home', page.id);
  return writtenPage(scope, page.id);
}

/** Takes it off the site and puts it into the bin. */
export async function deletePage(context: CommandContext, known: PageRow): Promise<PageRow> {
  const page = await held(context, known, {});
  refuseHome(page);
  await takeOff(context.scope, page.id);
  await mark(context.scope, page.id, { publishedVersion: null, deletedAt: context.now });
  await recorded(context, 'delete', page.id);
  return writtenPage(context.scope, page.id);
}

/** Takes it out of the bin, off the site. Throws 422 when another page has its address, or is its translation, by now. */
export async function restorePage(context: CommandContext, known: PageRow, given: Given): Promise<PageRow> {
  const { scope } = context;
  const page = await held(context, known, given, 'bin');
  if (await hasSlug(scope, { slug: page.slug, locale: page.locale, except: page.id }))
    refuse('taken', { pointer: pointerTo('slug') });
  // Not its own id: that is the key of those that it was the first of.
  const isReplaced = page.translations.some(({ locale }) => locale === page.locale);
  await mark(scope, page.id, {
    deletedAt: null,
    ...(isReplaced && { translationKey: uuidv7(), behindSince: null }),
  });
  await recorded(context, 'restore', page.id);
  return writtenPage(scope, page.id);
}
