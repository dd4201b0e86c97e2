/** What vacancies are compared by, each in words: when, where, how long, what is asked and what one gets. */
import { listFormat } from '#contract/formatters.ts';
import { distance, longDay } from '#app/i18n/format.ts';
import type { Locale } from '#contract/locales.ts';
import type { Messages, WordKey } from '#app/i18n/nouns.ts';
import type { Translate } from '#app/i18n/words.ts';
import { periodWords } from '#app/features/vacancies/components/period.ts';
import { hoursWords } from '#app/features/vacancies/components/practical.ts';
import { whenWords } from '#app/features/vacancies/components/when.ts';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';

export interface Speaking {
  t: Translate<'bookmarks'>;
  v: Translate<'vacancies'>;
  locale: Locale;
  /** Milliseconds. */
  now: number;
  /** The place that distances are measured from; empty without one. */
  near: string;
}

export type RowName = Extract<WordKey<Messages['bookmarks']>, `compare.row.${string}`>;
/** Empty where a vacancy says nothing of it. */
type Row = [name: RowName, textOf: (view: VacancyView, speaking: Speaking) => string];
/** A text for each vacancy. */
export type ComparedRow = { name: RowName; texts: readonly string[] };

/** Names begin with a capital in their list; in a sentence they do not, but 'VOG' does. */
const small = (name: string, at: number) =>
  at > 0 && /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
const together = (locale: Locale, names: readonly string[]) => listFormat(locale).format(names.map(small));
/** What is no sentence together. */
const oneByOne = (parts: readonly string[]) => parts.map(small).join(', ');

function when({ schedule, startsOn, endsOn }: VacancyView, { v, locale }: Speaking): string {
  return whenWords(
    v,
    schedule,
    startsOn !== null && startsOn === endsOn ? longDay(locale, startsOn) : undefined,
  );
}

function where({ isRemote, street, city }: VacancyView, { t, v }: Speaking): string {
  if (isRemote) return t('compare.remote');
  return [street, city].filter(Boolean).join(', ') || v('show.placeUnknown');
}

function away({ isRemote, distanceKm }: VacancyView, { t, locale, near }: Speaking): string {
  if (isRemote) return t('compare.remote');
  if (distanceKm === null) return t('compare.distanceUnknown');
  if (distanceKm < 0.1) return t('compare.nearby', { near });
  return t('compare.away', { distance: distance(locale, distanceKm), near });
}

function asked({ requiresVog, minimumAge, skills }: VacancyView, { t, v }: Speaking): string {
  const parts = [
    ...(requiresVog ? [v('show.certificate')] : []),
    ...(minimumAge ? [v('show.minimumAge', { age: minimumAge })] : []),
    ...skills.map((skill) => v(`show.skills.${skill}`)),
  ];
  return parts.length > 0 ? oneByOne(parts) : t('compare.nothingAsked');
}

const languages: readonly string[] = ['no_dutch', 'little_dutch'];

function language({ languageLevel, suitableFor }: VacancyView, { v }: Speaking): string {
  if (languageLevel) return v('show.language', { level: languageLevel });
  const needs = suitableFor.find((whom) => languages.includes(whom));
  return needs ? v('show.suits', { whom: v(`show.suitableFor.${needs}`) }) : '';
}

/** The language has a row of its own. */
function suits({ suitableFor }: VacancyView, { v, locale }: Speaking): string {
  const others = suitableFor.filter((whom) => !languages.includes(whom));
  const text = listFormat(locale).format(others.map((whom) => v(`show.suitableFor.${whom}`)));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const access = ({ isWheelchairAccessible, accessibility }: VacancyView, { v }: Speaking) =>
  oneByOne([
    ...(isWheelchairAccessible ? [v('show.wheelchair')] : []),
    ...accessibility.map((one) => v(`show.accessibility.${one}`)),
  ]);

/** What one gets for it. */
function gets({ compensation, isInsured }: VacancyView, { t, v }: Speaking): string {
  const allowance =
    compensation === 'none'
      ? t('compare.noAllowance')
      : v(compensation === 'expenses' ? 'show.expenses' : 'show.volunteerFee');
  return oneByOne([allowance, ...(isInsured ? [v('show.insured')] : [])]);
}

function places({ positions, positionsLeft }: VacancyView, { t, v }: Speaking): string {
  if (positions === null || positionsLeft === null) return v('show.anyNumber');
  if (positionsLeft === 0) return t('compare.full');
  return positions === 1 ? v('show.onlyPlace') : t('compare.placesLeft', { count: positionsLeft, positions });
}

const withWhom = ({ targetGroups, organizationName }: VacancyView, { v, locale }: Speaking) =>
  targetGroups.length > 0
    ? together(locale, targetGroups)
    : v('show.withOrganization', { organization: organizationName });

const rows: readonly Row[] = [
  ['compare.row.organization', ({ organizationName }) => organizationName],
  ['compare.row.when', when],
  ['compare.row.howLong', (view, { v, locale }) => hoursWords(v, locale, view) ?? v('show.hoursUnknown')],
  ['compare.row.period', (view, speaking) => periodWords(speaking.v, speaking, view) ?? ''],
  ['compare.row.where', where],
  ['compare.row.distance', away],
  ['compare.row.withWhom', withWhom],
  ['compare.row.asked', asked],
  ['compare.row.language', language],
  ['compare.row.suits', suits],
  ['compare.row.access', access],
  ['compare.row.gets', gets],
  ['compare.row.places', places],
  ['compare.row.until', ({ expiresAt }, { locale }) => (expiresAt ? longDay(locale, expiresAt) : '')],
];

/** What differs, and what is the same for all. What none of them says anything of is left out, and the distance without a place. */
export function compareRows(
  views: readonly VacancyView[],
  speaking: Speaking,
): { differing: ComparedRow[]; same: ComparedRow[] } {
  const said = rows
    .filter(([name]) => speaking.near !== '' || name !== 'compare.row.distance')
    .map(([name, textOf]) => ({ name, texts: views.map((view) => textOf(view, speaking)) }))
    .filter(({ texts }) => texts.some((text) => text !== ''));
  const isSame = ({ texts }: ComparedRow) => new Set(texts).size === 1;
  return { differing: said.filter((row) => !isSame(row)), same: said.filter(isSame) };
}
