/** What a page held before, and what of it differs from another version or from what is written now. */
import { pageCalls } from '#contract/calls/pages.ts';
import { mostVersions, saidOfPage, type PageContent } from '#contract/page-fields.ts';
import { isRecordId } from '#contract/record-ids.ts';
import { isPageError, pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { blockDifferences, saidDifferences } from '#app/features/page-builder/components/differences.ts';

/** A version that an old link names may be gone by now. */
async function versionOf({ api }: Page, id: string | null) {
  if (!isRecordId(id)) return null;
  return api.one(pageCalls.version, { params: { id } }).catch((error: unknown) => {
    if (isPageError(error) && error.init?.status === 404) return null;
    throw error;
  });
}

const names = (Object.keys(saidOfPage.shape) as (keyof typeof saidOfPage.shape)[]).filter(
  // Its address stays whatever is brought back.
  (name) => name !== 'slug' && name !== 'pageType',
);

const compared = (before: PageContent, after: PageContent) => ({
  blocks: blockDifferences(before.blocks, after.blocks),
  said: saidDifferences(before, after, names),
});

/** The list, and what the address asks to be compared. */
export async function loadVersions(page: Page, id: string, url: URL) {
  const { api } = page;
  const [shown, versions, chosen, other] = await Promise.all([
    api.one(pageCalls.show, { params: { id } }),
    api.list(pageCalls.versions, { params: { id }, page: { size: mostVersions } }),
    versionOf(page, url.searchParams.get('version')),
    versionOf(page, url.searchParams.get('against')),
  ]);
  if (!shown.can.update) throw pageError(403, 'Forbidden');
  const now: PageContent = { ...shown, blocks: shown.blocks ?? [] };
  return {
    head: { title: shown.title },
    page: shown,
    versions: versions.items.map(({ content: _content, ...version }) => version),
    chosen: chosen?.content
      ? {
          id: chosen.id,
          updatedAt: chosen.updatedAt,
          against: other?.id ?? '',
          ...compared(chosen.content, other?.content ?? now),
        }
      : null,
  };
}
export type LoadedVersions = Awaited<ReturnType<typeof loadVersions>>;
