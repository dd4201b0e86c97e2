/** Vacancies side by side, by their ids in the address. */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { textLimits } from '#contract/text-limits.ts';
import { isPageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { mostCompared } from '#app/features/bookmarks/components/compare/how-many.ts';
import { idsIn } from '#app/features/bookmarks/saved.server.ts';
import {
  vacancyView,
  viewIncludes,
  type VacancyView,
} from '#app/features/vacancies/components/view/vacancy-view.ts';

async function read({ api, locale }: Page, ids: readonly string[], near: string): Promise<VacancyView[]> {
  if (ids.length === 0) return [];
  const { items } = await api.list(vacancyCalls.byIds, {
    filter: { ids: [...ids], ...(near !== '' && { near }) },
    include: viewIncludes,
  });
  return items.map((record) => vacancyView(record, locale));
}

/** With the distance from a place; without it where there is no such place. */
async function readFrom(page: Page, ids: readonly string[], near: string) {
  try {
    return { views: await read(page, ids, near), unknownPlace: null };
  } catch (error) {
    // Everything else in the question is right, so a 400 can mean nothing else.
    if (near === '' || !isPageError(error) || error.init?.status !== 400) throw error;
    return { views: await read(page, ids, ''), unknownPlace: near };
  }
}

/** `?vacancies=id,id`, or once for each, as the ticks of the list send it without script; and `near`. */
export async function loadCompare(page: Page, url: URL) {
  const asked = url.searchParams.getAll('vacancies').flatMap((value) => value.split(','));
  const ids = idsIn(asked, mostCompared);
  const near = (url.searchParams.get('near') ?? '').trim().slice(0, textLimits.place);
  const { views, unknownPlace } = await readFrom(page, ids, near);
  return {
    head: { isHidden: true },
    views,
    /** What the reader may not know of, or not any more. */
    gone: ids.length - views.length,
    near: unknownPlace === null ? near : '',
    unknownPlace,
  };
}
export type LoadedCompare = Awaited<ReturnType<typeof loadCompare>>;
