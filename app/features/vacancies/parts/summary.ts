/** What a card or a row shows of a vacancy: lists ask for these fields only, so that a page of 48 stays light. */
import type { vacancies } from '#contract/vacancies.ts';
import type { Locale } from '#contract/locales.ts';
import type { RecordOf } from '#app/api/record.ts';
import { choosePictures } from '#app/drawings/scenes.ts';

const shown = [
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
  'positionsLeft',
  'imageKey',
  'lat',
  'lon',
] as const;

type Fields = Pick<RecordOf<typeof vacancies>, (typeof shown)[number] | 'id'>;
/** `category` is the first one. */
export type VacancySummary = Fields & { category: string | null };

/** For `fields` of a list. */
export const summaryFields = { vacancies: [...shown, 'categories'] } as const;

/** Leaves out what the client of the API adds, such as rights. */
const summaryOf = (vacancy: Fields & { categories: { id: string }[] }): VacancySummary => {
  const picked: Record<string, unknown> = { id: vacancy.id, category: vacancy.categories[0]?.id ?? null };
  for (const name of shown) picked[name] = vacancy[name];
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
