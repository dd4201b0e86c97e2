/** What somebody sees of their own data: the files they asked for, and what was done with it. */
import { dataDownloadCalls } from '#contract/calls/data-downloads.ts';
import { personalDataCalls } from '#contract/calls/personal-data.ts';
import { ApiError } from '#app/api/api-error.ts';
import { addressOf } from '#app/api/client.ts';
import type { Page } from '#app/api/page-context.ts';
import type { ActTable } from '#app/forms/answer-acts.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { personalDataPageName } from '#app/features/data-downloads/components/personal-data-page.ts';

const rowsAtOnce = 10;

export async function loadOwnData({ api }: Page, url: URL) {
  const wanted = Number(url.searchParams.get(personalDataPageName));
  const number = Number.isInteger(wanted) && wanted > 0 && wanted < 10_000 ? wanted : 1;
  const [files, traces] = await Promise.all([
    api.list(dataDownloadCalls.list, { page: { size: 3 } }),
    api.list(personalDataCalls.list, { page: { number, size: rowsAtOnce } }),
  ]);
  return {
    files: files.items.map((file) => ({
      ...file,
      href: addressOf(dataDownloadCalls.file, { params: { id: file.id } }),
    })),
    traces: traces.items,
    pagination: traces.pagination,
  };
}
export type OwnData = Awaited<ReturnType<typeof loadOwnData>>;

/** The table of its acts: asking for a file, which is not done too often a day. */
export const ownDataActions = ({ api, locale }: Page): ActTable<OwnDataAct> => ({
  'ask-for-data': async () => {
    const t = wordsOf(locale, 'data-downloads');
    try {
      await api.send(dataDownloadCalls.create);
      return { told: t('asked') };
    } catch (error) {
      if (error instanceof ApiError && error.status === 429)
        return { told: { color: 'warning', title: t('tooOften') } };
      throw error;
    }
  },
});
export type OwnDataAct = 'ask-for-data';
