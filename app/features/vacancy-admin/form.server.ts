/** What the form of a vacancy begins with. */
import { organizationCalls } from '#contract/calls/organizations.ts';
import { userCalls } from '#contract/calls/users.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import { vacancyTypesOf } from '#contract/vacancy-fields.ts';
import { noRights } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { localName, searchLists } from '#app/features/vacancies/search-lists.server.ts';
import { recordView, type FormRecord } from './form-attributes.server.ts';

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
  const { can } = await page.api.list(vacancyCalls.list, {
    page: { size: 1 },
    fields: { vacancies: ['status'] },
  });
  if (!can.create) throw noRights();
  const all = can.check
    ? await allOrganizations(page)
    : (await page.api.list(organizationCalls.own, { fields })).items.filter((one) => one.can.update);
  return all.filter(isAlive).map(({ id, name, status }) => ({ id, name, isApproved: status === 'approved' }));
}
export type FormOrganization = Awaited<ReturnType<typeof loadOrganizations>>[number];

/** Who can be the contact of its vacancies, by name; more than any organisation has. */
export async function loadPeople({ api }: Page, organizationId: string | undefined) {
  if (organizationId === undefined) return [];
  const { items } = await api.list(userCalls.list, {
    filter: { contactOf: organizationId },
    sort: 'name',
    page: { size: pageSizeMax },
    fields: { users: ['fullName', 'email', 'phoneNumber'] },
  });
  return items.map(({ id, fullName, email, phoneNumber }) => ({
    id,
    name: fullName || email,
    email,
    phone: phoneNumber,
  }));
}
export type ContactPerson = Awaited<ReturnType<typeof loadPeople>>[number];

/** Whoever may not edit it gets the page of no rights. */
export async function loadRecord({ api, locale }: Page, id: string): Promise<FormRecord> {
  const record = await api.one(vacancyCalls.show, { params: { id }, include: ['organization'] });
  if (!record.can.update) throw noRights();
  return recordView(record, locale);
}
