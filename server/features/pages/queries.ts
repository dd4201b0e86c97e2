/** Pages as their editors have them. What visitors read is in `online/queries.ts`, from a table of its own. */
import type { Block } from '#contract/blocks/all-blocks.ts';
import type { BlockPicture } from '#contract/block-fields.ts';
import type { Locale } from '#contract/locales.ts';
import { binDays } from '#contract/page-fields.ts';
import { sql, type Selectable, type SqlBool } from 'kysely';
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import type { Pages } from '#server/db/types.ts';
import { refuse } from '#server/http/refusal.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { shownBlocks, shownPicture } from './blocks/queries.ts';

/** The same page in another language. */
export interface Translation {
  id: string;
  locale: Locale;
  slug: string;
  isHome: boolean;
  /** Only for who edits pages. */
  isBehind?: boolean;
}
/** With its blocks and its picture as they are shown. */
export type PageRow = Omit<Selectable<Pages>, 'blocks' | 'image' | 'namedIds' | 'linkedPaths'> & {
  translations: Translation[];
  blocks: Block[];
  image: BlockPicture | null;
};
/** Without what is on it. */
export type ListedPage = Omit<PageRow, 'blocks'>;

/** The same page in other languages, of `p`. */
export const translations = sql<Translation[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'locale', t.locale, 'slug', t.slug, 'isHome', t.is_home,
    'isBehind', t.behind_since is not null) order by t.locale), '[]')
  from pages t where t.volunteer_center_id = p.volunteer_center_id and t.translation_key = p.translation_key
    and t.id <> p.id and t.deleted_at is null)`.as('translations');

const pagesOf = (scope: TenantScope) =>
  scope.db.selectFrom('pages as p').where('p.volunteerCenterId', '=', scope.centerId);

/** Those that are the reader's to write, in the bin or not. */
export function editedBy(scope: TenantScope, actor: Actor) {
  const level = accessLevel(actor, 'pages.manage');
  if (level === 'center') return pagesOf(scope);
  if (level === 'none' || actor.kind !== 'user') return pagesOf(scope).where(sql<SqlBool>`false`);
  return pagesOf(scope).where(sql<SqlBool>`p.editor_ids @> array[${actor.userId}::uuid]`);
}

type Stored = Selectable<Pages> & { translations: Translation[] };

/** By this version's schemas, with the pictures that it names. */
const asShown = async (scope: TenantScope, row: Stored): Promise<PageRow> => ({
  ...row,
  blocks: await shownBlocks(scope, row.blocks),
  image: await shownPicture(scope, row.image),
});
const shown = async (scope: TenantScope, row: Stored | undefined): Promise<PageRow | undefined> =>
  row && asShown(scope, row);

/** Nobody brings back what is in the bin for longer than this. */
export const isInBin = sql<SqlBool>`p.deleted_at > now() - make_interval(days => ${binDays})`;

/** It is not in the bin. */
export const isOnSite = sql<SqlBool>`p.deleted_at is null`;
/** It is a translation of a Dutch page that says something else by now. */
export const isBehind = sql<SqlBool>`(p.behind_since is not null and exists (
  select from pages t where t.volunteer_center_id = p.volunteer_center_id and t.translation_key = p.translation_key
    and t.locale = 'nl' and t.deleted_at is null))`;
/** It is not online, or not as it is written now. */
export const isUnfinished = sql<SqlBool>`p.published_version is distinct from p.lock_version`;

type Place = 'site' | 'bin';

const wantedPage = (scope: TenantScope, actor: Actor, id: string, from: Place) =>
  editedBy(scope, actor)
    .selectAll('p')
    .select(translations)
    .where('p.id', '=', id)
    .where(from === 'site' ? isOnSite : isInBin);

/** The page, if it is this reader's to write; one in the bin only for who may take it out. */
export async function findPage(
  scope: TenantScope,
  actor: Actor,
  id: string,
  from: Place = 'site',
): Promise<PageRow | undefined> {
  return shown(scope, await wantedPage(scope, actor, id, from).executeTakeFirst());
}

/** The same, held until the transaction ends. Throws 404 when it went elsewhere, or to other people, since it was found. */
export async function holdPage(
  scope: TenantScope,
  actor: Actor,
  id: string,
  from: Place = 'site',
): Promise<PageRow> {
  const row = await wantedPage(scope, actor, id, from).forUpdate().executeTakeFirst();
  return row ? asShown(scope, row) : refuse('not_found');
}

const anyPage = (scope: TenantScope, id: string) =>
  pagesOf(scope).selectAll('p').select(translations).where('p.id', '=', id);

/** Whoever asks: for a link that shows it. */
export const pageById = async (scope: TenantScope, id: string): Promise<PageRow | undefined> =>
  shown(scope, await anyPage(scope, id).executeTakeFirst());

/** The page as it is after a write of this transaction, which holds it until its end. */
export const writtenPage = async (scope: TenantScope, id: string): Promise<PageRow> =>
  asShown(scope, await anyPage(scope, id).executeTakeFirstOrThrow());

/** Whether another page of this centre that is not in the bin has the address. */
export async function hasSlug(
  scope: TenantScope,
  { slug, locale, except }: { slug: string; locale: string; except: string | null },
): Promise<boolean> {
  const found = await pagesOf(scope)
    .select('p.id')
    .where('p.locale', '=', locale)
    .where('p.slug', '=', slug)
    .where('p.deletedAt', 'is', null)
    .where(sql<SqlBool>`p.id is distinct from ${except}::uuid`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the centre has this page, online or not, and not in the bin. */
export async function hasPage(scope: TenantScope, id: string): Promise<boolean> {
  const found = await scope.db
    .selectFrom('pages')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
