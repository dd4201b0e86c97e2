/**
 * The one way in which lists are searched by words: each is found, in any order, within longer words, with or without accents. What
 * a list is searched in stands in the function `records_with_words`, each with an index of its own.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { plainText } from '#contract/plain-text.ts';
import type { Condition } from './row-filter.ts';

/** Nobody means more words than these. */
const mostWords = 8;

/** Lists that the database searches; `organizations_inside` also by what is not for everybody. */
export type SearchedList =
  | 'users'
  | 'applications'
  | 'organizations'
  | 'organizations_inside'
  | 'vacancies'
  | 'pages'
  | 'partners'
  | 'contact_messages'
  | 'form_submissions'
  | 'uploads';

/** The parts of a number are looked for each by itself, as it may be stored with other signs between them. */
const isNumber = /^[+(]?[\d()+./-]+$/;

/** Around a word, as in 'Berg, Noor' or a quotation; none is looked for. */
const signsAround = /^["“”„'‘’(,;:]+|(?<!["“”„'‘’),;:])["“”„'‘’),;:]+$/gu;
/** 'v.d.', 'N.', 'v/d' and 'v.d.Berg' are several words of a name; an e-mail address is one. */
const isShortened = /^\p{L}{1,2}(?:[./]\p{L}{1,2}){0,5}(?:[./]\p{L}[^@./]*)?\.?$/u;

/** 'vd Berg', 'vdr Berg' and 'vdBerg', which is 'v.d. Berg' in a hurry. */
const shortPrefix = /^(v)(d)(?:([nr])?|(\p{L}{3,}))$/iu;
/** Within a name, as in 'd’Hondt' and 'el-Idrissi'. */
const signsWithin = /[-\u2010\u2011'’‘ʼ`]/u;

function partsOf(typed: string): string | string[] {
  if (isNumber.test(typed)) return typed.split(/[^\d+]+/);
  const word = typed.replace(signsAround, '');
  const prefix = shortPrefix.exec(word)?.slice(1);
  if (prefix) return prefix;
  if (isShortened.test(word)) return word.split(/[./]/);
  // An address is looked for as it is; of a name others may have written the parts together, or with another sign between.
  return word.includes('@') ? word : word.split(signsWithin);
}

/** The words that somebody typed. */
export const wordsOf = (q: string): string[] =>
  [...new Set(q.split(/\s+/).flatMap(partsOf).filter(Boolean))].slice(0, mostWords);

/** That a record has all of them; `id` is the column of its id. */
export const hasWords = (list: SearchedList, id: RawBuilder<unknown>, q: string): Condition =>
  sql<SqlBool>`${id} in (select records_with_words(${list}, ${wordsOf(q)}::text[]))`;

/** The same for a list that is in memory whole. */
export function textHasWords(text: string, q: string | undefined): boolean {
  const plain = plainText(text);
  return wordsOf(q ?? '').every((word) => plain.includes(plainText(word)));
}
