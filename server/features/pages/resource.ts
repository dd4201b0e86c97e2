/** A page as it is written, and as visitors read it: one shape for both. */
import { pages } from '#contract/pages.ts';
import { pageShares } from '#contract/page-shares.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { OnlinePage } from './online/queries.ts';
import { mayEdit, mayKeepPages } from './policy.ts';
import type { ListedPage, PageRow } from './queries.ts';
import type { ShareRow } from './sharing/queries.ts';

const nothing = {
  update: false,
  publish: false,
  unpublish: false,
  makeHome: false,
  share: false,
  delete: false,
  restore: false,
  editors: false,
  confirmTranslation: false,
};

/** Without a Dutch page there is nothing that it lacks. */
const behindSince = ({ behindSince: since, translations }: PageRow | ListedPage): Date | null =>
  translations.some(({ locale }) => locale === 'nl') ? since : null;

export const pageResource: Resource<PageRow | ListedPage, typeof pages> = {
  contract: pages,
  id: (page) => page.id,
  attributes: (page, _reader, wanted) => ({
    ...plainAttributes(pages, page, wanted),
    blocks: 'blocks' in page ? page.blocks : null,
    isPublished: page.publishedVersion !== null,
    hasChanges: page.publishedVersion !== null && page.publishedVersion !== page.lockVersion,
    behindSince: behindSince(page)?.toISOString() ?? null,
  }),
  can: (page, { actor }) => {
    const isThere = page.deletedAt === null;
    const edits = isThere && mayEdit(actor, page);
    const keeps = mayKeepPages(actor);
    const mayGo = isThere && keeps && !page.isHome;
    const isOnline = page.publishedVersion !== null;
    return {
      update: edits,
      publish: edits,
      unpublish: mayGo && isOnline,
      makeHome: mayGo && isOnline,
      share: edits,
      delete: mayGo,
      restore: keeps && !isThere,
      editors: isThere && keeps,
      confirmTranslation: edits && behindSince(page) !== null,
    };
  },
};

/** As visitors read it: nobody's name, and nothing to be done with it. */
export const onlinePageResource: Resource<OnlinePage, typeof pages> = {
  contract: pages,
  id: (page) => page.id,
  attributes: (page, _reader, wanted) => ({
    ...plainAttributes(pages, page, wanted),
    blocks: page.blocks ?? null,
    isPublished: true,
    hasChanges: false,
    behindSince: null,
    updatedByName: null,
    editorIds: [],
    deletedAt: null,
    lockVersion: 0,
  }),
  can: () => nothing,
};

/** As somebody without an account reads a draft: what would be seen of it online. */
export const sharedPageResource: Resource<PageRow, typeof pages> = {
  ...pageResource,
  attributes: (page, reader) => ({
    ...pageResource.attributes(page, reader),
    blocks: 'blocks' in page ? page.blocks.filter(({ isHidden }) => !isHidden) : null,
    // Drafts of their own, which nobody gave this link for.
    translations: [],
    behindSince: null,
    updatedByName: null,
    editorIds: [],
    lockVersion: 0,
  }),
  can: () => nothing,
};

/** Whoever finds one may write its page, and so take it back. */
export const pageShareResource: Resource<ShareRow, typeof pageShares> = {
  contract: pageShares,
  id: (share) => share.id,
  attributes: (share) => ({ ...plainAttributes(pageShares, share), url: share.url ?? null }),
  can: () => ({ delete: true }),
};
