/** What the list of vacancies shows: the chosen rows, how many there are under each tab, and what the reader may do. */
import { organizationCalls } from '#contract/calls/organizations.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { reachOf } from '#contract/rights.ts';
import type { vacancies } from '#contract/vacancies.ts';
import { vacancyTypesOf } from '#contract/vacancy-fields.ts';
import { addressOf } from '#app/api/client.ts';
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

/** Who works for an organisation manages what is of that one; the list itself would also give what others have online. */
async function ownOf({ api, actor }: Page): Promise<{ organizationId_eq?: string }> {
  const held = actor.kind === 'user' ? actor.roles.map(({ role }) => role) : [];
  if (reachOf('vacancies.manage', held) !== 'organization') return {};
  const current = await api.one(organizationCalls.current);
  return current ? { organizationId_eq: current.id } : {};
}

/** What a choice asks, of what the reader works for. */
export async function askedOf(page: Page, choice: VacancyChoice) {
  const own = await ownOf(page);
  return (change: Partial<VacancyChoice> = {}) => ({
    ...vacancyList.asks({ ...choice, ...change }, page.now),
    ...own,
  });
}

/** The rows of the chosen tab, and of each tab how many there are with the same words. */
export async function loadVacancies(page: Page, choice: VacancyChoice) {
  const { api, now, center } = page;
  const asked = await askedOf(page, choice);
  const isSoon = choice.tab === 'soon';
  const [list, other] = await Promise.all([
    api.list(vacancyCalls.list, {
      ...queryOf(vacancyList, choice, now),
      filter: asked(),
      fields: { vacancies: [...shown, 'categories'] },
      query: { facets: 'true' },
    }),
    // The counts leave out the state alone: what ends soon is counted apart, and all else apart from it.
    api.list(vacancyCalls.list, {
      filter: asked({ tab: isSoon ? 'all' : 'soon' }),
      page: { size: 1 },
      fields: { vacancies: ['status'] },
      query: { facets: 'true' },
    }),
  ]);
  const [counted, soon] = isSoon ? [other, list] : [list, other];
  return {
    choice,
    items: choosePictures(list.items.map(listedVacancy)),
    pagination: list.pagination,
    can: list.can,
    counts: countsOf(counted.meta.facets, soon.pagination.records),
    types: vacancyTypesOf(center.features),
    address: listAddress(vacancyList, choice, { page: choice.page }),
    exportHref: addressOf(vacancyCalls.exportAll, { filter: asked() }),
  };
}
export type LoadedVacancies = Awaited<ReturnType<typeof loadVacancies>>;
