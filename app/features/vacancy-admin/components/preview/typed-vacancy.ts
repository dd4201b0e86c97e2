/** The vacancy as it is typed, in the shape in which visitors get one that is online. */
import { lastMomentOf } from '#contract/formatters.ts';
import type { DayPart } from '#contract/schedule.ts';
import type { Picture } from '#contract/uploads.ts';
import { isPrivateHelp } from '#contract/vacancy-fields.ts';
import { summariesOf, type VacancySummary } from '#app/features/vacancies/components/summary.ts';
import type { VacancyOfPage } from '#app/features/vacancies/components/view/vacancy-view.ts';
import type { ContactPerson, FormLists, FormOrganization } from '#app/features/vacancy-admin/form.server.ts';
import { numberIn, textOf, wordsIn } from '#app/features/vacancy-admin/form-values.ts';
import type { FormValues } from '#app/forms/form-values.ts';
import { isDay } from '#app/ui/day-bounds.ts';

/** What stands beside what is typed. */
export interface Known {
  id: string;
  /** In place of a title that is not there yet. */
  untitled: string;
  organization: FormOrganization | undefined;
  lists: Pick<FormLists, 'named'>;
  people: readonly ContactPerson[];
  images: readonly Picture[];
  /** How many take part already. */
  acceptedCount: number;
}

const given = (values: FormValues, name: string) => textOf(values, name) || null;
const isOn = (values: FormValues, name: string) => values[name] === true;

/** A value of a closed list that the form itself offers; null where none is chosen. */
const chosen = <Name extends keyof VacancyOfPage>(values: FormValues, name: Name) =>
  given(values, name) as VacancyOfPage[Name] | null;
const several = <Name extends keyof VacancyOfPage>(values: FormValues, name: Name) =>
  wordsIn(values, name) as unknown as VacancyOfPage[Name];

/** An editor that was emptied leaves the tags of its lines. */
const formatted = (values: FormValues, name: string) => {
  const html = textOf(values, name);
  return html.replaceAll(/<[^<>]*>/g, '').trim() === '' ? null : html;
};

const whole = (values: FormValues, name: string) => {
  const number = numberIn(values, name);
  return number === null ? null : Math.trunc(number);
};

/** When, how long and where. */
const practicalOf = (values: FormValues) => ({
  schedule: isOn(values, 'isFlexible')
    ? ('flexible' as const)
    : wordsIn(values, 'parts').map((cell) => cell.replace('-', '_') as DayPart),
  startsOn: given(values, 'startsOn'),
  endsOn: given(values, 'endsOn'),
  hoursMin: numberIn(values, 'hoursMin'),
  hoursMax: numberIn(values, 'hoursMax'),
  isRemote: isOn(values, 'isRemote'),
  distanceKm: null,
  street: given(values, 'street'),
  houseNumber: given(values, 'houseNumber'),
  postcode: given(values, 'postcode'),
  city: given(values, 'city'),
  lat: numberIn(values, 'lat'),
  lon: numberIn(values, 'lon'),
});

const demandsOf = (values: FormValues) => ({
  tags: [...wordsIn(values, 'tags'), ...wordsIn(values, 'ownTags')],
  compensation: chosen(values, 'compensation') ?? ('none' as const),
  requiresVog: isOn(values, 'requiresVog'),
  minimumAge: whole(values, 'minimumAge'),
  languageLevel: chosen(values, 'languageLevel'),
  isWheelchairAccessible: isOn(values, 'isWheelchairAccessible'),
  accessibility: several(values, 'accessibility'),
  suitableFor: several(values, 'suitableFor'),
  skills: several(values, 'skills'),
  isInsured: isOn(values, 'isInsured'),
});

/** Of an account its name and what may be seen of it; else what was written. */
function contactOf(values: FormValues, people: readonly ContactPerson[]) {
  const account = people.find(({ id }) => id === values['contactId']);
  const { name, phone, email } = account ?? {
    name: given(values, 'contactPerson'),
    phone: given(values, 'contactPhone'),
    email: given(values, 'contactEmail'),
  };
  return {
    contactPerson: name,
    contactPhone: isOn(values, 'contactPhoneVisible') ? phone : null,
    contactEmail: isOn(values, 'contactEmailVisible') ? email : null,
  };
}

/** In their order, with what was typed of each. */
function imagesOf(values: FormValues, images: readonly Picture[]): Picture[] {
  const typed: unknown = values['photos'];
  if (!Array.isArray(typed)) return [];
  return typed.flatMap(({ imageId, altText }: { imageId?: unknown; altText?: unknown }) => {
    const image = images.find(({ id }) => id === imageId);
    return image ? [{ ...image, altText: typeof altText === 'string' ? altText : null }] : [];
  });
}

const namedIn = (items: FormLists['named']['categories'], ids: readonly string[]) =>
  ids.flatMap((id) => items.find((item) => item.id === id) ?? []);

function organizationOf(organization: FormOrganization | undefined): VacancyOfPage['organization'] {
  if (!organization) return null;
  const { id, name, about } = organization;
  return {
    id,
    name,
    city: about?.city ?? null,
    logo: about?.logo ?? null,
    description: about?.description ?? null,
    usualAnswerDays: about?.usualAnswerDays ?? null,
  };
}

/** What visitors do not get of help to a person, whoever writes it. */
const hiddenOfPrivate = {
  street: null,
  houseNumber: null,
  contactPerson: null,
  contactPhone: null,
  contactEmail: null,
};

/** As it would be once it is online. */
export function typedVacancy(values: FormValues, known: Known): VacancyOfPage {
  const { id, untitled, organization, lists, people, images, acceptedCount } = known;
  const vacancyType = chosen(values, 'vacancyType') ?? 'volunteering';
  const positions = whole(values, 'positions');
  const until = textOf(values, 'expiresOn');
  return {
    id,
    status: 'published',
    isOpen: true,
    can: { apply: true, ask: true },
    vacancyType,
    title: textOf(values, 'title') || untitled,
    titleEn: given(values, 'titleEn'),
    summary: given(values, 'summary'),
    summaryEn: given(values, 'summaryEn'),
    description: formatted(values, 'description'),
    descriptionEn: formatted(values, 'descriptionEn'),
    organizationName: organization?.name ?? '',
    organization: organizationOf(organization),
    categories: namedIn(lists.named.categories, wordsIn(values, 'categoryIds')),
    targetGroups: namedIn(lists.named.targetGroups, wordsIn(values, 'targetGroupIds')),
    images: imagesOf(values, images),
    imageKey: given(values, 'imageKey'),
    youtubeUrl: given(values, 'youtubeUrl'),
    ...practicalOf(values),
    ...demandsOf(values),
    ...contactOf(values, people),
    ...(isPrivateHelp(vacancyType) && hiddenOfPrivate),
    positions,
    positionsLeft: positions === null ? null : Math.max(0, positions - acceptedCount),
    expiresAt: isDay(until) ? lastMomentOf(until) : null,
    publishedAt: null,
    renewedAt: null,
  };
}

/** As a row of the search shows it. */
export const typedSummary = (vacancy: VacancyOfPage): VacancySummary =>
  summariesOf([{ ...vacancy, sharedBy: null, categories: [...vacancy.categories] }])[0] as VacancySummary;
