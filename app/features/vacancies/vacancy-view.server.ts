/** What the page of one vacancy shows of its record: in the reader's language, and nothing that it does not show. */
import type { Locale } from '#contract/locales.ts';
import { youtubeIdOf } from '#contract/youtube.ts';
import type { vacancies } from '#contract/vacancies.ts';
import { privateVacancyTypes } from '#contract/vacancy-fields.ts';
import type { RecordOf } from '#app/api/record.ts';
import { choosePictures, sceneOf } from '#app/drawings/scenes.ts';
import { plainText } from '#app/features/organizations/organization-view.server.ts';
import { descriptionParts } from './description-parts.server.ts';
import { localText } from './translated-text.server.ts';

export const viewIncludes = ['categories', 'targetGroups', 'organization'] as const;
export type VacancyRecord = RecordOf<typeof vacancies, (typeof viewIncludes)[number]>;

/** Why one cannot apply, or `open`. Drafts and archived ones only reach those who manage them. */
export type StateView = 'open' | 'full' | 'filled' | 'expired' | 'draft' | 'archived';

function stateOf(vacancy: VacancyRecord): StateView {
  if (vacancy.isOpen) return 'open';
  if (vacancy.status === 'published') return vacancy.positionsLeft === 0 ? 'full' : 'expired';
  return vacancy.status === 'deleted' ? 'archived' : vacancy.status;
}

/** 'Lange Tafelstraat 20'; of private help only who manages it gets one. */
const streetOf = ({ street, houseNumber }: VacancyRecord) =>
  street && [street, houseNumber].filter(Boolean).join(' ');

/** When, how long and where. */
const practicalOf = (vacancy: VacancyRecord) => ({
  schedule: vacancy.schedule,
  startsOn: vacancy.startsOn,
  endsOn: vacancy.endsOn,
  hoursMin: vacancy.hoursMin,
  hoursMax: vacancy.hoursMax,
  isRemote: vacancy.isRemote,
  distanceKm: vacancy.distanceKm,
  street: streetOf(vacancy) || null,
  postcode: vacancy.postcode,
  city: vacancy.city,
  // As precise as the address: without one, the map would say more than the page.
  lat: streetOf(vacancy) ? vacancy.lat : null,
  lon: streetOf(vacancy) ? vacancy.lon : null,
});

/** What is asked of one, and what one gets. */
const demandsOf = (vacancy: VacancyRecord) => ({
  tags: vacancy.tags,
  compensation: vacancy.compensation,
  requiresVog: vacancy.requiresVog,
  minimumAge: vacancy.minimumAge,
  languageLevel: vacancy.languageLevel,
  isWheelchairAccessible: vacancy.isWheelchairAccessible,
  isInsured: vacancy.isInsured,
});

/** For the card beside the page; nothing of private help. */
const organizationOf = ({ organization }: VacancyRecord) =>
  organization && {
    name: organization.name,
    city: organization.city,
    logo: organization.logo?.url ?? null,
    /** A first look; its own page has the rest. */
    text: plainText(organization.description, 180) ?? null,
  };

/** The first photo of its own stands where else a drawing does. */
const imageOf = (photo: VacancyRecord['images'][number] | undefined) =>
  photo && { url: photo.url, alt: photo.altText ?? '', width: photo.width, height: photo.height };

export function vacancyView(vacancy: VacancyRecord, locale: Locale) {
  const category = vacancy.categories[0]?.id ?? null;
  const [picture] = choosePictures([{ imageKey: vacancy.imageKey, category }]);
  const scene = sceneOf(picture?.imageKey ?? null);
  const description = localText(locale, vacancy.description, vacancy.descriptionEn);
  const nameOf = (item: { nameNl: string; nameEn: string }) => (locale === 'en' ? item.nameEn : item.nameNl);
  return {
    id: vacancy.id,
    state: stateOf(vacancy),
    mayApply: vacancy.can.apply,
    isPrivate: privateVacancyTypes.includes(vacancy.vacancyType),
    title: localText(locale, vacancy.title, vacancy.titleEn) ?? { text: vacancy.title },
    summary: localText(locale, vacancy.summary, vacancy.summaryEn),
    description: description && { parts: descriptionParts(description.text), lang: description.lang },
    organizationId: vacancy.organization?.id ?? null,
    organizationName: vacancy.organizationName,
    organization: organizationOf(vacancy),
    images: vacancy.images,
    image:
      imageOf(vacancy.images[0]) ??
      (scene ? { url: scene.url, alt: scene.alt[locale], width: 400, height: 300 } : null),
    category,
    ...practicalOf(vacancy),
    ...demandsOf(vacancy),
    // An id that is not known any more has no name to show.
    categories: vacancy.categories.filter((item) => item.nameNl !== undefined).map(nameOf),
    targetGroups: vacancy.targetGroups.filter((item) => item.nameNl !== undefined).map(nameOf),
    contactPerson: vacancy.contactPerson,
    /** As people call somebody: 'Ria' for 'Ria van Dam'. */
    contactFirstName: vacancy.contactPerson?.split(' ')[0] ?? null,
    contactPhone: vacancy.contactPhone,
    contactEmail: vacancy.contactEmail,
    videoId: vacancy.youtubeUrl && youtubeIdOf(vacancy.youtubeUrl),
    /** Measured; null when nobody can say. */
    answerDays: vacancy.organization?.usualAnswerDays ?? null,
    positions: vacancy.positions,
    positionsLeft: vacancy.positionsLeft,
    expiresAt: vacancy.expiresAt,
  };
}

export type VacancyView = ReturnType<typeof vacancyView>;
