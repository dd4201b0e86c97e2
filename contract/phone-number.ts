/**
 * Reading a phone number as people write it, into one form that can be called from anywhere: `06 12 34 56 78` for a number of the
 * Netherlands, `+32 470 123 456` for another. Pure.
 */
import { plainLine } from './typed-signs.ts';

/** A spreadsheet has made a large number of it, and has thrown most of its digits away: `3,16E+10`. */
export const isShortened = (text: string): boolean => /^\d(?:[.,]\d+)?E\+?\d+$/i.test(text);

/** Where a 0 that is dialled within the country alone goes before the digits: nobody there has a number that begins with it. */
const zeroCountries = ['31', '32', '33', '41', '43', '44', '46', '49', '90', '212', '213', '353', '380'];
/** Countries beside ours, whose numbers lose their plus in a spreadsheet; how many digits they then have. */
const withoutPlus = /^(?:32\d{8,9}|49\d{8,12}|352\d{8,9})$/;

const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Netnummers of three digits; all others have four. */
const shortAreas = /^0(?:1[035]|2[0346]|3[03568]|4[0356]|5[0358]|7\d|8[24578])/;
const service = /^0(?:800|90[069])(?:\d{4}|\d{7})$/;
const dutch = /^0[1-9]\d{8}$|^0970\d{8}$/;
/** `14 0118`, the number of a town hall, and `116 111`, of help that is free in all of Europe. */
const special = /^140\d{2,3}$|^116\d{3}$/;

/** Those that no netnummer begins like: across the border people write theirs as at home. `0475` is Roermond. */
const belgianMobile = /^04(?:7[0-4679]|8[02-49]|9[01468])\d{6}$/;

const isDutch = (digits: string) => dutch.test(digits) || service.test(digits);

/** Twos from the end, what is over before them: `123 45 67`. */
const inTwos = (digits: string) => {
  const odd = digits.length % 2 === 0 ? 2 : 3;
  return [digits.slice(0, odd), ...(digits.slice(odd).match(/\d\d/g) ?? [])].join(' ');
};
/** Threes, and at the end no digit alone. */
const inThrees = (digits: string) => digits.replaceAll(/\d{3}(?=\d\d)/g, '$& ').trim();

function dutchForm(digits: string): string {
  if (service.test(digits))
    return digits.length === 8
      ? `${digits.slice(0, 4)} ${digits.slice(4)}`
      : `${digits.slice(0, 4)} ${inTwos(digits.slice(4))}`;
  const area = digits.startsWith('06') ? 2 : shortAreas.test(digits) ? 3 : 4;
  return `${digits.slice(0, area)} ${inTwos(digits.slice(area))}`;
}

/** With a country before it: ours as we write it, others with their digits in groups. */
function abroad(digits: string): string | null {
  const country = zeroCountries.find((code) => digits.startsWith(code)) ?? '';
  const own = digits.slice(country.length).replace(/^0/, country === '' ? '0' : '');
  if (country === '31') return isDutch(`0${own}`) ? dutchForm(`0${own}`) : specialForm(own);
  const all = country + own;
  if (!/^[1-9]\d{6,14}$/.test(all)) return null;
  const code = country || (countryCode.exec(all)?.[0] ?? '');
  return `+${code} ${inThrees(all.slice(code.length))}`;
}

function specialForm(digits: string): string | null {
  if (!special.test(digits)) return null;
  return digits.startsWith('14') ? `14 ${digits.slice(2)}` : `116 ${digits.slice(3)}`;
}

/** Digits without a plus: of ours, or with what a spreadsheet took off put back. */
function athome(digits: string): string | null {
  if (belgianMobile.test(digits)) return abroad(`32${digits.slice(1)}`);
  if (isDutch(digits)) return dutchForm(digits);
  if (/^[1-9]\d{8}$/.test(digits)) return dutchForm(`0${digits}`);
  if (/^310?[1-9]\d{8}$/.test(digits) || withoutPlus.test(digits)) return abroad(digits);
  return specialForm(digits);
}

const named =
  /^(?:telefoonnummer|telefoon|telephone|phone|tel|mobiel|mobile|mob|gsm|callto|t|m|p)(?=[ .:+(\d])[ .:]{0,3}/i;
/** `0800-1234 (gratis)`: what somebody says of a number, without a number of its own. */
const remark = / ?\([^()\d@]{1,40}\)$/;
const extension = /[ ,;]{0,2}(?:tst|toestel|ext|extension|doorkies|x|#)[ .:]{0,3}(\d{1,6})$/i;

/** The number alone, and its extension where it has one. */
function inParts(typed: string): { number: string; extension: string } {
  const line = plainLine(typed).replaceAll(/[∕⁄]/g, '/');
  // A spreadsheet that takes it for a number with decimals.
  const whole = /^\d{9,12}[.,]0$/.test(line)
    ? line.slice(0, -2)
    : line.replace(remark, '').replace(named, '');
  const found = extension.exec(whole);
  return found
    ? { number: whole.slice(0, found.index), extension: found[1] ?? '' }
    : { number: whole, extension: '' };
}

/** The form in which a number is stored; null for what is none that can be called. */
function formOf(typed: string): string | null {
  const { number, extension: inner } = inParts(typed);
  if (!/^[+()\d\s./-]+$/.test(number) || /\d ?\+/.test(number)) return null;
  const isAbroad = /^\W*\+/.test(number) || /^\W*00/.test(number);
  // `(0)` behind a country is what one leaves out; before a number of ours it is its own.
  const digits = number.replace(/(\d\W{0,4})\(\s?0\s?\)/, '$1').replaceAll(/\D/g, '');
  const plain = /^\W*\+/.test(number) ? digits.replace(/^00/, '') : digits;
  const form = isAbroad ? (abroad(plain.replace(/^00/, '')) ?? athome(plain)) : athome(digits);
  return form && inner ? `${form} tst. ${inner}` : form;
}

/** One form for a number, however it was written; what cannot be called comes back as it was typed. */
export const readPhoneNumber = (typed: string): string => {
  const line = plainLine(typed);
  return formOf(line) ?? line;
};

/** Whether it can be called. */
export const isPhoneNumber = (value: string): boolean => formOf(value) !== null;
