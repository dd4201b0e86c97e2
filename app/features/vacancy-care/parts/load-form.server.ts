/** What the form of a vacancy begins with. */
import { organizationCalls } from '#contract/calls/organizations.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import { reachOf } from '#contract/rights.ts';
import { vacancyTypesOf } from '#contract/vacancy-fields.ts';
import { pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { localName, searchLists } from '#app/features/vacancies/parts/search-lists.server.ts';
import { shownRecord, type FormRecord } from './form-attributes.server.ts';

const noRights = () => pageError(403, "You don't have access rights to execute this action");

/** How far this person's right to manage vacancies goes. */
const reachOfPage = ({ actor }: Page) =>
  reachOf('vacancies.manage', actor.kind === 'user' ? actor.roles.map(({ role }) => role) : null);

/** Whether this person's own words go online without a check. */
export const isCenterStaff = (page: Page): boolean => reachOfPage(page) === 'center';

/** The lists of the form in the page's language. */
export async function loadLists({ api, locale, center }: Page) {
  const lists = await searchLists(api);
  const options = (items: (typeof lists)['category']) =>
    items.map((item) => ({ value: item.id, label: localName(item, locale) }));
  return {
    types: vacancyTypesOf(center.features),
    categories: options(lists.category),
    targetGroups: options(lists.targetGroup),
    ageGroups: options(lists.ageGroup),
  };
}
export type FormLists = Awaited<ReturnType<typeof loadLists>>;

const fields = { organizations: ['name', 'status'] } as const;
/** A denied or archived one publishes nothing. */
const isAlive = ({ status }: { status: string }) => status === 'approved' || status === 'pending';

/** All of the centre by name, however many pages they are. */
async function allOrganizations({ api }: Page) {
  const found = [];
  for (let number = 1, last = 1; number <= last; number += 1) {
    // Each page says how many there are.
    // oxlint-disable-next-line no-await-in-loop
    const { items, pagination } = await api.list(organizationCalls.list, {
      sort: 'name',
      page: { number, size: pageSizeMax },
      fields,
    });
    found.push(...items);
    last = pagination.last;
  }
  return found;
}

/** For whom this person can add one. Whoever can for none gets the page of no rights. */
export async function loadOrganizations(page: Page) {
  const reach = reachOfPage(page);
  if (reach === 'none') throw noRights();
  const all =
    reach === 'center'
      ? await allOrganizations(page)
      : (await page.api.list(organizationCalls.own, { fields })).items.filter(({ can }) => can.update);
  return all.filter(isAlive).map(({ id, name, status }) => ({ id, name, isApproved: status === 'approved' }));
}
export type FormOrganization = Awaited<ReturnType<typeof loadOrganizations>>[number];

/** Whoever may not edit it gets the page of no rights. */
export async function loadRecord({ api, locale }: Page, id: string): Promise<FormRecord> {
  const record = await api.one(vacancyCalls.show, { params: { id }, include: ['organization'] });
  if (!record.can.update) throw noRights();
  return shownRecord(record, locale);
}
