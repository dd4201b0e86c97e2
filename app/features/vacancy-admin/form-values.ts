/** The vacancy as it is typed, for what is beside the form. */
import { useEffect, useState } from 'react';
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

export const numberIn = (values: FormValues, name: string): number | null => {
  const number = Number.parseFloat(textOf(values, name).replace(',', '.'));
  return Number.isNaN(number) ? null : number;
};
