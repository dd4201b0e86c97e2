/** Kept vacancies as the screens show them, and what is posted by the buttons of any page. */
import { mostBookmarks, mostSeen } from '#contract/bookmark-limits.ts';
import { bookmarkCalls } from '#contract/calls/bookmarks.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { moment } from '#contract/fields.ts';
import { isRecordId } from '#contract/record-ids.ts';
import { mostReadByIds } from '#contract/vacancies-by-ids.ts';
import type { Page } from '#app/api/page-context.ts';
import type { SavedAct } from '#app/features/bookmarks/components/saved-acts.ts';
import {
  summaryFields,
  summariesOf,
  type VacancySummary,
} from '#app/features/vacancies/components/summary.ts';
import { answerActions, type ActTable } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { safeFrom, withoutPrefix } from '#app/shell/locale-path.ts';

export const savedPath = '/vacancies/saved';

/** `vacancy` is null for what the reader may not know of any more. */
export interface SavedItem {
  id: string;
  vacancy: VacancySummary | null;
  isOnline: boolean;
}

/** Ids in an address, each once. */
export const idsIn = (values: readonly string[], most: number): string[] =>
  [...new Set(values.filter(isRecordId).map((id) => id.toLowerCase()))].slice(0, most);

const parts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / mostReadByIds) }, (_, at) =>
    ids.slice(at * mostReadByIds, (at + 1) * mostReadByIds),
  );

/** One for each id, in their order. */
async function readSaved({ api }: Page, ids: readonly string[]): Promise<SavedItem[]> {
  const fields = { vacancies: [...summaryFields.vacancies, 'status'] } as const;
  const read = await Promise.all(
    parts(ids).map((some) => api.list(vacancyCalls.byIds, { filter: { ids: some }, fields })),
  );
  const records = read.flatMap(({ items }) => items);
  const online = new Set(records.filter(({ status }) => status === 'published').map(({ id }) => id));
  const summaries = new Map(summariesOf(records).map((summary) => [summary.id, summary]));
  return ids.map((id) => ({ id, vacancy: summaries.get(id) ?? null, isOnline: online.has(id) }));
}

async function ownIds({ api, actor }: Page): Promise<string[]> {
  // What somebody keeps is not for the admin who helps them.
  if (actor.kind === 'anonymous' || actor.actingAdmin !== null) return [];
  const { items } = await api.list(bookmarkCalls.list, { page: { size: mostBookmarks } });
  return items.map(({ vacancyId }) => vacancyId);
}

/** By `ids` what a device asks for, else what the account keeps. */
export async function loadSaved(page: Page, url: URL) {
  const asked = url.searchParams.get('ids');
  const ids = asked === null ? await ownIds(page) : idsIn(asked.split(','), mostBookmarks + mostSeen);
  const [taken = null] = idsIn([url.searchParams.get('taken') ?? ''], 1);
  const since = url.searchParams.get('since') ?? '';
  return {
    head: { isHidden: true },
    items: await readSaved(page, ids),
    /** What was taken off just now without script: it can be put back. */
    taken: taken === null || ids.includes(taken) ? null : (await readSaved(page, [taken]))[0],
    /** When that one was kept. */
    takenSince: moment().safeParse(since).success ? since : '',
  };
}
export type LoadedSaved = Awaited<ReturnType<typeof loadSaved>>;

export async function answerSaved(page: Page, form: FormData, url: URL) {
  const t = wordsOf(page.locale, 'bookmarks');
  const vacancyId = formText(form, 'vacancyId');
  const title = formText(form, 'title');
  const createdAt = formText(form, 'createdAt') || null;
  const to = safeFrom(formText(form, 'from')) ?? savedPath;
  const acts: ActTable<SavedAct> = {
    keep: async () => {
      await page.api.send(bookmarkCalls.create, { body: { vacancyId, createdAt } });
      const back = withoutPrefix(to).startsWith(savedPath) ? savedPath : to;
      return { told: t('kept', { title: title || t('saved.unknown') }), to: back };
    },
    drop: async () => {
      const { record } = await page.api.send(bookmarkCalls.remove, { params: { id: vacancyId } });
      // The list itself offers to put it back.
      if (withoutPrefix(to).startsWith(savedPath))
        return { to: `${savedPath}?taken=${vacancyId}&since=${encodeURIComponent(record.createdAt)}` };
      return { told: title === '' ? t('droppedUnknown') : t('dropped', { title }), to };
    },
  };
  return answerActions<SavedAct>(page, form, url.pathname, acts, [404]);
}
