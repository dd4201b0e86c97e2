/** Names of people and organisations. Mail programs make links of what looks like an address, so that is no name here. */
import type * as z from 'zod/mini';
import { lineOf, lineRule } from './fields.ts';
import { textLimits } from './text-limits.ts';
import { inOneSpelling, spacedOnce, withoutUnseenButJoiners } from './typed-signs.ts';

/** Endings of addresses that mail programs know, besides all of two letters: the common ones, and those that are cheap to take. */
const endings =
  'agency|amsterdam|app|bank|bar|biz|blog|cafe|care|cash|center|cfd|chat|click|cloud|club|com|coop|dev|digital|edu|email|events|example|' +
  'frl|fun|games|global|gov|gratis|group|help|host|icu|info|ink|int|invalid|link|live|local|localhost|lol|ltd|media|mil|mobi|name|net|' +
  'network|news|one|online|org|page|plus|press|pro|quest|rest|sale|sbs|school|services|shop|site|social|space|store|stream|studio|' +
  'support|team|tech|test|today|tools|top|travel|vip|web|website|win|wiki|work|works|world|wtf|xxx|xyz|zip|zone';

/** Titles, and first names cut short, some of which are endings as well. Two with a point between them, `Chr.Th.`, are a name. */
const shortWords =
  'abr|adr|alb|alex|alph|andr|ant|arn|aug|bart|bc|bern|cath|ch|chr|cor|corn|dhr|dir|dr|drs|ds|ed|edm|em|fam|fr|fred|ger|gerh|gr|hendr|herm|' +
  'hub|ing|ir|jac|jb|joh|jos|kath|lamb|leon|lod|lud|marg|math|mej|mevr|mgr|mr|mw|nic|past|ph|phil|prof|rud|seb|sj|st|steph|th|theod|tj|wilh|wm';

const shortened = new RegExp(
  `(^|[^\\p{L}\\d.@/-])(?:(?:${shortWords}|\\p{L})\\.){2,}(?![\\p{L}\\d/:@])`,
  'giu',
);

/** `www.` before something, `://`, and a word with an ending of an address behind it. Initials and `St. Jan` are none. */
const site = new RegExp(`://|\\bwww\\.\\S|[\\p{L}\\d]{2}\\.(?:${endings}|[a-z]{2})(?![\\p{L}\\d])`, 'iu');

/** Whether mail programs would make a link of some of it. */
export const namesSite = (value: string): boolean => site.test(value.replaceAll(shortened, '$1 '));

/** `Th.de Boer` and `Kon.Mij.de Schelde`: what is cut short, with what comes before a last name stuck to it. */
const stuckShort =
  /(?<![\p{L}\d.@/-])((?:\p{L}{1,5}\.){1,3}\p{L}{2,5}|\p{L}{1,5})\.(?=(?:da|de|den|der|di|du|el|la|le|te|ten|ter|van|von)\s+\p{L})/giu;

/** As somebody is called: in one spelling, with one space between its words, and without signs that nobody sees. */
export const readName = (typed: string): string =>
  spacedOnce(withoutUnseenButJoiners(inOneSpelling(spacedOnce(typed), 'NFC'))).replaceAll(stuckShort, '$1. ');

/** Marks are something on a letter; alone they lie on whatever stands beside them. */
const isVisible = (value: string) => /[^\p{M}\p{Z}\p{C}\u115f\u1160\u3164\uffa0]/u.test(value);

/** A name that may be anything that can be seen: of a contact person, whom the centre itself puts on its site. */
export const shownName = (maximum: number, ...checks: z.core.$ZodCheck<string>[]) =>
  lineOf(maximum, readName, lineRule(isVisible, 'blank'), ...checks);

const name = (maximum: number) =>
  shownName(
    maximum,
    lineRule((value) => !namesSite(value), 'address_in_name'),
  );

/** First or last name of somebody. */
export const personName = () => name(textLimits.personName);

/** Both in one field. */
export const wholeName = () => name(textLimits.wholeName);

export const organizationName = () => name(120);
