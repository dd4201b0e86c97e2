import { createContext, use } from 'react';
import type { FormOf } from '#app/forms/use-form.ts';

export const FormContext = createContext<FormOf | null>(null);

/** The form around a part. */
export function useFormContext(): FormOf {
  const form = use(FormContext);
  if (!form) throw new Error('a part of a form stands outside of <Form>');
  return form;
}

/** Id of the control of a field: the links of the summary lead there. */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;
