/** What the page of one vacancy shows of its record: in the reader's language, and nothing that it does not show. */
import { logoOf } from '#app/ui/logo-ground.ts';
import type { Locale } from '#contract/locales.ts';
import { youtubeIdOf } from '#contract/youtube.ts';
import type { vacancies } from '#contract/vacancies.ts';
import { isPrivateHelp } from '#contract/vacancy-fields.ts';
import type { RecordOf } from '#app/api/record.ts';
import { choosePictures, sceneOf } from '#app/drawings/scenes.ts';
import { plainText } from '#app/features/organizations/components/stored-text.ts';
import { descriptionParts } from './description-parts.ts';
import { localText } from './translated-text.ts';

export const viewIncludes = ['categories', 'targetGroups', 'organization'] as const;
export type VacancyRecord = RecordOf<typeof vacancies, (typeof viewIncludes)[number]>;

type Organization = NonNullable<VacancyRecord['organization']>;

/** What of it the page is made of: of a vacancy that is being written, what was typed. */
export type VacancyOfPage = Pick<
  VacancyRecord,
  | 'id'
  | 'status'
  | 'isOpen'
  | 'vacancyType'
  | 'title'
  | 'titleEn'
  | 'summary'
  | 'summaryEn'
  | 'description'
  | 'descriptionEn'
  | 'organizationName'
  | 'images'
  | 'imageKey'
  | 'youtubeUrl'
  | 'schedule'
  | 'startsOn'
  | 'endsOn'
  | 'hoursMin'
  | 'hoursMax'
  | 'isRemote'
  | 'distanceKm'
  | 'street'
  | 'houseNumber'
  | 'postcode'
  | 'city'
  | 'lat'
  | 'lon'
  | 'tags'
  | 'compensation'
  | 'requiresVog'
  | 'minimumAge'
  | 'languageLevel'
  | 'isWheelchairAccessible'
  | 'accessibility'
  | 'suitableFor'
  | 'skills'
  | 'isInsured'
  | 'contactPerson'
  | 'contactPhone'
  | 'contactEmail'
  | 'positions'
  | 'positionsLeft'
  | 'expiresAt'
  | 'publishedAt'
  | 'renewedAt'
> & {
  can: Pick<VacancyRecord['can'], 'apply' | 'ask'>;
  organization: Pick<
    Organization,
    'id' | 'name' | 'city' | 'logo' | 'description' | 'usualAnswerDays'
  > | null;
  categories: readonly NamedItem[];
  targetGroups: readonly NamedItem[];
};
type NamedItem = { id: string; nameNl: string; nameEn: string };

/** Why one cannot apply, or `open`. Drafts and archived ones only reach those who manage them. */
export type StateView = 'open' | 'full' | 'filled' | 'expired' | 'draft' | 'archived';

function stateOf(vacancy: VacancyOfPage): StateView {
  if (vacancy.isOpen) return 'open';
  if (vacancy.status === 'published') return vacancy.positionsLeft === 0 ? 'full' : 'expired';
  return vacancy.status === 'deleted' ? 'archived' : vacancy.status;
}

/** 'Lange Tafelstraat 20'; of private help only who manages it gets one. */
const streetOf = ({ street, houseNumber }: VacancyOfPage) =>
  street && [street, houseNumber].filter(Boolean).join(' ');

/** When somebody last said that it is right: as it was published, or since. */
const lookedAt = ({ publishedAt, renewedAt }: VacancyOfPage): string | null =>
  [publishedAt, renewedAt]
    .filter((one) => one !== null)
    .toSorted()
    .at(-1) ?? null;

/** When, how long and where. */
const practicalOf = (vacancy: VacancyOfPage) => ({
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
const demandsOf = (vacancy: VacancyOfPage) => ({
  tags: vacancy.tags,
  compensation: vacancy.compensation,
  requiresVog: vacancy.requiresVog,
  minimumAge: vacancy.minimumAge,
  languageLevel: vacancy.languageLevel,
  isWheelchairAccessible: vacancy.isWheelchairAccessible,
  accessibility: vacancy.accessibility,
  suitableFor: vacancy.suitableFor,
  skills: vacancy.skills,
  isInsured: vacancy.isInsured,
});

/** For the card beside the page; nothing of private help. */
const organizationOf = ({ organization }: VacancyOfPage) =>
  organization && {
    name: organization.name,
    city: organization.city,
    logo: logoOf(organization.logo),
    /** A first look; its own page has the rest. */
    text: plainText(organization.description, 180) ?? null,
  };

/** The first photo of its own, else the drawing of its subject. */
function imageOf([photo]: VacancyOfPage['images'], scene: ReturnType<typeof sceneOf>, locale: Locale) {
  if (photo) return { url: photo.url, alt: photo.altText ?? '', width: photo.width, height: photo.height };
  return scene ? { url: scene.url, alt: scene.alt[locale], width: 400, height: 300 } : null;
}

export function vacancyView(vacancy: VacancyOfPage, locale: Locale) {
  const category = vacancy.categories[0]?.id ?? null;
  const [picture] = choosePictures([{ imageKey: vacancy.imageKey, category }]);
  const scene = sceneOf(picture?.imageKey ?? null);
  const description = localText(locale, vacancy.description, vacancy.descriptionEn);
  const nameOf = (item: { nameNl: string; nameEn: string }) => (locale === 'en' ? item.nameEn : item.nameNl);
  return {
    id: vacancy.id,
    state: stateOf(vacancy),
    mayApply: vacancy.can.apply,
    mayAsk: vacancy.can.ask,
    isPrivate: isPrivateHelp(vacancy.vacancyType),
    title: localText(locale, vacancy.title, vacancy.titleEn) ?? { text: vacancy.title },
    summary: localText(locale, vacancy.summary, vacancy.summaryEn),
    description: description && { parts: descriptionParts(description.text), lang: description.lang },
    organizationId: vacancy.organization?.id ?? null,
    organizationName: vacancy.organizationName,
    organization: organizationOf(vacancy),
    images: vacancy.images,
    image: imageOf(vacancy.images, scene, locale),
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
    lookedAt: lookedAt(vacancy),
  };
}

export type VacancyView = ReturnType<typeof vacancyView>;
