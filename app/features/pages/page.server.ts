import type { Page } from '#app/api/page-context.ts';
import { centerName } from '#contract/center-name.ts';
import { volunteerCenterCalls } from '#contract/calls/volunteer-centers.ts';
import { legalPageAt, type LegalPage } from '#contract/public-pages.ts';
import { legalText } from '#app/features/legal-texts/legal-text.server.ts';
import { pageView, readPage } from '#app/features/pages/page-view.server.ts';
import { notFound } from '#app/shell/guard.server.ts';

/** What every centre tells in the words of the product. */
async function readLegalText({ api, locale }: Page, url: URL, legal: LegalPage) {
  const center = await api.one(volunteerCenterCalls.current, { include: ['profile'] });
  if (!center.profile) throw notFound(url);
  const { retention, gtagId } = center.profile;
  const name = centerName(center, locale);
  const text = legalText(legal, { locale, name, retention, isCounting: gtagId !== null });
  // Where a word may break is no part of it.
  const title = text.title.replaceAll('\u00ad', '');
  return { head: { title, description: text.lead }, text };
}

/** A page by its name in the address: one that every centre has, or one of its own. */
export async function loadPage(page: Page, url: URL, slug: string) {
  const legal = legalPageAt(slug);
  if (legal) return readLegalText(page, url, legal);
  return pageView(page, await readPage(page, url, slug));
}
