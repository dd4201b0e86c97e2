/** Pages of the site that can follow once a form was sent. */
import { pageCalls } from '#contract/calls/pages.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import type { Locale } from '#contract/locales.ts';
import type { Page } from '#app/api/page-context.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';

/** Those in the language of the form, by their title; one that is not online says so. */
export async function pagesToFollow(
  { api, locale: shown }: Page,
  { locale, successPageId: kept }: { locale: Locale; successPageId: string | null },
) {
  const t = wordsOf(shown, 'forms');
  const { items } = await api.list(pageCalls.list, {
    filter: { locale_eq: locale },
    sort: 'title',
    page: { size: pageSizeMax },
    fields: { pages: ['title', 'is_published'] },
  });
  const options = items.map(({ id, title, isPublished }) => ({
    value: id,
    label: isPublished ? title : t('fields.pageOffline', { title }),
  }));
  // One that is in the bin, or in another language.
  const isUnseen = kept !== null && !options.some(({ value }) => value === kept);
  return isUnseen ? [{ value: kept, label: t('fields.pageNotListed') }, ...options] : options;
}
