/**
 * What the centre asks of volunteer work (the criteria of the association of volunteer centres, NOV), looked for in a vacancy. It finds
 * what stands out and no more: whether that is wrong is for a person to see.
 */
import type { VacancyAttributes } from '#contract/vacancies.ts';
import type { CheckLevel } from '#contract/organization-checks.ts';

/** In the order in which they are shown. */
export const findingKeys = [
  'paid',
  'selection',
  'experience',
  'private',
  'contact',
  'insured',
  'costs',
  'when',
  'hours',
  'language',
] as const;
export type FindingKey = (typeof findingKeys)[number];

export interface Finding {
  key: FindingKey;
  level: CheckLevel;
  /** Where it is in the text, as it stands there. */
  quotes: string[];
}

export const textFields = [
  'title',
  'summary',
  'description',
  'titleEn',
  'summaryEn',
  'descriptionEn',
] as const;
export type TextField = (typeof textFields)[number];

export type Checked = Pick<
  VacancyAttributes,
  | TextField
  | 'schedule'
  | 'startsOn'
  | 'isRemote'
  | 'city'
  | 'hoursMin'
  | 'hoursMax'
  | 'tags'
  | 'compensation'
  | 'contactPerson'
  | 'isInsured'
>;

/** What is read of a vacancy for it. */
export const checkedAttributes = [
  ...textFields,
  'schedule',
  'startsOn',
  'isRemote',
  'city',
  'hoursMin',
  'hoursMax',
  'tags',
  'compensation',
  'contactPerson',
  'isInsured',
] as const satisfies readonly (keyof Checked)[];

const patterns = {
  paid: /\b(?:uurloon|salaris|loonschaal|betaalde baan|zzp|hourly wage|salary|paid job)\b|€ ?\d{1,4}(?:[.,]\d\d)? (?:per|an) (?:uur|hour)/giu,
  selection:
    /\b(?:alleen|uitsluitend|only)(?: voor| for)? (?:mannen|vrouwen|dames|heren|jongeren|jonge mensen|nederlanders|men|women|young people)\b|\b(?:niet ouder dan|not older than|leeftijd tussen|aged between) [^.!?\n]{1,30}/giu,
  experience:
    /\b(?:minstens|minimaal|ten minste|at least) \S{1,8} (?:jaar|years?)(?: of)? (?:ervaring|werkervaring|experience)[^.!?\n]{0,40}|\b(?:ervaring|diploma|experience|degree) (?:is )?(?:vereist|verplicht|noodzakelijk|required)|\b(?:mbo|hbo|wo)[ -](?:niveau|diploma|werk- en denkniveau)/giu,
  private: /(?<!\d)(?:\+31|0)(?:[ -]?\d){9}(?!\d)|[\w.-]{1,64}@[\w-]{1,60}\.[\w.-]{2,30}/giu,
} as const;

/** A sentence of more words than this is hard to read. */
const longestSentence = 25;
/** More a week is work that ought to be paid. */
const mostHours = 20;
/** Enough to see what is meant. */
const mostQuotes = 5;

const unique = (quotes: readonly string[]) => [...new Set(quotes)].slice(0, mostQuotes);

const longSentences = (text: string): string[] =>
  text
    .split(/[.!?\n]/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length > longestSentence);

const namesCosts = (text: string) =>
  /onkosten|reiskosten|reisgeld|krijg je terug|expenses|get back/iu.test(text);

/** Every criterion with what was found of it; `good` where nothing was. */
export function findingsOf(vacancy: Checked): Finding[] {
  const texts = textFields.flatMap((name) => vacancy[name] ?? []);
  const text = texts.join('\n');
  const found = (key: keyof typeof patterns) =>
    unique([...text.matchAll(patterns[key])].map(([quote]) => quote.trim()));
  const hours = vacancy.hoursMax ?? vacancy.hoursMin ?? 0;
  const isWhenKnown =
    vacancy.schedule === 'flexible' || vacancy.schedule.length > 0 || vacancy.startsOn !== null;
  const isWhereKnown = vacancy.isRemote || vacancy.city !== null;
  const quoted = (key: FindingKey, level: 'warning' | 'danger', quotes: string[]): Finding => ({
    key,
    level: quotes.length > 0 ? level : 'good',
    quotes,
  });
  const plain = (key: FindingKey, isGood: boolean): Finding => ({
    key,
    level: isGood ? 'good' : 'warning',
    quotes: [],
  });
  return [
    quoted('paid', 'danger', found('paid')),
    quoted('selection', 'danger', found('selection')),
    quoted('experience', 'warning', found('experience')),
    quoted('private', 'warning', found('private')),
    plain('contact', vacancy.contactPerson !== null),
    plain('insured', vacancy.isInsured || /\bverzekerd\b|\binsured\b/iu.test(text)),
    plain('costs', vacancy.compensation !== 'none' || vacancy.tags.includes('once') || namesCosts(text)),
    plain('when', isWhenKnown && isWhereKnown),
    plain('hours', vacancy.tags.includes('once') || hours <= mostHours),
    quoted('language', 'warning', unique(texts.flatMap(longSentences))),
  ];
}

const ranks = ['good', 'warning', 'danger'] as const satisfies readonly CheckLevel[];

/** The worst of them. */
export const worstOf = (findings: readonly Finding[]): CheckLevel =>
  ranks.findLast((rank) => findings.some(({ level }) => level === rank)) ?? 'good';
