/** Who may do what with pages: the centre's editors all of it, a page manager the pages that were given to them. */
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';
import type { PageRow } from './queries.ts';
import type { VersionRow } from './versions/queries.ts';

type Edited = Pick<PageRow, 'editorIds'>;

/** Whether every page of the centre is theirs to write, with its address, its place and its end. */
export const mayKeepPages = (actor: Actor): boolean => accessLevel(actor, 'pages.manage') === 'center';

/** A page manager also puts online what they wrote: nobody else was asked to look at it. */
export const mayEdit = (actor: Actor, { editorIds }: Edited): boolean =>
  mayKeepPages(actor) ||
  (accessLevel(actor, 'pages.manage') === 'own' && actor.kind === 'user' && editorIds.includes(actor.userId));

export const editPages = rule<undefined>(
  'pages.manage',
  (actor) => accessLevel(actor, 'pages.manage') !== 'none',
);
export const addPage = rule<undefined>('pages.manage (all)', mayKeepPages);
export const editPage = rule<PageRow>('pages.manage', mayEdit);
export const keepPage = rule<PageRow>('pages.manage (all)', mayKeepPages);
/** Whose page it is of, the query says. */
export const readVersion = rule<VersionRow>(
  'pages.manage',
  (actor) => accessLevel(actor, 'pages.manage') !== 'none',
);
