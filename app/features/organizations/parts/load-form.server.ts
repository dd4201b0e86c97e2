/** What the form begins with, and what it does when it is sent. */
import { organizationCalls } from '#contract/calls/organizations.ts';
import type { OrganizationType } from '#contract/organization-fields.ts';
import type { organizations } from '#contract/organizations.ts';
import { reachOf } from '#contract/rights.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { pageError } from '#app/api/api-error.ts';
import { fillPlace } from '#app/features/places/parts/fill-place.server.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { loadActivities } from './activities.server.ts';
import { formFor, organizationLabels, withoutPictures } from './form-schema.ts';
import { describedAs, sendPictures } from './send-pictures.server.ts';
import { htmlOf } from './shown-organization.server.ts';

/** Whether this person adds organisations and says what kind they are. */
export const judges = ({ actor }: Page): boolean =>
  reachOf('organizations.judge', actor.kind === 'user' ? actor.roles.map(({ role }) => role) : null) ===
  'center';

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
function shownRecord(record: RecordOf<typeof organizations, (typeof parts)[number]>) {
  const { address, profile, activityTypes, description, vacancies: _vacancies, can: _can, ...rest } = record;
  return {
    ...rest,
    description: description && String(htmlOf(description)),
    street: address?.street ?? null,
    houseNumber: address?.houseNumber ?? null,
    postcode: address?.postcode ?? null,
    city: address?.city ?? null,
    nonProfitTypeId: profile?.nonProfitTypeId ?? null,
    showOnSocialMap: profile?.showOnSocialMap ?? false,
    activityTypeIds: activityTypes,
    ...describedAs('logo', rest.logo),
    ...describedAs('coverImage', rest.coverImage),
  };
}
export type FormRecord = ReturnType<typeof shownRecord>;

const noRights = () => pageError(403, "You don't have access rights to execute this action");

/** Whoever may not edit it gets the page of no rights. */
export async function loadRecord({ api }: Page, id: string): Promise<FormRecord> {
  const record = await api.one(organizationCalls.show, { params: { id }, include: parts });
  if (!record.can.update) throw noRights();
  return shownRecord(record);
}

/** The chosen one of those that one may edit; null for who belongs to none. */
export async function loadOwnRecord({ api }: Page): Promise<FormRecord | null> {
  const record = await api.one(organizationCalls.current, { include: parts });
  return record?.can.update ? shownRecord(record) : null;
}

/** Only the centre adds one: its form asks what kind it is. */
function added<Attributes extends { organizationType?: OrganizationType | undefined }>(
  attributes: Attributes,
) {
  const { organizationType } = attributes;
  if (organizationType === undefined) throw noRights();
  return { ...attributes, organizationType };
}

/** Adds one, or changes the one with this id. */
export async function saveOrganization(page: Page, form: FormData, id: string | null) {
  const { api, locale } = page;
  await fillPlace(page, form);
  return answerForm(page, form, {
    schema: formFor(judges(page)),
    labels: organizationLabels(wordsOf(locale, 'organizations')),
    ...(id !== null && { reload: () => loadRecord(page, id) }),
    send: async (typed, { key, lockVersion }) => {
      const now = id === null ? null : await api.one(organizationCalls.show, { params: { id } });
      const { logo, coverImage } = await sendPictures(page, form, {
        logo: now?.logo ?? null,
        coverImage: now?.coverImage ?? null,
      });
      const attributes = { ...withoutPictures(typed), logoId: logo, coverImageId: coverImage };
      const { record } =
        id === null
          ? await api.send(organizationCalls.create, { body: added(attributes), idempotencyKey: key })
          : await api.send(organizationCalls.update, {
              params: { id },
              body: { ...attributes, lockVersion },
            });
      return { id: record.id, name: record.name };
    },
  });
}
