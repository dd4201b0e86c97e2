import type { Page } from '#app/api/page-context.ts';
import { legalPageAt } from '#contract/public-pages.ts';
import { readLegalText } from '#app/features/pages/legal-page.server.ts';
import { pageView, readPage } from '#app/features/pages/page-view.server.ts';

/** A page by its name in the address: one that every centre has, or one of its own. */
export async function loadPage(page: Page, url: URL, slug: string) {
  const legal = legalPageAt(slug);
  if (legal) return readLegalText(page, url, legal);
  return pageView(page, await readPage(page, url, slug));
}
