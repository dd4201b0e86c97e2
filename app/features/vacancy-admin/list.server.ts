/** What the list of vacancies shows: the chosen rows, how many there are under each tab, and what the reader may do. */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import type { vacancies } from '#contract/vacancies.ts';
import { vacancyTypesOf } from '#contract/vacancy-fields.ts';
import { addressOf } from '#app/api/client.ts';
import type { Page } from '#app/api/page-context.ts';
import type { ListOf } from '#app/api/call-types.ts';
import type { RecordOf } from '#app/api/record.ts';
import { choosePictures } from '#app/drawings/scenes.ts';
import { vacancyList, type VacancyTab } from '#app/features/vacancy-admin/components/vacancy-list.ts';
import { countsBy, loadDeclared } from '#app/lists/load-list.server.ts';

const fields = [
  'title',
  'titleEn',
  'organizationName',
  'status',
  'schedule',
  'positions',
  'acceptedCount',
  'imageKey',
  'expiresAt',
  'submittedAt',
  'returnReason',
  'isRejected',
  'createdAt',
] as const;

type Listed = RecordOf<typeof vacancies>;
export type ListedVacancy = Pick<Listed, (typeof fields)[number] | 'id' | 'can'> & {
  category: string | null;
};

function listedVacancy(vacancy: Listed): ListedVacancy {
  const { id, can, categories } = vacancy;
  const picked: Record<string, unknown> = { id, can, category: categories[0]?.id ?? null };
  for (const name of fields) picked[name] = vacancy[name];
  return picked as ListedVacancy;
}

/** How many there are under each tab. */
function countsOf(facets: ListOf<typeof vacancyCalls.list>['meta']['facets']): Record<VacancyTab, number> {
  const of = countsBy(facets?.status);
  const [published, draft, filled, expired] = [of('published'), of('draft'), of('filled'), of('expired')];
  return {
    all: published + draft + filled + expired,
    published,
    soon: facets?.endsSoon ?? 0,
    draft,
    waiting: facets?.waiting ?? 0,
    filled,
    expired,
    archived: of('archived'),
  };
}

/** The rows of the chosen tab, and of each tab how many there are with the same words. */
export const loadVacancies = (page: Page, url: URL) =>
  loadDeclared(page, url, vacancyList, async ({ query, counts }) => {
    const { items, pagination, can, meta } = await page.api.list(vacancyCalls.list, {
      ...query,
      fields: { vacancies: [...fields, 'categories'] },
      query: { facets: 'true', counts },
    });
    return {
      items: choosePictures(items.map(listedVacancy)),
      pagination,
      can,
      meta,
      counts: countsOf(meta.facets),
      types: vacancyTypesOf(page.center.features),
      exportHref: addressOf(vacancyCalls.exportAll, { filter: query.filter }),
    };
  });
export type LoadedVacancies = Awaited<ReturnType<typeof loadVacancies>>;
