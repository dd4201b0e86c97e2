/** A page that is online as its screen shows it: its head, where it is in each language, and what its blocks show. */
import { redirectDocument } from 'react-router';
import { pageCalls } from '#contract/calls/pages.ts';
import type { Locale } from '#contract/locales.ts';
import { sharePictureOf } from '#contract/share-picture.ts';
import type { PageAttributes } from '#contract/pages.ts';
import { isPageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { blockData } from '#app/features/pages/block-data.server.ts';
import { addressOfPage } from '#contract/page-kinds.ts';
import { notFound } from '#app/shell/guard.server.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import type { PageHead } from '#app/shell/screen.ts';

type Shown = PageAttributes & { id: string };

const languagesOf = (shown: Shown): Partial<Record<Locale, string>> =>
  Object.fromEntries(
    [shown, ...shown.translations].map((one) => [
      one.locale,
      addressOfPage({ ...one, pageType: shown.pageType }),
    ]),
  );

/** Where its own picture is; a drawing is of a kind that messages do not show. */
const photoOf = ({ image }: Shown): string | undefined =>
  image?.image.kind === 'upload' ? image.image.picture?.url : undefined;

const headOf = (shown: Shown): PageHead => ({
  title: shown.metaTitle ?? shown.title,
  shared: {
    title: shown.ogTitle ?? undefined,
    description: shown.ogDescription ?? undefined,
  },
  languages: languagesOf(shown),
  image: photoOf(shown) ?? sharePictureOf('pages', shown.id, shown.locale),
  ...((shown.metaDescription ?? shown.summary)
    ? { description: (shown.metaDescription ?? shown.summary) as string }
    : {}),
});

/** The page with this address; one with another address by now, or of another language, leads there. */
export async function readPage(page: Page, url: URL, slug: string): Promise<Shown> {
  const { api, locale } = page;
  const shown = await api.one(pageCalls.bySlug, { params: { slug } }).catch((error: unknown) => {
    throw isPageError(error) && error.init?.status === 404 ? notFound(url) : error;
  });
  const languages = languagesOf(shown);
  const wanted = inLanguageOf(url.pathname, languages[locale] ?? languages[shown.locale] ?? '/');
  // Not for ever: another page may take an address, and the language may be chosen anew.
  if (slug !== 'home' && wanted !== url.pathname.replace(/(?<=.)\/$/, ''))
    throw redirectDocument(`${wanted}${url.search}`);
  return shown;
}

/** As a screen of blocks draws it. */
export async function pageView(page: Page, shown: Shown) {
  const blocks = shown.blocks ?? [];
  const { title, showTitleOnPage, pageLayout, summary, publishedAt, locale, image } = shown;
  return {
    head: headOf(shown),
    page: { title, showTitleOnPage, pageLayout, summary, publishedAt, language: locale, image, blocks },
    data: await blockData(page, blocks),
  };
}
