/** A key for a new centre, from how it is called. */
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormContext } from '#app/forms/form-context.ts';

const longest = 41;

/** 'Buurtwerk Óost & Zand' → 'buurtwerk-oost-zand'; empty where no letter is left. */
export const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, longest)
    .replace(/-$/, '');

/** Follows the name until somebody writes a key of their own. */
export function useProposedKey(isAsked: boolean): void {
  const { form } = useFormContext();
  const name: unknown = useWatch({ control: form.control, name: 'name' });
  const proposed = useRef('');
  useEffect(() => {
    if (!isAsked || typeof name !== 'string') return;
    const now = form.getValues('key');
    if (now !== '' && now !== proposed.current) return;
    proposed.current = keyOf(name);
    if (now !== proposed.current) form.setValue('key', proposed.current);
  }, [isAsked, form, name]);
}
