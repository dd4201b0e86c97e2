/** What was filled in while the page was there and its script was not. */
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValue, FormValues } from '#app/forms/form-values.ts';

/** What a native control shows now and what it began with; undefined where the page cannot have changed it. */
function textIn(element: HTMLElement | null): { now: string | boolean; first: string | boolean } | undefined {
  if (element instanceof HTMLTextAreaElement) return { now: element.value, first: element.defaultValue };
  if (element instanceof HTMLSelectElement) {
    const first = [...element.options].find((option) => option.defaultSelected) ?? element.options[0];
    return { now: element.value, first: first?.value ?? '' };
  }
  if (!(element instanceof HTMLInputElement) || element.type === 'file') return undefined;
  return isTick(element)
    ? { now: element.checked, first: element.defaultChecked }
    : { now: element.value, first: element.defaultValue };
}

type Tick = HTMLInputElement & { type: 'checkbox' | 'radio' };
const isTick = (element: HTMLElement): element is Tick =>
  element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);

/** The value of a field after one of its controls was changed: a text, a tick, a choice, or one word more or fewer of a list. */
function valueAfter(element: HTMLElement, now: string | boolean, held: unknown): FormValue | undefined {
  if (!isTick(element)) return now;
  if (Array.isArray(held)) {
    const others = (held as string[]).filter((one) => one !== element.value);
    return now ? [...others, element.value] : others;
  }
  if (element.type === 'checkbox') return now;
  // Of the radio buttons the one that is on tells.
  return now ? element.value : undefined;
}

/** What somebody typed or chose before script was there stays: the library would write the first value over it. */
export function useInputBeforeHydration(form: UseFormReturn<FormValues>) {
  const seen = useRef(new Set<string>());
  // The library tells what it holds only once all of it is on the page.
  const changed = useRef(new Map<string, FormValue>());
  return (name: string, attach: (element: HTMLElement | null) => void) => (element: HTMLElement | null) => {
    const key = element && isTick(element) ? `${name}=${element.value}` : name;
    const isFirst = element !== null && !seen.current.has(key);
    if (isFirst) seen.current.add(key);
    const shown = isFirst ? textIn(element) : undefined;
    attach(element);
    if (!element || !shown || shown.now === shown.first) return;
    const value = valueAfter(element, shown.now, changed.current.get(name) ?? form.getValues(name));
    if (value === undefined) return;
    changed.current.set(name, value);
    form.setValue(name, value, { shouldDirty: true });
  };
}
