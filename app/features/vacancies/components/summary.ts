/** What a card or a row shows of a vacancy: lists ask for these fields only, so that a page of 48 stays light. */
import type { vacancies } from '#contract/vacancies.ts';
import type { Locale } from '#contract/locales.ts';
import type { Picture } from '#contract/uploads.ts';
import type { RecordOf } from '#app/api/record.ts';
import { choosePictures } from '#app/drawings/scenes.ts';

const fields = [
  'title',
  'titleEn',
  'organizationName',
  'schedule',
  'startsOn',
  'endsOn',
  'hoursMin',
  'hoursMax',
  'tags',
  'isRemote',
  'city',
  'distanceKm',
  'sharedBy',
  'positionsLeft',
  'imageKey',
  'lat',
  'lon',
] as const;

type Fields = Pick<RecordOf<typeof vacancies>, (typeof fields)[number] | 'id'>;
/** `category` is the first one. */
export type VacancySummary = Fields & {
  category: string | null;
  /** The first of its own. */
  photo: Picture | null;
};

/** Its page: of what a partner shares that is on the partner's own site, where one applies. */
export const vacancyHref = ({ id, sharedBy }: Pick<VacancySummary, 'id' | 'sharedBy'>): string =>
  sharedBy?.url ?? `/vacancies/${id}`;

/** For `fields` of a list. */
export const summaryFields = { vacancies: [...fields, 'categories', 'images'] } as const;

/** Leaves out what the client of the API adds, such as rights. */
const summaryOf = (
  vacancy: Fields & { categories: { id: string }[]; images: readonly Picture[] },
): VacancySummary => {
  const picked: Record<string, unknown> = {
    id: vacancy.id,
    category: vacancy.categories[0]?.id ?? null,
    photo: vacancy.images[0] ?? null,
  };
  for (const name of fields) picked[name] = vacancy[name];
  return picked as VacancySummary;
};

/** Of a list, with pictures that differ from those beside them. */
export const summariesOf = (items: readonly Parameters<typeof summaryOf>[0][]): VacancySummary[] =>
  choosePictures(items.map(summaryOf));

/** English on English pages where the author gave it; else the Dutch text, marked as such. */
export function localTitle(
  { title, titleEn }: Pick<VacancySummary, 'title' | 'titleEn'>,
  locale: Locale,
): { text: string; lang?: 'nl' } {
  if (locale === 'nl') return { text: title };
  return titleEn ? { text: titleEn } : { text: title, lang: 'nl' };
}
