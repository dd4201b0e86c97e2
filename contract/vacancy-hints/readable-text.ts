/** Titles that say nothing, sentences that are too long, and the lines that one reads of a formatted text. */
import { plainOf } from '../rich-text/plain.ts';
import type { Spot } from './hard-words.ts';

/** A sentence of more words than this is hard to read. */
export const longestSentence = 25;

/** Sentences with too many words, each where it stands. */
export function longSentencesIn(text: string): Spot[] {
  const spots: Spot[] = [];
  let start = 0;
  for (const piece of text.split(/[.!?\n]/u)) {
    const sentence = piece.trim();
    if (sentence.split(/\s+/u).length > longestSentence)
      spots.push({ start: start + piece.indexOf(sentence), text: sentence });
    start += piece.length + 1;
  }
  return spots;
}

/** Words that any vacancy has: a title of these alone does not say what one will do. */
const emptyWords = new Set(
  `vrijwilliger vrijwilligers vrijwilligster vrijwilligerswerk vrijwillig vrijwillige vacature vacatures gezocht gevraagd zoeken zoekt zoek wij we
  jij jou je u ons onze mij help helpt helpen hulp nodig nieuwe nieuw leuke leuk enthousiaste enthousiast actieve gezellige lieve mensen iemand handen
  handjes extra met bij voor de het een en van in op als team versterk versterking kom doe mee jouw ben dringend spoed diverse verschillende
  functies functie medewerker medewerkers collega collega's aan hier ook nu graag te wie wil
  volunteer volunteers volunteering voluntary vacancy vacancies wanted needed looking for seeking we are our us you your help helping
  new fun keen enthusiastic active people someone somebody hands the a an and of in at with join come need needs urgently various roles role staff
  member members who wants to`.split(/\s+/u),
);

/** Whether a title leaves open what one will do, or shouts. */
export function saysNothing(title: string): boolean {
  const words = title.toLocaleLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return words.length > 0 && words.every((word) => emptyWords.has(word));
}

const shortestShout = 10;
/** All in capitals, or with a row of exclamation marks. */
export const shouts = (title: string): boolean => {
  const letters = title.replaceAll(/[^\p{L}]/gu, '');
  return (letters.length >= shortestShout && letters === letters.toLocaleUpperCase()) || title.includes('!!');
};

/** Without the signs that stand for formatting where one types lines. */
const withoutMarks = (lines: string) =>
  lines
    .replaceAll(/^#{1,3} /gm, '')
    .replaceAll(/^- /gm, '• ')
    .replaceAll('**', '');

/** HTML of the sanitiser as the lines that one reads. */
export const readableLines = (html: string): string => withoutMarks(plainOf(html));
