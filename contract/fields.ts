/** Building blocks of every contract: the kinds of value that go over the wire, each with its limits. */
import * as z from 'zod/mini';
import { emailProblem, readEmail } from './email-address.ts';
import { isPhoneNumber, isShortened, readPhoneNumber } from './phone-number.ts';
import { readPostcode } from './read-postcode.ts';
import { holdsTooMuchMarkup, writtenLength } from './rich-text/bounds.ts';
import { withPlainSpaces } from './rich-text/plain-spaces.ts';
import { textLimits } from './text-limits.ts';
import { inOneSpelling, plainLine } from './typed-signs.ts';
import { isWebAddress, readWebAddress } from './web-address.ts';

/** A refusal that the closed list in errors.ts names; travels inside a zod issue. */
const refusal = (code: string) => ({ params: { code } });

// Tab, newline and carriage return are text; the other control characters are never meant, and PostgreSQL refuses NUL.
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Signs that leave nothing to see: a name or a title of these alone is an empty place on every screen. */
const unseen = /^[\p{Default_Ignorable_Code_Point}\p{Z}\s]*$/u;

/** Of markup it leaves the spaces alone, which part what stands in its tags; those of its words are the sanitiser's. */
const cleanMarkup = (value: string) => {
  const whole = inOneSpelling(value, 'NFC');
  return unseen.test(whole) ? '' : whole.replaceAll('\r\n', '\n').trim();
};

/** What comes from a cell of a sheet, or stood in columns, has tabs. */
const clean = (value: string) => cleanMarkup(withPlainSpaces(value).replaceAll('\t', ' '));

/** People group digits with spaces, dots and hyphens. */
const withoutGrouping = (value: string) => plainLine(value).replaceAll(/[\s.-]/g, '');

/** Characters that a reader sees: tags are none, and a named sign is one. */
const textLength = (html: string) => html.replaceAll(/<[^<>]*>/g, '').replaceAll(/&#?\w+;/g, '_').length;

type TextCheck = z.core.CheckFn<string> | z.core.$ZodCheck<string>;

/** Text as it was typed. Its length is judged first, and alone: nothing else looks at one that is too long. */
export const typedText = (maximum: number, ...checks: TextCheck[]) =>
  z.string().check(z.maxLength(maximum, { abort: true }), ...checks);

/** What cleaning takes away at the most: of Windows' line ends and of accents typed apart a half, and some room around it. */
const uncleaned = (maximum: number) => maximum * 2 + 100;

/** As `typedText`, brought to one spelling first; what is far too long is not even cleaned. */
export const cleanText = (maximum: number, cleaned: (value: string) => string, ...checks: TextCheck[]) =>
  z.string().check(
    z.refine((value) => value.length <= uncleaned(maximum), { abort: true, ...tooLong(maximum) }),
    z.overwrite(cleaned),
    z.maxLength(maximum, { abort: true }),
    ...checks,
  );

/** Signs that a number of an office is written with, at the most; people group its digits. */
const longestNumber = textLimits.phoneNumber;

/** Text of at most `maximum` characters, trimmed; an empty one counts as missing. */
export const text = (maximum: number) => cleanText(maximum, clean, withoutControls(), z.minLength(1));

/** As `text`, and may be cleared with null. */
export const optionalText = (maximum: number) => z.nullable(text(maximum));

/** Nothing else was found wrong before: one problem of a field is told, and no rule over several fields waits for it. */
const soFar = { when: ({ issues }: { issues: readonly unknown[] }) => issues.length === 0 };

/** Text on one line, read by the reader of its kind. What `checks` judge is not empty. */
export const lineOf = (maximum: number, read: (typed: string) => string, ...checks: TextCheck[]) =>
  cleanText(maximum, read, withoutControls(), z.minLength(1), ...checks);

/** A rule of what was read. */
export const lineRule = (isRight: (value: string) => boolean, code: string) =>
  z.refine<string>(isRight, { ...refusal(code), ...soFar });

/** An e-mail address that our mail reaches, as `readEmail` reads it; at most 254 characters (RFC 5321). */
export const email = () =>
  lineOf(
    textLimits.email,
    readEmail,
    ({ value, issues }) => {
      const params = issues.length === 0 ? emailProblem(value) : null;
      if (params) issues.push({ code: 'custom', input: value, params, continue: true });
    },
    // What clients of another make are told; it refuses nothing that came this far.
    z.regex(/^[\w!#$%&'*+/=?^~.-]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u, {
      ...refusalMessage('invalid_email'),
      ...soFar,
    }),
  );

/** An address that somebody is looked up by: whatever it is, it is read as `email` would read it. */
export const knownEmail = (...checks: TextCheck[]) =>
  typedText(textLimits.email, z.overwrite(readEmail), ...checks);

/** A number that can be called, in the one form of `readPhoneNumber`. */
export const phoneNumber = () =>
  lineOf(
    longestNumber,
    readPhoneNumber,
    lineRule((value) => !isShortened(value), 'phone_shortened'),
    lineRule(isPhoneNumber, 'invalid_phone'),
  );

/** An https or http address, as `readWebAddress` reads it. */
export const webAddress = () => lineOf(500, readWebAddress, lineRule(isWebAddress, 'invalid_url'));

/** A record's id: UUID, made by the server, and written as the server writes it: in small letters. */
export const recordId = () => z.uuid().check(z.toLowerCase());

/** Years and zones that both PostgreSQL and JavaScript know: no year 0, none of five digits, no zone beyond UTC+14. */
const isOnCalendar = (value: string) =>
  !/^(0000|9999)/.test(value) && !/[+-](1[5-9]|2\d):\d\d$/.test(value.slice(10));

/** A day without a time, `2026-11-24`. */
export const day = () => z.iso.date().check(z.refine(isOnCalendar, refusal('invalid_date')));

/** A moment in UTC, `2026-11-24T08:30:00.000Z`. */
export const moment = () =>
  z.iso.datetime({ offset: true }).check(z.refine(isOnCalendar, refusal('invalid_date')));

/** Dutch postcode, with or without its letters; stored as `1234 AB`. */
export const postcode = () =>
  cleanText(
    longestNumber,
    (value) => {
      const line = plainLine(value);
      const read = readPostcode(line);
      return read ? `${read.digits} ${read.letters}`.trim() : line.toUpperCase();
    },
    z.refine((value) => /^[1-9]\d{3}( [A-Z]{2})?$/.test(value), refusal('invalid_postcode')),
  );

/** Number in the trade register: 8 digits, however they are grouped. */
export const chamberOfCommerceNumber = () =>
  cleanText(
    longestNumber,
    withoutGrouping,
    z.refine((value) => /^\d{8}$/.test(value), refusal('invalid_chamber_of_commerce_number')),
  );

/** Nine digits of which the weighed sum divides by eleven: what a typing error breaks. */
const passesElevenTest = (digits: string) =>
  /^\d{9}$/.test(digits) &&
  !/^0+$/.test(digits) &&
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * (at === 8 ? -1 : 9 - at), 0) % 11 === 0;

