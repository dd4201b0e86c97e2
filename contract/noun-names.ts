/** What a record of each noun is called in a sentence, in both languages: in Dutch with its article, which nobody can guess. */
import type { Locale } from './locales.ts';
import { plainNouns } from './plain-nouns.ts';

type Names = Readonly<Record<Locale, string>>;

const nounNames: Readonly<Record<string, Names>> = {
  vacancies: { nl: 'de vacature', en: 'vacancy' },
  organizations: { nl: 'de organisatie', en: 'organisation' },
  forms: { nl: 'het formulier', en: 'form' },
  pages: { nl: 'de pagina', en: 'page' },
  managed_centers: { nl: 'de vrijwilligerscentrale', en: 'volunteer centre' },
  stock_images: { nl: 'het beeld', en: 'picture' },
  ...plainNouns,
};

/** `the`: before a name, 'de partner' De Kade. `one`: in place of it, 'een partner'. */
type Form = 'the' | 'one';

const inForm: Readonly<Record<Locale, Record<Form, (name: string) => string>>> = {
  nl: { the: (name) => name, one: (name) => name.replace(/^(de|het) /, 'een ') },
  en: { the: (name) => `the ${name}`, one: (name) => (/^[aeio]/.test(name) ? `an ${name}` : `a ${name}`) },
};

/** Of a JSON:API type; undefined for what has no name here. */
export function nounName(locale: Locale, type: string, form: Form): string | undefined {
  const names = Object.hasOwn(nounNames, type) ? nounNames[type] : undefined;
  return names && inForm[locale][form](names[locale]);
}
