/** Who may do what with pages: the centre's editors all of it, a page manager the pages that were given to them. */
import type { PageContent, PageUpdate } from '#contract/page-fields.ts';
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';
import type { PageRow } from './queries.ts';
import type { ShareRow } from './sharing/queries.ts';
import type { VersionRow } from './versions/queries.ts';

type Edited = Pick<PageRow, 'editorIds'>;

/** Whether every page of the centre is theirs to write, with its address, its place and its end. */
export const mayKeepPages = (actor: Actor): boolean => accessLevel(actor, 'pages.manage') === 'center';

/** A page manager also puts online what they wrote: nobody else was asked to look at it. */
export const mayEdit = (actor: Actor, { editorIds }: Edited): boolean =>
  mayKeepPages(actor) ||
  (accessLevel(actor, 'pages.manage') === 'own' && actor.kind === 'user' && editorIds.includes(actor.userId));

/** Whether there may be pages that are theirs to write. */
export const writesPages = (actor: Actor): boolean => accessLevel(actor, 'pages.manage') !== 'none';

export const editPages = rule<undefined>('pages.manage', writesPages);
export const addPage = rule<undefined>('pages.manage (all)', mayKeepPages);
export const editPage = rule<PageRow>('pages.manage', mayEdit);
export const keepPage = rule<PageRow>('pages.manage (all)', mayKeepPages);
/** Whose page it is of, the query says. */
export const readVersion = rule<VersionRow>('pages.manage', writesPages);

/** Likewise. */
export const endSharing = rule<ShareRow>(
  'pages.manage',
  (actor) => accessLevel(actor, 'pages.manage') !== 'none',
);

/** Whether this would take a page off the site that is on it: it would show again at a moment to come. */
export const takesAway = (
  onlineFrom: string | null | undefined,
  current: Pick<PageRow, 'onlineFrom' | 'publishedVersion'>,
  now: Date,
): boolean => {
  if (current.publishedVersion === null || !onlineFrom) return false;
  const from = Date.parse(onlineFrom);
  return from > now.getTime() && from !== current.onlineFrom?.getTime();
};

/** Of an earlier version, what a page manager may bring back: it does nothing that they may not do themselves. */
export function ofManager<Content extends Pick<PageContent, 'featured' | 'onlineFrom' | 'onlineUntil'>>(
  { featured: _featured, onlineUntil: _until, onlineFrom, ...others }: Content,
  current: PageRow,
  now: Date,
) {
  return takesAway(onlineFrom, current, now) ? others : { ...others, onlineFrom };
}

/**
 * What only who keeps all pages may change: whose a page is, its address (news and stories have addresses of their own), whether it
 * goes before others, and when it is off the site.
 */
export function keptChanges(
  { editorIds, slug, pageType, featured, onlineUntil }: Partial<PageUpdate>,
  current: Pick<PageRow, 'slug' | 'pageType' | 'featured' | 'onlineUntil'>,
): string[] {
  const changes = {
    editor_ids: editorIds !== undefined,
    slug: (slug ?? current.slug) !== current.slug,
    page_type: (pageType ?? current.pageType) !== current.pageType,
    featured: (featured ?? current.featured) !== current.featured,
    online_until:
      onlineUntil !== undefined &&
      (onlineUntil === null ? undefined : Date.parse(onlineUntil)) !== current.onlineUntil?.getTime(),
  };
  return Object.entries(changes).flatMap(([name, isChanged]) => (isChanged ? [name] : []));
}
