/**
 * Demands on who may help that the law allows with a reason only: on age, sex, origin and religion. Whoever a text is about is another matter:
 * 'je helpt jongeren' asks nothing of the volunteer.
 */
import type { Locale } from '../locales.ts';
import { demandGrounds, type DemandGround, type DemandRules } from './demand-rules.ts';
import { demandsEn } from './demands-en.ts';
import { demandsNl } from './demands-nl.ts';
import type { Spot } from './hard-words.ts';

export interface Demand extends Spot {
  ground: DemandGround;
}

const rules: Readonly<Record<Locale, DemandRules>> = { nl: demandsNl, en: demandsEn };
const sentenceEnds = new Set(['.', '!', '?', '\n', ';']);

/** The sentence around a place. */
function sentenceAt(text: string, start: number, end: number): string {
  let [from, to] = [start, end];
  while (from > 0 && !sentenceEnds.has(text.charAt(from - 1)) && start - from < 200) from -= 1;
  while (to < text.length && !sentenceEnds.has(text.charAt(to)) && to - end < 200) to += 1;
  return text.slice(from, to);
}

/** Of demands of one ground that stand over each other the first. */
const apart = (demands: readonly Demand[]): Demand[] => {
  let end = 0;
  return demands.filter((demand) => {
    const isNew = demand.start >= end;
    if (isNew) end = demand.start + demand.text.length;
    return isNew;
  });
};

/** What is demanded in a text, in the language of its field. */
export function demandsIn(text: string, language: Locale): Demand[] {
  const { demands, notMeant } = rules[language];
  return demandGrounds.flatMap((ground) =>
    apart(
      demands[ground]
        .flatMap((pattern) => [...text.matchAll(pattern)])
        .filter(({ 0: found, index }) => !notMeant.test(sentenceAt(text, index, index + found.length)))
        .map(({ 0: found, index }) => ({ ground, start: index, text: found.trimEnd() }))
        .toSorted((one, other) => one.start - other.start),
    ),
  );
}
