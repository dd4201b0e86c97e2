/** The sections of the pages that every centre has, and which of them the law prescribes: those stay, a centre adds to them. */
import type { Locale } from './locales.ts';
import type { LegalPage } from './public-pages.ts';

type Source = Readonly<Record<Locale, string>>;

const gdpr = (article: string, paragraph: string, point?: string): Source => ({
  nl: `AVG, artikel ${article} lid ${paragraph}${point ? ` onder ${point}` : ''}`,
  en: `GDPR, article ${article}(${paragraph})${point ? `(${point})` : ''}`,
});
const telecommunications: Source = {
  nl: 'Telecommunicatiewet, artikel 11.7a',
  en: 'Dutch Telecommunications Act, article 11.7a',
};
/** The statement itself, in the form that the decision of the Commission (EU) 2018/1523 gives it. */
const accessibility: Source = {
  nl: 'Tijdelijk besluit digitale toegankelijkheid overheid, artikel 4',
  en: 'Dutch decree on digital accessibility of public bodies, article 4',
};
const moderation: Source = {
  nl: 'Digitaledienstenverordening, artikel 14',
  en: 'Digital Services Act, article 14',
};

/** In the order of the page: by what law a section stays, null for one that a centre may put its own text in the place of. */
export const legalSections = {
  terms: {
    who: null,
    account: null,
    applying: null,
    organizations: null,
    rules: moderation,
    care: null,
    changes: null,
  },
  privacy: {
    who: gdpr('13', '1', 'a'),
    what: gdpr('13', '1', 'c'),
    whoSees: gdpr('13', '1', 'e'),
    howLong: gdpr('13', '2', 'a'),
    others: gdpr('13', '1', 'e'),
    rights: gdpr('13', '2', 'b'),
    complaint: gdpr('13', '2', 'd'),
    safety: null,
  },
  cookies: {
    needed: telecommunications,
    storage: telecommunications,
    counting: telecommunications,
    noCounting: null,
    video: telecommunications,
    away: null,
  },
  accessibility: {
    goal: null,
    status: accessibility,
    tested: accessibility,
    limits: accessibility,
    report: accessibility,
    complaint: accessibility,
  },
} as const satisfies Record<LegalPage, Readonly<Record<string, Source | null>>>;

/** The sections of a page by name, in their order. */
export const sectionsOf = (page: LegalPage): readonly string[] => Object.keys(legalSections[page]);

/** By what law a section stays; null for one that may be replaced, undefined for one that the page does not have. */
export function lawOf(page: LegalPage, section: string): Source | null | undefined {
  const sections: Readonly<Record<string, Source | null>> = legalSections[page];
  return Object.hasOwn(sections, section) ? sections[section] : undefined;
}
