/** Beginning a page, or the translation of one. */
import { pageCalls } from '#contract/calls/pages.ts';
import { locales } from '#contract/locales.ts';
import { pageBeginning } from '#contract/page-fields.ts';
import { pageTypes } from '#contract/page-kinds.ts';
import { pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { pageLabels } from '#app/features/page-admin/components/page-labels.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { goOn } from '#app/forms/go-on.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';

/** The page that the address names as the one to translate. */
async function originalOf({ api }: Page, url: URL) {
  const id = url.searchParams.get('translationOf');
  return id === null ? null : api.one(pageCalls.show, { params: { id } });
}

/** What the form begins with: a kind, and for a translation the language that the page lacks. */
export async function loadBeginning(page: Page, url: URL) {
  const { can } = await page.api.list(pageCalls.list, { page: { size: 1 }, fields: { pages: ['title'] } });
  if (!can.create) throw pageError(403, 'Forbidden');
  const original = await originalOf(page, url);
  const taken = original ? [original, ...original.translations].map(({ locale }) => locale) : [];
  const wanted = url.searchParams.get('pageType');
  return {
    original: original && { title: original.title },
    start: {
      pageType: original?.pageType ?? pageTypes.find((type) => type === wanted) ?? 'default',
      locale: original ? (locales.find((locale) => !taken.includes(locale)) ?? page.locale) : page.locale,
    },
  };
}

/** Begins it and goes on to the page builder. A translation begins with all that is on the original. */
export async function beginPage(page: Page, url: URL, form: FormData) {
  const t = wordsOf(page.locale, 'page-admin');
  const original = await originalOf(page, url);
  const answer = await answerForm(page, form, {
    schema: pageBeginning,
    labels: pageLabels(t),
    send: async (sent, { key }) => {
      const { record } = await page.api.send(pageCalls.create, {
        idempotencyKey: key,
        body: {
          ...sent,
          ...(original && {
            translationOf: original.id,
            blocks: original.blocks ?? [],
            pageLayout: original.pageLayout,
            showTitleOnPage: original.showTitleOnPage,
            image: original.image,
          }),
        },
      });
      return { id: record.id };
    },
  });
  return answer.data.kind === 'saved'
    ? goOn(inLanguageOf(url.pathname, `/content/${answer.data.result.id}/edit`))
    : answer;
}
