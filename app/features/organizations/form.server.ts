/** What the form begins with, and what it does when it is sent. */
import { organizationCalls } from '#contract/calls/organizations.ts';
import type { OrganizationType } from '#contract/organization-fields.ts';
import type { organizations } from '#contract/organizations.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { noRights } from '#app/api/api-error.ts';
import { fillPlace } from '#app/features/places/fill-place.server.ts';
import { answerEdit } from '#app/forms/answer-edit.server.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { loadActivities } from './activities.server.ts';
import { formFor, organizationLabels, type SavedOrganization } from './form-schema.ts';
import { htmlOf } from './components/stored-text.ts';

/** Whoever may add none gets the page of no rights. */
export async function requireAdding({ api }: Page): Promise<void> {
  const { can } = await api.list(organizationCalls.list, {
    page: { size: 1 },
    fields: { organizations: ['name'] },
  });
  if (!can.create) throw noRights();
}

/** The lists of the form in the page's language. */
export async function loadLists({ api, locale }: Page) {
  const tree = await loadActivities(api);
  const all = tree.all(locale);
  return {
    kinds: tree.kinds(locale),
    activities: all.map(({ id, name, themeId }) => ({
      id,
      name,
      /** Name of its theme: its own for a theme. */
      theme: (themeId === null ? name : tree.nameOf(themeId, locale)) ?? name,
    })),
  };
}
export type FormLists = Awaited<ReturnType<typeof loadLists>>;

const parts = ['address', 'profile'] as const;

/** As the form shows it. */
function recordView(record: RecordOf<typeof organizations, (typeof parts)[number]>) {
  const { address, profile, activityTypes, description, vacancies: _vacancies, can, ...rest } = record;
  return {
    ...rest,
    /** The centre's staff, who say what kind of organisation it is. */
    isForStaff: can.judge,
    description: description && String(htmlOf(description)),
    street: address?.street ?? null,
    houseNumber: address?.houseNumber ?? null,
    postcode: address?.postcode ?? null,
    city: address?.city ?? null,
    nonProfitTypeId: profile?.nonProfitTypeId ?? null,
    showOnSocialMap: profile?.showOnSocialMap ?? false,
    activityTypeIds: activityTypes,
  };
}
export type FormRecord = ReturnType<typeof recordView>;

/** Whoever may not edit it gets the page of no rights. */
export async function loadRecord({ api }: Page, id: string): Promise<FormRecord> {
  const record = await api.one(organizationCalls.show, { params: { id }, include: parts });
  if (!record.can.update) throw noRights();
  return recordView(record);
}

/** The chosen one of those that one may edit; null for who belongs to none. */
export async function loadOwnRecord({ api }: Page): Promise<FormRecord | null> {
  const record = await api.one(organizationCalls.current, { include: parts });
  return record?.can.update ? recordView(record) : null;
}

/** Only the centre adds one: its form asks what kind it is. */
function added<Attributes extends { organizationType?: OrganizationType | undefined }>(
  attributes: Attributes,
) {
  const { organizationType } = attributes;
  if (organizationType === undefined) throw noRights();
  return { ...attributes, organizationType };
}

const savedAs = ({ id, name }: SavedOrganization): SavedOrganization => ({ id, name });

const labelsOf = ({ locale }: Page) => organizationLabels(wordsOf(locale, 'organizations'));

/** The action of the form for a new one. */
export async function addOrganization(page: Page, form: FormData) {
  await fillPlace(page, form);
  return answerForm(page, form, {
    // Who adds one says what kind it is.
    schema: formFor(true),
    labels: labelsOf(page),
    pictures: { logo: null, coverImage: null },
    send: async (typed, { key }) => {
      const body = added(typed);
      return savedAs((await page.api.send(organizationCalls.create, { body, idempotencyKey: key })).record);
    },
  });
}

/** The action of the form for the one with this id. */
export async function changeOrganization(page: Page, form: FormData, id: string) {
  const params = { id };
  await fillPlace(page, form);
  const now = await page.api.one(organizationCalls.show, { params });
  return answerEdit(page, form, {
    schema: formFor(now.can.judge),
    labels: labelsOf(page),
    reload: () => loadRecord(page, id),
    pictures: { logo: now.logo, coverImage: now.coverImage },
    send: (body) => page.api.send(organizationCalls.update, { params, body }),
    saved: ({ record }) => savedAs(record),
  });
}
