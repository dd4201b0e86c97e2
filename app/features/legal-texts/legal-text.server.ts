/** What a centre tells about itself and its site: texts of the product, filled in with the centre's own name, settings and periods, with what the centre made of them. */
import { mostSeen } from '#contract/bookmark-limits.ts';
import { centerWords } from '#contract/center-name.ts';
import { organizationCriteria } from '#contract/consent-texts.ts';
import type { Locale } from '#contract/locales.ts';
import { keptAnswers } from '#contract/forms.ts';
import { sectionsOf } from '#contract/legal-sections.ts';
import type { LegalSection } from '#contract/legal-texts.ts';
import { legalPages, type LegalPage } from '#contract/public-pages.ts';
import { inactivityWarnings, keptDays, type Retention } from '#contract/retention.ts';
import { sanitizeHtml, type SafeHtml } from '#contract/rich-text/sanitize.ts';
import { sessionDays, siteCookies } from '#contract/site-cookies.ts';
import { proseFrom } from '#app/ui/prose/read-prose.server.ts';
import type { Prose } from '#app/ui/prose/prose-text.tsx';
import { wordsOf } from '#app/i18n/all-words.server.ts';

export interface LegalSite {
  locale: Locale;
  /** Of the centre, as its site is called. */
  name: string;
  retention: Retention;
  /** Whether this centre counts visits, for whoever says yes. */
  isCounting: boolean;
}

/** A text of the centre; the language where it is not that of the page. */
export interface AddedText {
  title: { text: string; lang?: Locale } | null;
  html: SafeHtml;
  lang?: Locale;
}
export interface LegalTextSection {
  id: string;
  title: string;
  /** Of the title, where a centre wrote it in another language than that of the page. */
  lang?: Locale;
  /** Of the product; nothing where the centre's own stands in its place. */
  prose: Prose[];
  added: AddedText | null;
}
export interface LegalText {
  title: string;
  lead: string;
  sections: LegalTextSection[];
  /** The other pages of this kind. */
  others: { href: string; title: string }[];
}

type Words = ReturnType<typeof wordsOf<'legal-texts'>>;
type Key = Parameters<Words>[0];

const daySeconds = 86_400;

/** '28 days', '2 years'. */
function span(t: Words, seconds: number): string {
  const days = seconds / daySeconds;
  if (days >= 365 && days % 365 === 0) return t('spans.years', { count: days / 365 });
  if (days >= 1) return t('spans.days', { count: Math.round(days) });
  return t('spans.seconds', { count: seconds });
}
const spanOfDays = (t: Words, days: number) => span(t, days * daySeconds);

/** A centre's own words stay words in a text with marks. */
const plain = (text: string) => text.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

function cookieList(t: Words, isCounting: boolean): string {
  const visible = siteCookies.filter(({ isForAnalytics }) => isCounting || !isForAnalytics);
  return bullets(
    visible.map(({ names, about, seconds }) =>
      t('texts.cookies.line', {
        names: names.join(', '),
        about: t(`texts.cookies.about.${about}`),
        span: seconds === null ? t('spans.closing') : span(t, seconds),
      }),
    ),
  );
}

function valuesOf(t: Words, { locale, name, retention, isCounting }: LegalSite): Record<string, string> {
  const days = { ...retention, ...keptDays, session: sessionDays };
  return {
    ...Object.fromEntries(Object.entries(days).map(([key, count]) => [key, spanOfDays(t, count)])),
    firstWarning: spanOfDays(t, inactivityWarnings.first),
    lastWarning: spanOfDays(t, inactivityWarnings.last),
    formAnswers: spanOfDays(t, keptAnswers.most),
    name: plain(name),
    criteria: bullets(organizationCriteria[locale]),
    counting: t(isCounting ? 'texts.privacy.counting.yes' : 'texts.privacy.counting.no'),
    seen: String(mostSeen),
    list: cookieList(t, isCounting),
    consent: span(t, siteCookies.find(({ about }) => about === 'consent')?.seconds ?? 0),
  };
}

const titleOf = (t: Words, page: LegalPage) => t(`titles.${page}`);

/** Of what the centre wrote in Dutch, what a reader of this page gets. */
function said(locale: Locale, dutch: string | null, english: string | null) {
  const words = centerWords(locale, dutch, english);
  return words && { text: words.text, ...(words.language !== locale && { lang: words.language }) };
}

function addedBy(locale: Locale, { title, titleEn, text, textEn }: LegalSection): AddedText {
  const { text: html, ...more } = said(locale, text, textEn) ?? { text: '' };
  return { title: said(locale, title, titleEn), html: sanitizeHtml(html), ...more };
}

/** A section of the product, with what the centre adds to it or puts in its place. */
function withOwn(section: Omit<LegalTextSection, 'added'>, locale: Locale, own: LegalSection | undefined) {
  if (!own) return { ...section, added: null };
  const added = addedBy(locale, own);
  if (own.kind === 'addition') return { ...section, added };
  const { text: title, ...more } = added.title ?? { text: section.title };
  return { id: section.id, title, ...more, prose: [], added: { ...added, title: null } };
}

/** A section that the centre has and the product has not. */
function ownSection(locale: Locale, own: LegalSection, index: number): LegalTextSection {
  const added = addedBy(locale, own);
  const { text: title, ...more } = added.title ?? { text: '' };
  return { id: `own-${index + 1}`, title, ...more, prose: [], added: { ...added, title: null } };
}

/** A page as its readers get it: `own` are the centre's texts of it. */
export function legalText(page: LegalPage, site: LegalSite, own: readonly LegalSection[]): LegalText {
  const { locale, name: siteName, isCounting } = site;
  const t = wordsOf(locale, 'legal-texts');
  const values = valuesOf(t, site);
  const left = isCounting ? 'noCounting' : 'counting';
  const names = sectionsOf(page).filter((name) => name !== left);
  const others = (Object.keys(legalPages) as LegalPage[]).filter((other) => other !== page);
  const ofProduct = names.map((id) => {
    const title = t(`texts.${page}.${id}.title` as Key);
    const prose = proseFrom(t(`texts.${page}.${id}.text` as Key, values));
    return withOwn(
      { id, title, prose },
      locale,
      own.find(({ section }) => section === id),
    );
  });
  return {
    title: titleOf(t, page),
    lead: t(`leads.${page}`, { name: siteName }),
    sections: [
      ...ofProduct,
      ...own.filter(({ kind }) => kind === 'own').map((one, index) => ownSection(locale, one, index)),
    ],
    others: others.map((other) => ({ href: legalPages[other], title: titleOf(t, other) })),
  };
}
