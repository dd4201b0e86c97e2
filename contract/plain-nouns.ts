/**
 * Nouns of which everybody reads a list and a record, and which whoever has one right over the whole centre adds, changes and removes.
 * What happens with them is recorded and told in the usual words. A new one is one line.
 */
import type { Locale } from './locales.ts';
import type { Right } from './rights.ts';

export interface PlainNoun extends Readonly<Record<Locale, string>> {
  /** Who has it for the whole centre may change them, and reads of those that are changed what they are called. */
  right: Right;
  /** The column that says what one is called. */
  calledBy: string;
}

/** By JSON:API type, which is the name of the table: `partners: { right, calledBy: 'name', nl: 'de partner', en: 'partner' }`. */
export const plainNouns = {
  contact_people: {
    right: 'center_settings.manage',
    calledBy: 'name',
    nl: 'de contactpersoon',
    en: 'contact person',
  },
  partners: { right: 'partners.manage', calledBy: 'name', nl: 'de partner', en: 'partner' },
} as const satisfies Readonly<Record<string, PlainNoun>>;

export type PlainNounType = keyof typeof plainNouns;

/** What is done with them. */
export const plainActs = ['create', 'update', 'delete'] as const;
export type PlainAct = (typeof plainActs)[number];