/** Number of a legal body at the tax office (RSIN): 9 digits that pass the eleven test. */
export const rsin = () =>
  cleanText(longestNumber, withoutGrouping, z.refine(passesElevenTest, refusal('invalid_rsin')));

/** A time of the clock, `09:30`. */
export const clockTime = () => z.iso.time({ precision: -1 });

/** The same, of what ends: `24:00` is the end of the day, which is kept as `00:00`. */
export const closingTime = () =>
  cleanText(20, (time) => (time === '24:00' ? '00:00' : time), z.iso.time({ precision: -1 }));

/** Characters of formatted text as it is stored, tags included, for `maximum` that one reads. */
export const writtenMaximum = (maximum: number) => maximum * 4;

/** Formatted text of at most `maximum` characters that one reads; what is stored has gone through the sanitiser. */
export const formattedText = (maximum: number) =>
  cleanText(
    writtenMaximum(maximum),
    cleanMarkup,
    withoutControls(),
    z.minLength(1),
    z.refine((html) => !holdsTooMuchMarkup(html), { abort: true, ...refusal('too_much_markup') }),
    z.refine(
      (html) => textLength(html) <= maximum && writtenLength(html) <= writtenMaximum(maximum),
      tooLong(maximum),
    ),
  );

/** A whole number between the bounds, both included. */
export const wholeNumber = (minimum: number, maximum: number) =>
  z.int().check(z.gte(minimum), z.lte(maximum));

/** One word of a fixed list. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values);

/** A list of different words, `most` at the most. */
export const wordList = <Item extends z.ZodMiniType<string, string>>(item: Item, most: number) =>
  z.array(item).check(
    z.maxLength(most),
    z.refine((values) => new Set(values).size === values.length, refusal('duplicate')),
  );

/** An id of a shared list: a readable word. */
export const listId = () => typedText(41, z.regex(/^[a-z0-9][a-z0-9_]{1,40}$/));

function withoutControls() {
  return z.refine<string>((value) => !controlCharacters.test(value), refusal('invalid_characters'));
}

function tooLong(maximum: number) {
  return { params: { code: 'too_long', values: { maximum } } };
}

function refusalMessage(code: string) {
  // Format checks take no params in zod; the code goes in as the message instead.
  return { error: `code:${code}` };
}
