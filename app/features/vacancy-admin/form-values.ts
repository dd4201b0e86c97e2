/** The vacancy as it is typed, for what is beside the form. */
import { useEffect, useState } from 'react';
import type { DayPart } from '#contract/schedule.ts';
import { choosePictures } from '#app/drawings/scenes.ts';
import type { VacancySummary } from '#app/features/vacancies/components/summary.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import type { FormValues } from '#app/forms/form-values.ts';

/** What the form holds; before script what it began with. Told by the form, so that the fields beside are not drawn again. */
export function useTyped(): FormValues {
  const { form, startValues } = useFormContext();
  const [typed, setTyped] = useState<FormValues>();
  useEffect(() => {
    const read = () => setTyped({ ...form.getValues() });
    // What was typed before script was there has been told to nobody.
    read();
    return form.subscribe({ formState: { values: true }, callback: read });
  }, [form]);
  return typed ?? startValues;
}

export const textOf = (values: FormValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
};

export const wordsIn = (values: FormValues, name: string): string[] => {
  const value = values[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
};

const numberIn = (values: FormValues, name: string): number | null => {
  const number = Number.parseFloat(textOf(values, name).replace(',', '.'));
  return Number.isNaN(number) ? null : number;
};

type Known = Pick<VacancySummary, 'id' | 'organizationName' | 'title' | 'photo'>;

/** As a card of the search shows it. */
export function summaryOfTyped(values: FormValues, { title, ...known }: Known): VacancySummary {
  const summary: VacancySummary = {
    ...known,
    title: textOf(values, 'title') || title,
    titleEn: textOf(values, 'titleEn') || null,
    schedule:
      values['isFlexible'] === true
        ? 'flexible'
        : wordsIn(values, 'parts').map((cell) => cell.replace('-', '_') as DayPart),
    startsOn: textOf(values, 'startsOn') || null,
    endsOn: textOf(values, 'endsOn') || null,
    hoursMin: numberIn(values, 'hoursMin'),
    hoursMax: numberIn(values, 'hoursMax'),
    tags: wordsIn(values, 'tags') as VacancySummary['tags'],
    isRemote: values['isRemote'] === true,
    city: textOf(values, 'city') || null,
    distanceKm: null,
    positionsLeft: numberIn(values, 'positions'),
    imageKey: textOf(values, 'imageKey') || null,
    lat: null,
    lon: null,
    category: wordsIn(values, 'categoryIds')[0] ?? null,
  };
  return choosePictures([summary])[0] ?? summary;
}
