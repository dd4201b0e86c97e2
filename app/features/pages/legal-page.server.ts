/** What every centre tells in the words of the product, with its own: as it is online, or was as a version. */
import { legalTextCalls } from '#contract/calls/legal-texts.ts';
import { volunteerCenterCalls } from '#contract/calls/volunteer-centers.ts';
import { centerName } from '#contract/center-name.ts';
import type { LegalPage } from '#contract/public-pages.ts';
import { isPageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { legalText, type LegalSite } from '#app/features/legal-texts/legal-text.server.ts';
import { notFound } from '#app/shell/guard.server.ts';

/** What the texts of the product are filled in with. */
export async function legalSite({ api, locale }: Page, url: URL): Promise<LegalSite> {
  const center = await api.one(volunteerCenterCalls.current, { include: ['profile'] });
  if (!center.profile) throw notFound(url);
  const { retention, gtagId } = center.profile;
  return { locale, name: centerName(center, locale), retention, isCounting: gtagId !== null };
}

/** The centre's texts: of the version that an address asks for, else of the one in force. */
async function readPublished({ api }: Page, url: URL, legal: LegalPage) {
  const wanted = url.searchParams.get('version');
  if (wanted === null) return api.one(legalTextCalls.published, { params: { page: legal } });
  if (!/^[1-9]\d{0,5}$/.test(wanted)) throw notFound(url);
  return api
    .one(legalTextCalls.published, { params: { page: `${legal}-${wanted}` } })
    .catch((error: unknown) => {
      throw isPageError(error) && error.init?.status === 404 ? notFound(url) : error;
    });
}

export async function readLegalText(page: Page, url: URL, legal: LegalPage) {
  const [site, { number, publishedAt, sections, versions }] = await Promise.all([
    legalSite(page, url),
    readPublished(page, url, legal),
  ]);
  const text = legalText(legal, site, sections);
  // Where a word may break is no part of it.
  const title = text.title.replaceAll('\u00ad', '');
  return { head: { title, description: text.lead }, text, version: { number, publishedAt, versions } };
}
