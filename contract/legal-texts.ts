/** What a centre makes of the pages that every centre has: what it adds to their sections, puts in their place, and has of its own. */
import * as z from 'zod/mini';
import { formattedText, moment, oneOf, optionalText, typedText } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import type { Locale } from './locales.ts';
import { legalPages, type LegalPage } from './public-pages.ts';

/** Characters of one text, and texts of one page. */
export const longestLegalText = 4000;
export const mostLegalSections = 30;

export const legalPageNames = Object.keys(legalPages) as [LegalPage, ...LegalPage[]];

/** What each is called where it is told what was done with it. */
const legalPageWords: Readonly<Record<LegalPage, Readonly<Record<Locale, string>>>> = {
  terms: { nl: 'Voorwaarden', en: 'Terms of use' },
  privacy: { nl: 'Privacyverklaring', en: 'Privacy statement' },
  cookies: { nl: 'Cookies', en: 'Cookies' },
  accessibility: { nl: 'Toegankelijkheidsverklaring', en: 'Accessibility statement' },
};
export const legalPageWord = (page: string, locale: Locale): string =>
  Object.hasOwn(legalPageWords, page) ? legalPageWords[page as LegalPage][locale] : page;

/** `addition`: below the text of the product. `replacement`: in its place. `own`: a section that the product does not have. */
export const legalSectionKinds = ['addition', 'replacement', 'own'] as const;
export type LegalSectionKind = (typeof legalSectionKinds)[number];

/** What is filled in of one. */
export const legalSectionFields = {
  title: optionalText(120),
  titleEn: optionalText(120),
  text: formattedText(longestLegalText),
  textEn: z.nullable(formattedText(longestLegalText)),
};

const legalSection = z.object({
  kind: oneOf(legalSectionKinds),
  /** Name of the section of the product that it is about; null for one of the centre's own. */
  section: z.nullable(typedText(30)),
  ...legalSectionFields,
});
/** A text of the centre within a page. Those of its own stand below those of the product, in their order here. */
export type LegalSection = z.infer<typeof legalSection>;

const shownSection = z.object({
  kind: oneOf(legalSectionKinds),
  section: z.nullable(z.string()),
  title: z.nullable(z.string()),
  titleEn: z.nullable(z.string()),
  text: z.string(),
  textEn: z.nullable(z.string()),
});

/** What is said of a version in a list. */
const versionFacts = {
  /** Counted from 1, by page. */
  number: z.int(),
  publishedAt: moment(),
  /** What changed, in a sentence. */
  note: z.nullable(z.string()),
  noteEn: z.nullable(z.string()),
};

const empty = { relationships: {}, abilities: [], filters: {}, scopes: {}, sorts: [], includes: [] } as const;

/** One of the four pages as the centre's staff work on it; its id is its name, `privacy`. */
export const legalTexts = resourceContract({
  type: 'legal_texts',
  attributes: z.object({
    page: oneOf(legalPageNames),
    /** What is worked on: what is online where nothing was changed. */
    sections: z.array(shownSection),
    /** Whether visitors read it like this. */
    isOnline: z.boolean(),
    /** Who worked on it last; null when nobody did, and when that account is gone. */
    changedByName: z.nullable(z.string()),
    changedAt: z.nullable(moment()),
    /** All that were online, the newest first. */
    versions: z.array(
      z.object({
        ...versionFacts,
        authorName: z.nullable(z.string()),
        /** How many people with an account agreed to it (the terms) or said to have read it (privacy); null for other pages. */
        agreed: z.nullable(z.int()),
      }),
    ),
    /** How many did so while the text of the product stood there alone. */
    agreedBefore: z.nullable(z.int()),
    lockVersion: z.int(),
  }),
  ...empty,
});

/** Body of PATCH: all texts of the centre on this page, in place of those that were worked on. */
export const legalTextUpdate = z.object({
  sections: z.array(legalSection).check(z.maxLength(mostLegalSections)),
  lockVersion: z.optional(z.int()),
});
/** What is said with a new version: what changed, in a sentence. */
export const legalTextNotes = { note: optionalText(200), noteEn: optionalText(200) };
/** Body of putting online what is worked on. */
export const legalTextPublication = z.object({
  ...z.partial(z.object(legalTextNotes)).shape,
  lockVersion: z.optional(z.int()),
});
/** Body of taking up a version of before: it is worked on, what is online stays. */
export const legalTextVersionChoice = z.object({
  number: z.int().check(z.gte(1), z.lte(1_000_000)),
  lockVersion: z.optional(z.int()),
});
export type LegalTextUpdate = z.infer<typeof legalTextUpdate>;
export type LegalTextPublication = z.infer<typeof legalTextPublication>;
export type LegalTextVersionChoice = z.infer<typeof legalTextVersionChoice>;

/** What a centre has online of one page, for everybody; its id is `terms`, that of a version `terms-3`. */
export const publishedLegalTexts = resourceContract({
  type: 'published_legal_texts',
  attributes: z.object({
    page: oneOf(legalPageNames),
    /** Null while the text of the product stands there alone. */
    number: z.nullable(z.int()),
    publishedAt: z.nullable(moment()),
    sections: z.array(shownSection),
    /** All that were online, the newest first, which is the one in force. */
    versions: z.array(z.object(versionFacts)),
  }),
  ...empty,
});
