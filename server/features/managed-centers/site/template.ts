/** What the site of a new centre is made of: pages in both languages, and menus that lead to them. */
import { readFileSync } from 'node:fs';
import { blockTypes, type Block } from '#contract/blocks/all-blocks.ts';
import { dialled } from '#contract/dialled-number.ts';
import type { Locale } from '#contract/locales.ts';
import type { Menu } from '#contract/menu-items.ts';
import type { PageContent } from '#contract/page-fields.ts';
import type { SystemPageId } from '#contract/system-pages.ts';

/** What is known of the centre when its site is made. */
export interface SiteFacts {
  /** In the language of the page. */
  name: string;
  email: string | null;
  phoneNumber: string | null;
  address: string | null;
}

export const pageKeys = ['home', 'about', 'organizations', 'questions', 'contact'] as const;
export type PageKey = (typeof pageKeys)[number];

export type PageTemplate = Pick<
  PageContent,
  'slug' | 'title' | 'summary' | 'metaDescription' | 'pageLayout' | 'showTitleOnPage'
> & { blocks: readonly Block[] };

export type SiteTemplate = Readonly<Record<PageKey, PageTemplate>>;

const versions = new Map<unknown, number>(blockTypes.map(({ type, version }) => [type, version]));

/** A centre's own words stay words in a text with marks. */
const plain = (text: string): string =>
  text.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');

const reachedWords = {
  nl: { phone: 'Telefoon', mail: 'Mail', address: 'Adres', none: 'Onze gegevens staan hier binnenkort.' },
  en: { phone: 'Phone', mail: 'Mail', address: 'Address', none: 'Our details will be here soon.' },
} as const satisfies Record<Locale, object>;

/** How a centre is reached, a line each; what it did not say is left out. */
function reached({ email, phoneNumber, address }: SiteFacts, locale: Locale): string {
  const words = reachedWords[locale];
  const lines = [
    phoneNumber && `- ${words.phone}: [${plain(phoneNumber)}](tel:${dialled(phoneNumber)})`,
    email && `- ${words.mail}: [${plain(email)}](mailto:${encodeURIComponent(email).replace('%40', '@')})`,
    address && `- ${words.address}: ${plain(address)}`,
  ].filter(Boolean);
  return lines.length > 0 ? lines.join('\n') : words.none;
}

/** The pages as they are kept: a name in a text with marks is another than elsewhere, and a block has the version of its kind by now. */
const filled = (facts: SiteFacts, locale: Locale) =>
  function (this: unknown, key: string, value: unknown): unknown {
    if (key === 'blocks')
      return (value as { type: unknown }[]).map((one) => ({ version: versions.get(one.type), ...one }));
    if (typeof value !== 'string') return value;
    const name = key === 'markdown' ? plain(facts.name) : facts.name;
    return value.replaceAll(/\{\{(name|reached)\}\}/g, (_, what) =>
      what === 'name' ? name : reached(facts, locale),
    );
  };

/** In plain words (B1): true of every centre, and to be made its own. */
const kept = readFileSync(new URL('pages.json', import.meta.url), 'utf8');

/** The pages of a language, with what is known of the centre. */
export const siteIn = (locale: Locale, facts: SiteFacts): SiteTemplate =>
  (JSON.parse(kept, filled(facts, locale)) as Record<Locale, SiteTemplate>)[locale];

export interface MenuTemplate {
  nl: string;
  en: string;
  page?: PageKey;
  screen?: SystemPageId;
  links?: readonly MenuTemplate[];
}

/** A screen that the product or the centre does not have is left out. */
export const siteMenuTemplates: Readonly<Record<Menu, readonly MenuTemplate[]>> = {
  main: [
    { nl: 'Vacatures', en: 'Vacancies', screen: 'vacancies' },
    { nl: 'Activiteiten', en: 'Activities', screen: 'activities' },
    { nl: 'Voor organisaties', en: 'For organisations', page: 'organizations' },
    { nl: 'Nieuws', en: 'News', screen: 'news' },
    { nl: 'Over ons', en: 'About us', page: 'about' },
    { nl: 'Contact', en: 'Contact', page: 'contact' },
  ],
  footer: [
    {
      nl: 'Ik wil helpen',
      en: 'I want to help',
      links: [
        { nl: 'Zoek een vacature', en: 'Find a vacancy', screen: 'vacancies' },
        { nl: 'Vragen en antwoorden', en: 'Questions and answers', page: 'questions' },
        { nl: 'Maak een account', en: 'Create an account', screen: 'sign_up' },
      ],
    },
    {
      nl: 'Ik zoek vrijwilligers',
      en: 'I am looking for volunteers',
      links: [
        { nl: 'Zo werkt het', en: 'How it works', page: 'organizations' },
        { nl: 'Meld je organisatie aan', en: 'Register your organisation', screen: 'organization_signup' },
      ],
    },
    {
      nl: 'Deze site',
      en: 'This site',
      links: [
        { nl: 'Over ons', en: 'About us', page: 'about' },
        { nl: 'Contact', en: 'Contact', page: 'contact' },
        { nl: 'Toegankelijkheid', en: 'Accessibility', screen: 'accessibility' },
      ],
    },
  ],
  account: [{ nl: 'Vragen en antwoorden', en: 'Questions and answers', page: 'questions' }],
};
