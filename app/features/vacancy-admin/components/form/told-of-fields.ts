/** What is filled in in a folded part of the form, in words. */
import type { FormValues } from '#app/forms/form-values.ts';

/** What the values of lists are called, by field. */
export type FieldWords = Readonly<Record<string, readonly { value: string; label: string }[]>>;

/** Longer ones are not repeated: that they are there is enough. */
const longestTold = 24;

/** What a choice holds when nobody chose. */
const isUnset = (value: unknown) => value === '' || value === 'none' || value === null;

const holds = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value === true || (typeof value === 'string' && !isUnset(value));

/** Whether any of these fields was filled in. */
export const holdsAnything = (values: FormValues, fields: readonly string[]): boolean =>
  fields.some((name) => holds(values[name]));

/** Whether any of these fields holds something else than it began with. */
export const differs = (now: FormValues, start: FormValues, fields: readonly string[]): boolean =>
  fields.some((name) => JSON.stringify(now[name]) !== JSON.stringify(start[name]));

type Named = { labels: Readonly<Record<string, string>>; words: FieldWords | undefined };

/** What is filled in, field by field: the words that were chosen, else the field with what is in it where that is short. */
export function toldOf(values: FormValues, fields: readonly string[], { labels, words }: Named): string[] {
  return fields.flatMap((name) => {
    const value = values[name];
    if (!holds(value)) return [];
    const label = labels[name] ?? '';
    const chosen = words?.[name]?.filter((one) =>
      Array.isArray(value) ? value.some((each) => each === one.value) : one.value === value,
    );
    if (chosen && chosen.length > 0) return chosen.map((one) => one.label);
    if (Array.isArray(value)) return [`${label}: ${value.length}`];
    const isShort = typeof value === 'string' && value.length <= longestTold && !value.startsWith('<');
    return [isShort ? `${label}: ${value}` : label];
  });
}
