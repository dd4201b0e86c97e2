/** What people write in the cells of a file of vacancies, in both languages, and what they mean by it. Pure. */
import type { Problem } from '#contract/errors.ts';
import { lastMomentOf } from '#contract/formatters.ts';
import { addDays, readDate } from '#contract/read-date.ts';
import type { VacancyImportField } from '#contract/vacancy-imports.ts';
import { vacancyStatusNames, vacancyTypeNames } from '#contract/vacancy-names.ts';
import { plainWord } from '#server/http/tables/shape.ts';

/** Ids of the centre's lists, by the plain word that they go by. */
export type WordsOfLists = Readonly<
  Record<'categories' | 'targetGroups' | 'ageGroups', ReadonlyMap<string, string>>
>;

type Words = Readonly<Record<string, string>>;
/** With what they are called on our screens, and so in a file that we made. */
const byWord = (words: Words, ...names: readonly Words[]): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(words).flatMap(([value, list]) =>
      [value, ...list.split(' '), ...names.flatMap((called) => called[value] ?? [])].map(
        (word) => [plainWord(word), value] as const,
      ),
    ),
  );

const yes = new Set(['ja', 'j', 'yes', 'y', 'true', 'waar', '1', 'x']);
const no = new Set(['nee', 'n', 'no', 'false', 'onwaar', '0']);
const tagWords = byWord({
  once: 'eenmalig onetime eenkeer',
  regularly: 'regelmatig ongoing doorlopend structureel',
  multi_day: 'meerdaags meerderedagen',
  flexible: 'flexibel',
  free: 'gratis',
});
const typeWords = byWord(
  {
    volunteering: 'vrijwilliger volunteer',
    p2p: 'maatje',
    activity: '',
    language: 'taal',
    'one-on-one': '',
    'neighbour-help': '',
  },
  vacancyTypeNames.nl,
  vacancyTypeNames.en,
);
const statusWords = byWord(
  { draft: 'offline', published: 'online geplaatst actief active approved' },
  vacancyStatusNames.nl,
  vacancyStatusNames.en,
);
/** Not understood. */
export const unknown = Symbol('unknown');

/** Days since the end of 1899, as a spreadsheet has a day whose cell is not said to be one: '46001', with the hour behind it or not. */
const serial = /^(\d{5})(?:[.,]\d{1,12})?$/;
/** From 2000 to 2099: what is far from now is another number. */
const serials = { first: 36_526, last: 73_050 };

function dayOfSerial(text: string): string | undefined {
  const days = Number(serial.exec(text.trim())?.[1] ?? 0);
  return days < serials.first || days > serials.last ? undefined : addDays('1899-12-30', days);
}

/** As spreadsheets and people write a day; one that leaves out its year is none. */
const dayIn = (text: string) => readDate(text) ?? dayOfSerial(text) ?? unknown;

const numberIn = (text: string) =>
  /^\d{1,6}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : unknown;
const flagIn = (text: string) =>
  yes.has(plainWord(text)) ? true : no.has(plainWord(text)) ? false : unknown;
const wordIn = (words: ReadonlyMap<string, string>) => (text: string) =>
  words.get(plainWord(text)) ?? unknown;

/** One that is known as a whole, else several: with a `;` or a line between them, or a comma. */
function wordsIn(text: string, words: ReadonlyMap<string, string>): string[] | typeof unknown {
  const parts = text
    .split(/[;|\n]/)
    .flatMap((part) => (words.has(plainWord(part)) ? [part] : part.split(',')));
  const found = parts.filter((part) => part.trim() !== '').map((part) => words.get(plainWord(part)));
  return found.every((one) => one !== undefined) ? [...new Set(found)] : unknown;
}

type Read = (text: string, lists: WordsOfLists) => unknown;
/** How each field is read that is no plain text. */
export const readers: Partial<Record<VacancyImportField, Read>> = {
  status: wordIn(statusWords),
  vacancyType: wordIn(typeWords),
  categories: (text, lists) => wordsIn(text, lists.categories),
  targetGroups: (text, lists) => wordsIn(text, lists.targetGroups),
  ageGroups: (text, lists) => wordsIn(text, lists.ageGroups),
  tags: (text) => wordsIn(text, tagWords),
  hoursMin: numberIn,
  hoursMax: numberIn,
  startsOn: dayIn,
  endsOn: dayIn,
  expiresAt: (text) => {
    const day = dayIn(text);
    return typeof day === 'string' ? lastMomentOf(day) : day;
  },
  isRemote: flagIn,
  positions: numberIn,
  requiresVog: flagIn,
  minimumAge: numberIn,
};
/** What is wrong with a cell that nobody understands; `invalid` of the others. */
export const codes: Partial<Record<VacancyImportField, Problem['code']>> = {
  startsOn: 'invalid_date',
  endsOn: 'invalid_date',
  expiresAt: 'invalid_date',
  status: 'inclusion',
  vacancyType: 'inclusion',
  categories: 'inclusion',
  targetGroups: 'inclusion',
  ageGroups: 'inclusion',
  tags: 'inclusion',
  hoursMin: 'not_a_number',
  hoursMax: 'not_a_number',
  positions: 'not_a_number',
  minimumAge: 'not_a_number',
  isRemote: 'not_yes_or_no',
  requiresVog: 'not_yes_or_no',
};
