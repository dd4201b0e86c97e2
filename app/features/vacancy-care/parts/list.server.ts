/** What the list of vacancies shows: the chosen rows, how many there are under each tab, and what the reader may do. */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { vacancyTypesOf, type vacancies } from '#contract/vacancies.ts';
import type { Page } from '#app/api/page-context.ts';
import type { ListOf } from '#app/api/call-types.ts';
import type { RecordOf } from '#app/api/record.ts';
import { choosePictures } from '#app/drawings/scenes.ts';
import {
  vacancyList,
  type VacancyChoice,
  type VacancyTab,
} from '#app/features/vacancy-care/parts/vacancy-list.ts';
import { listAddress, queryOf } from '#app/lists/list-declaration.ts';

const shown = [
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
  'createdAt',
] as const;

type Listed = RecordOf<typeof vacancies>;
export type ListedVacancy = Pick<Listed, (typeof shown)[number] | 'id' | 'can'> & {
  category: string | null;
};

function listedVacancy(vacancy: Listed): ListedVacancy {
  const { id, can, categories } = vacancy;
  const picked: Record<string, unknown> = { id, can, category: categories[0]?.id ?? null };
  for (const name of shown) picked[name] = vacancy[name];
  return picked as ListedVacancy;
}

const nearlyNothing = { page: { size: 1 }, fields: { vacancies: ['status'] } } as const;
type Facets = NonNullable<ListOf<typeof vacancyCalls.list>['meta']['facets']>;

function countsOf(facets: Facets | undefined, soon: number): Record<VacancyTab, number> {
  const of = (status: string) => facets?.status.find(({ value }) => value === status)?.count ?? 0;
  const [published, draft, filled, expired] = [of('published'), of('draft'), of('filled'), of('expired')];
  return {
    all: published + draft + filled + expired,
    published,
    soon,
    draft,
    waiting: facets?.waiting ?? 0,
    filled,
    expired,
    archived: of('archived'),
  };
}

/** The rows of the chosen tab, and of each tab how many there are with the same words. */
export async function loadVacancies({ api, now, center }: Page, choice: VacancyChoice) {
  const whole: VacancyChoice = { ...choice, tab: 'all' };
  const { q, vacancyType_eq } = vacancyList.asks(whole, now);
  const [list, counted, soon] = await Promise.all([
    api.list(vacancyCalls.list, {
      ...queryOf(vacancyList, choice, now),
      fields: { vacancies: [...shown, 'categories'] },
    }),
    api.list(vacancyCalls.list, {
      ...nearlyNothing,
      filter: { q, vacancyType_eq },
      query: { facets: 'true' },
    }),
    api.list(vacancyCalls.list, {
      ...nearlyNothing,
      filter: vacancyList.asks({ ...choice, tab: 'soon' }, now),
    }),
  ]);
  return {
    choice,
    items: choosePictures(list.items.map(listedVacancy)),
    pagination: list.pagination,
    can: list.can,
    counts: countsOf(counted.meta.facets, soon.pagination.records),
    types: vacancyTypesOf(center.features),
    address: listAddress(vacancyList, choice, { page: choice.page }),
  };
}
export type LoadedVacancies = Awaited<ReturnType<typeof loadVacancies>>;
