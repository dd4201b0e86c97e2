/** A whole name in one column, as its parts. Pure; what it makes of a name is shown before anybody is added. */
import type { ImportField } from '#contract/imports.ts';

type Values = Partial<Record<ImportField, string>>;

/** Words that a last name begins with, in the Netherlands and around it. */
const prefixes = new Set(
  "van de der den het ’t 't ‘t ten ter te in op aan bij onder voor uit over tot la le les du des di da do dos del della el al von zu zum vom af".split(
    ' ',
  ),
);
/** How somebody is addressed: no part of the name. */
const address = /^(?:(?:de )?heer|dhr|hr|mevrouw|mevr|mw|mej|mr|mrs|ms|mx|fam|familie)\b\.?\s+/i;
const initials = /^(?:\p{L}{1,2}\.-?)+$/u;

const isPrefix = (word: string) => prefixes.has(word.toLowerCase());

/** 'Berg, Noor van der': the last name before the comma, its prefix at the very end. */
function fromList(last: string, rest: string): Values {
  const words = rest.split(' ').filter(Boolean);
  const from = words.findLastIndex((word) => !isPrefix(word)) + 1;
  return {
    firstName: words.slice(0, from).join(' '),
    lastName: [...words.slice(from), last].join(' '),
  };
}

/** 'Jan Willem de Boer', 'P.J. Jansen': the first name is all before the prefix, or all initials, or the first word. */
function fromSpoken(name: string): Values {
  const words = name.split(' ');
  const prefix = words.findIndex((word, at) => at > 0 && at < words.length - 1 && isPrefix(word));
  const afterInitials = words.findIndex((word) => !initials.test(word));
  const from = prefix > 0 ? prefix : Math.max(1, afterInitials);
  return { firstName: words.slice(0, from).join(' '), lastName: words.slice(from).join(' ') };
}

/** First and last name of a whole one. */
export function namesOf(whole: string): Values {
  const name = whole.replaceAll(/\s+/g, ' ').trim().replace(address, '');
  const comma = name.indexOf(',');
  return comma > 0 ? fromList(name.slice(0, comma).trim(), name.slice(comma + 1).trim()) : fromSpoken(name);
}

const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''));

/** What a row says, with first and last name where it has the whole name only. */
export function inParts({ fullName, ...values }: Values): Values {
  if (fullName === undefined || (values.firstName !== undefined && values.lastName !== undefined))
    return values;
  return { ...filled(namesOf(fullName)), ...values };
}
