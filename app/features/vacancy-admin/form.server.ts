/** What the form of a vacancy begins with. */
import { formCalls } from '#contract/calls/forms.ts';
import { organizationCalls } from '#contract/calls/organizations.ts';
import { userCalls } from '#contract/calls/users.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import { vacancyTypesOf } from '#contract/vacancy-fields.ts';
import { noRights } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { plainText } from '#app/features/organizations/components/stored-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { localName, searchLists } from '#app/features/vacancies/search-lists.server.ts';
import { recordView, type VacancyRecord } from './form-attributes.server.ts';

/** The lists of the form in the page's language. */
export async function loadLists({ api, locale, center }: Page) {
  const lists = await searchLists(api);
  const options = (items: (typeof lists)['category']) =>
    items.map((item) => ({ value: item.id, label: localName(item, locale) }));
  const named = (items: (typeof lists)['category']) =>
    items.map(({ id, nameNl, nameEn }) => ({ id, nameNl, nameEn }));
  return {
    types: vacancyTypesOf(center.features),
    /** Whether there is a partner at which a vacancy can be found too. */
    isSharing: center.features.centerSharing && center.partnerIds.length > 0,
    categories: options(lists.category),
    targetGroups: options(lists.targetGroup),
    ageGroups: options(lists.ageGroup),
    /** In both languages, as the page shows them in the one that is written. */
    named: { categories: named(lists.category), targetGroups: named(lists.targetGroup) },
  };
}
export type FormLists = Awaited<ReturnType<typeof loadLists>>;

const fields = { organizations: ['name', 'status'] } as const;
const ownFields = {
  organizations: [...fields.organizations, 'city', 'logo', 'description', 'usualAnswerDays'],
} as const;
type Organization = NonNullable<VacancyRecord['organization']>;

/** One for which a vacancy can be. */
export interface FormOrganization {
  id: string;
  name: string;
  isApproved: boolean;
  /** Null where it is one of many. */
  about: ReturnType<typeof aboutOf> | null;
}

/** No more of it is read beside a vacancy. */
const longestAbout = 200;

/** What the page of a vacancy says of its organisation. */
const aboutOf = ({
  city,
  logo,
  description,
  usualAnswerDays,
}: Pick<Organization, 'city' | 'logo' | 'description' | 'usualAnswerDays'>) => ({
  city,
  logo,
  description: plainText(description, longestAbout) ?? null,
  usualAnswerDays,
});

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

/** Those that take part and whose vacancies this person manages: all of the centre for its staff. */
export async function organizationsFor(page: Page, can: { check: boolean }): Promise<FormOrganization[]> {
  const view = (one: Pick<Organization, 'id' | 'name' | 'status'>, about: FormOrganization['about']) => ({
    id: one.id,
    name: one.name,
    isApproved: one.status === 'approved',
    about,
  });
  // More than their names would weigh too much of all that a centre has.
  if (can.check) return (await allOrganizations(page)).filter(isAlive).map((one) => view(one, null));
  const { items } = await page.api.list(organizationCalls.own, { fields: ownFields });
  return items.filter((one) => one.can.update && isAlive(one)).map((one) => view(one, aboutOf(one)));
}

/** For whom this person can add one, and the newest that they manage. Whoever can for none gets the page of no rights. */
export async function loadOrganizations(page: Page) {
  const { can, items } = await page.api.list(vacancyCalls.list, {
    filter: { managed: 'true' },
    sort: '-createdAt',
    page: { size: 1 },
    fields: { vacancies: ['title'] },
  });
  if (!can.create) throw noRights();
  const organizations = await organizationsFor(page, can);
  return { organizations, last: items[0] ? { id: items[0].id, title: items[0].title } : null };
}

/** Forms whose questions it can ask: the centre's, and of its organisation where that is known. `kept`: the one that it asks now. */
export async function loadForms(
  page: Page,
  { organizationId, kept = null }: { organizationId: string | undefined; kept?: string | null | undefined },
) {
  const { items } = await page.api.list(formCalls.list, {
    filter: organizationId ? { askableBy: organizationId } : { owner: 'center' },
    sort: 'title',
    page: { size: pageSizeMax },
    fields: { forms: ['title', 'status'] },
  });
  const t = wordsOf(page.locale, 'vacancy-admin');
  const options = items.map(({ id, title, status }) => ({
    value: id,
    label: status === 'closed' ? t('form.formClosed', { title }) : title,
  }));
  // The centre may have chosen one of its own, which an organisation does not see.
  const isUnseen = kept !== null && !options.some(({ value }) => value === kept);
  return isUnseen ? [{ value: kept, label: t('form.formOfCenter') }, ...options] : options;
}

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
export async function loadRecord({ api, locale }: Page, id: string) {
  const record = await api.one(vacancyCalls.show, { params: { id }, include: ['organization'] });
  if (!record.can.update) throw noRights();
  const { organization } = record;
  return { ...recordView(record, locale), about: organization && aboutOf(organization) };
}
