/** What the list of vacancies shows: the chosen rows, and what the reader may do. */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { vacancyTypesOf } from '#contract/vacancy-fields.ts';
import type { Page } from '#app/api/page-context.ts';
import { pick } from '#app/api/record.ts';
import { choosePictures } from '#app/drawings/scenes.ts';
import { vacancyColumns, vacancyList } from '#app/features/vacancy-admin/components/vacancy-list.ts';
import { readByColumns } from '#app/lists/list-columns.ts';
import { loadDeclared } from '#app/lists/load-list.server.ts';

/** Of each row: what it is, and what may be done with it. */
const fields = [
  'title',
  'titleEn',
  'organizationName',
  'status',
  'unansweredCount',
  'imageKey',
  'returnReason',
  'isRejected',
] as const;

/** The rows of the chosen tab, and of each tab how many there are with the same words. */
export const loadVacancies = (page: Page, url: URL) =>
  loadDeclared(page, url, vacancyList, {
    file: vacancyCalls.exportAll,
    ask: async (query, _, columns) => {
      const asked = [...fields, ...readByColumns(vacancyColumns, columns)];
      const answer = await page.api.list(vacancyCalls.list, {
        ...query,
        fields: { vacancies: [...asked, 'categories'] },
      });
      return { ...answer, asked };
    },
    show: ({ items, can, asked }) => ({
      items: choosePictures(
        items.map((one) => ({ ...pick(one, [...asked, 'can']), category: one.categories[0]?.id ?? null })),
      ),
      can,
      types: vacancyTypesOf(page.center.features),
    }),
  });
export type LoadedVacancies = Awaited<ReturnType<typeof loadVacancies>>;
export type ListedVacancy = LoadedVacancies['items'][number];
