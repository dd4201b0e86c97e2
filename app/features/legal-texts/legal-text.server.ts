/** What a centre tells about itself and its site: texts of the product, filled in with the centre's own name, settings and periods. */
import { mostSeen } from '#contract/bookmark-limits.ts';
import { organizationCriteria } from '#contract/consent-texts.ts';
import type { Locale } from '#contract/locales.ts';
import { legalPages, type LegalPage } from '#contract/public-pages.ts';
import { inactivityWarnings, keptDays, type Retention } from '#contract/retention.ts';
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

export interface LegalText {
  title: string;
  lead: string;
  sections: { id: string; title: string; prose: Prose[] }[];
  /** The other pages of this kind. */
  others: { href: string; title: string }[];
}

type Words = ReturnType<typeof wordsOf<'legal-texts'>>;
type Key = Parameters<Words>[0];

const sections = {
  terms: ['who', 'account', 'applying', 'organizations', 'rules', 'care', 'changes'],
  privacy: ['who', 'what', 'whoSees', 'howLong', 'others', 'rights', 'complaint', 'safety'],
  cookies: ['needed', 'storage', 'counting', 'noCounting', 'video', 'away'],
  accessibility: ['goal', 'status', 'tested', 'limits', 'report', 'complaint'],
} as const;

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
    name: plain(name),
    criteria: bullets(organizationCriteria[locale]),
    counting: t(isCounting ? 'texts.privacy.counting.yes' : 'texts.privacy.counting.no'),
    seen: String(mostSeen),
    list: cookieList(t, isCounting),
    consent: span(t, siteCookies.find(({ about }) => about === 'consent')?.seconds ?? 0),
  };
}

const titleOf = (t: Words, page: LegalPage) => t(`titles.${page}`);

export function legalText(page: LegalPage, site: LegalSite): LegalText {
  const t = wordsOf(site.locale, 'legal-texts');
  const values = valuesOf(t, site);
  const left = site.isCounting ? 'noCounting' : 'counting';
  const names = sections[page].filter((name) => name !== left);
  const others = (Object.keys(legalPages) as LegalPage[]).filter((other) => other !== page);
  return {
    title: titleOf(t, page),
    lead: t(`leads.${page}`, { name: site.name }),
    sections: names.map((name) => ({
      id: name,
      title: t(`texts.${page}.${name}.title` as Key),
      prose: proseFrom(t(`texts.${page}.${name}.text` as Key, values)),
    })),
    others: others.map((other) => ({ href: legalPages[other], title: titleOf(t, other) })),
  };
}
