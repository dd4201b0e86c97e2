/**
 * What stands out in a vacancy, for whoever writes it and for whoever checks it: the criteria of the association of volunteer centres (NOV), the
 * facts that are missing, and words that not everybody reads easily. It finds and no more: whether that is wrong is for a person to see. One of
 * them is asked by law: a demand on age, sex, origin or religion needs a reason (`demandNeedsReason`).
 */
import type { VacancyAttributes } from '../vacancies.ts';
import { criterionIn } from './criteria.ts';
import { demandsIn } from './demands.ts';
import { facts, type FactFields } from './facts.ts';
import { hardWordsIn, type Spot } from './hard-words.ts';
import { citizenNumbersIn, contactsIn } from './private-details.ts';
import { longSentencesIn, saysNothing, shouts } from './readable-text.ts';

/** In the order in which they are shown: what is asked of volunteer work, then what helps who reads it. */
export const hintKeys = [
  'paid',
  'selection',
  'experience',
  'private',
  'bsn',
  'contact',
  'insured',
  'costs',
  'when',
  'hours',
  'language',
  'title',
  'words',
  'duration',
  'whom',
  'offers',
] as const;
export type HintKey = (typeof hintKeys)[number];

/** Nothing found, a help for the writer, a question of the centre, and what cannot stay so. */
export const hintLevels = ['good', 'tip', 'warning', 'danger'] as const;
export type HintLevel = (typeof hintLevels)[number];

export const hintedTexts = [
  'title',
  'summary',
  'description',
  'titleEn',
  'summaryEn',
  'descriptionEn',
] as const;
export type HintedText = (typeof hintedTexts)[number];

/** Where in which text it is. */
export interface HintPlace extends Spot {
  field: HintedText;
}

export interface Hint {
  key: HintKey;
  level: HintLevel;
  places: HintPlace[];
}

/** What is read of a vacancy for it; its formatted texts as `readableLines`. */
export type Hinted = FactFields & Pick<VacancyAttributes, HintedText | 'minimumAge' | 'demandReason'>;

/** The same, by name. */
export const hintedAttributes = [
  ...hintedTexts,
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
  'targetGroupIds',
  'minimumAge',
  'demandReason',
] as const satisfies readonly (keyof Hinted)[];

/** Enough to see what is meant. */
const mostPlaces = 8;

const languageOf = (field: HintedText) => (field.endsWith('En') ? 'en' : 'nl');

type Finder = (text: string, field: HintedText) => readonly Spot[];

/** Each wording once, where it stands first. */
function placesOf(vacancy: Pick<Hinted, HintedText>, find: Finder): HintPlace[] {
  const places = hintedTexts.flatMap((field) => {
    const text = vacancy[field];
    return text ? find(text, field).map((spot) => ({ ...spot, field })) : [];
  });
  const wordings = new Set<string>();
  return places
    .filter(({ text, field }) => {
      const wording = `${languageOf(field)} ${text}`;
      return !wordings.has(wording) && wordings.add(wording);
    })
    .slice(0, mostPlaces);
}

const isTitle = (field: HintedText) => field === 'title' || field === 'titleEn';
const emptyTitle: Finder = (text, field) =>
  isTitle(field) && (saysNothing(text) || shouts(text)) ? [{ start: 0, text }] : [];

const demandPlaces = (vacancy: Pick<Hinted, HintedText>) =>
  placesOf(vacancy, (text, field) => demandsIn(text, languageOf(field)));

/** Whether it demands an age, a sex, an origin or a religion and does not say why. */
export const demandNeedsReason = (
  vacancy: Pick<Hinted, HintedText | 'minimumAge' | 'demandReason'>,
): boolean => !vacancy.demandReason && (Boolean(vacancy.minimumAge) || demandPlaces(vacancy).length > 0);

/** With a reason it stays a question where the text itself keeps people out. */
function selectionOf(vacancy: Hinted): Hint {
  const places = demandPlaces(vacancy);
  const level = demandNeedsReason(vacancy) ? 'danger' : places.length > 0 ? 'warning' : 'good';
  return { key: 'selection', level, places };
}

/** Every hint with what was found of it; `good` where nothing was. */
export function hintsOf(vacancy: Hinted): Hint[] {
  const text = hintedTexts.flatMap((name) => vacancy[name] ?? []).join('\n');
  const found = (key: HintKey, level: HintLevel, find: Finder): Hint => {
    const places = placesOf(vacancy, find);
    return { key, level: places.length > 0 ? level : 'good', places };
  };
  const fact = (key: keyof typeof facts, level: HintLevel = 'warning'): Hint => ({
    key,
    level: facts[key](vacancy, text) ? 'good' : level,
    places: [],
  });
  return [
    found('paid', 'danger', (one) => criterionIn(one, 'paid')),
    selectionOf(vacancy),
    found('experience', 'warning', (one) => criterionIn(one, 'experience')),
    found('private', 'warning', contactsIn),
    found('bsn', 'danger', citizenNumbersIn),
    fact('contact'),
    fact('insured'),
    fact('costs'),
    fact('when'),
    fact('hours'),
    found('language', 'warning', longSentencesIn),
    found('title', 'tip', emptyTitle),
    found('words', 'tip', (one, field) => hardWordsIn(one, languageOf(field))),
    fact('duration', 'tip'),
    fact('whom', 'tip'),
    fact('offers', 'tip'),
  ];
}

/** Questions of the centre come before what is only a help. */
export const isQuestion = ({ level }: Pick<Hint, 'level'>): boolean =>
  level === 'warning' || level === 'danger';

/** The worst of them; a help for the writer is no question. */
export const worstOf = (hints: readonly Hint[]): 'good' | 'warning' | 'danger' =>
  hints.some(({ level }) => level === 'danger') ? 'danger' : hints.some(isQuestion) ? 'warning' : 'good';
