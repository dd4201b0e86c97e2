/** Reads the lists of everyday words: what somebody types, what vacancies say instead, and what they are filed under. */
import type { FacetName } from '#contract/vacancy-search.ts';
import type { Locale } from '#contract/locales.ts';
import { lettersOf } from '../words.ts';
import { dutchFillers, dutchHelp, dutchLexicon } from './dutch-lexicon.ts';
import { englishFillers, englishHelp, englishLexicon } from './english-lexicon.ts';
import { dutchNoise, englishNoise } from './noise-words.ts';

export type Filed = Partial<Record<FacetName, readonly string[]>>;

export interface Meaning {
  /** Words of vacancies for it. */
  words: readonly string[];
  filed: Filed;
  /** Work that is done from anywhere; there is no filter for it. */
  isRemote: boolean;
}

const facetOf: Readonly<Record<string, FacetName>> = {
  category: 'category',
  target_group: 'targetGroup',
  age_group: 'ageGroup',
  tag: 'tag',
  vacancy_type: 'vacancyType',
};

/** Typed words as they are compared: small letters without accents, one space between. */
export const keyOf = (words: string): string => lettersOf(words).join(' ');

function meaningOf(line: string): Meaning {
  const [said = '', ...filters] = line.split(/(\b[a-z_]+=[a-z\d_,-]+)/);
  const filed: Record<string, string[]> = {};
  for (const filter of filters) {
    const [name = '', ids = ''] = filter.trim().split('=');
    const facet = facetOf[name];
    if (facet) filed[facet] = ids.split(',');
  }
  const [, words = ''] = said.split(' : ');
  return {
    words: words.replace('=', '').trim().split(/\s+/).filter(Boolean),
    filed,
    isRemote: line.includes('remote=remote'),
  };
}

/** A word in two lines means the first of them. */
function read(text: string): Map<string, Meaning> {
  const found = new Map<string, Meaning>();
  for (const line of text.split('\n').filter(Boolean)) {
    const meaning = meaningOf(line);
    const typed = line.split(/ : | = /)[0] ?? '';
    for (const key of typed.split(',').map(keyOf)) if (!found.has(key)) found.set(key, meaning);
  }
  return found;
}

export interface Lexicon {
  meanings: ReadonlyMap<string, Meaning>;
  /** They make a question a sentence. */
  fillers: ReadonlySet<string>;
  /** What else no vacancy is found by. */
  noise: ReadonlySet<string>;
  help: ReadonlySet<string>;
}

export const lexicons: Readonly<Record<Locale, Lexicon>> = {
  nl: {
    meanings: read(dutchLexicon),
    fillers: new Set(dutchFillers),
    noise: new Set(dutchNoise),
    help: new Set(dutchHelp),
  },
  en: {
    meanings: read(englishLexicon),
    fillers: new Set(englishFillers),
    noise: new Set(englishNoise),
    help: new Set(englishHelp),
  },
};
