import type { ReactNode } from 'react';

/** One thing to choose in a combo box, select or sheet. */
export type ChoiceOption = {
  value: string;
  label: string;
  description?: string;
  icon?: ReactNode;
  /** Heading it stands under; options of one section stand together. */
  section?: string;
  /** Why it cannot be chosen now; shown below its label. */
  blockedReason?: string;
};

/** From so many options on a phone shows them in a sheet of its own. */
export const sheetFrom = 6;

/** Options by their section, in the order of the first of each. */
export function sectionsOf(options: readonly ChoiceOption[]): [section: string, ChoiceOption[]][] {
  const found = new Map<string, ChoiceOption[]>();
  for (const option of options) {
    const section = option.section ?? '';
    found.set(section, [...(found.get(section) ?? []), option]);
  }
  return [...found];
}

// Letters without their accents, so that 'cafe' finds 'Café'; as long as the text itself for all letters in use here.
const plain = (text: string) =>
  [...text.normalize('NFC')]
    .map((letter) => letter.normalize('NFD')[0] ?? letter)
    .join('')
    .toLowerCase();

export const matches = (label: string, typed: string): boolean => plain(label).includes(plain(typed.trim()));

/** A label in three: before the match, the match, and after it. */
export function matchIn(label: string, typed: string): readonly [string, string, string] {
  const wanted = plain(typed.trim());
  const at = wanted === '' ? -1 : plain(label).indexOf(wanted);
  if (at < 0) return [label, '', ''];
  return [label.slice(0, at), label.slice(at, at + wanted.length), label.slice(at + wanted.length)];
}
