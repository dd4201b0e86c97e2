import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { ThemeConfig } from '#contract/theme.ts';
import { lookWhileTyping } from '#app/features/themes/form-schema.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import type { FormValues } from '#app/forms/form-values.ts';

/** The look as the form has it now, kept or not. Working it out may lag behind what is typed. */
export function useTypedLook(): ThemeConfig {
  const { form, startValues } = useFormContext();
  const watched = useWatch({ control: form.control }) as FormValues;
  const values = useDeferredValue(watched);
  return useMemo(() => lookWhileTyping({ ...startValues, ...values }), [startValues, values]);
}
