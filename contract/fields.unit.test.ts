import { expect, test } from 'vitest';
import { chamberOfCommerceNumber, optionalText, postcode, rsin, text } from './fields.ts';

test.each([' ', '\n', '\u200b', '\u00ad\u200d', '\u3164 \ufe0f', '\u202e'])(
  'a text with nothing to see is none: %j',
  (typed) => {
    expect(text(120).safeParse(typed).success).toBe(false);
    expect(optionalText(120).safeParse(typed).success).toBe(false);
  },
);

test.each(['👩‍👩‍👧', 'مرحبا', '-', '\u202eom'])('signs beside it stay: %j', (typed) => {
  expect(text(120).parse(typed)).toBe(typed);
});

test.each([
  [postcode(), ['1234ab', '1234\u00a0AB', ' 1234\u200b AB\u202c', '１２３４ ＡＢ'], '1234 AB'],
  [
    chamberOfCommerceNumber(),
    ['12345678', '1234 5678', '1234\u00a05678', '1234\u20115678', '\u200e12.34.56.78'],
    '12345678',
  ],
  [rsin(), ['814122905', '8141.22.905', '8141\u2013229\u00a005', '814122905\ufeff'], '814122905'],
])('a number of an office is read however it was pasted: %#', (field, typed, read) => {
  expect(typed.map((one) => field.safeParse(one).data)).toEqual(typed.map(() => read));
});

test.each([
  ['of a word processor', 'Koffie\u00a0in\u00a0de\u00a0wijk', 'Koffie in de wijk'],
  ['thin, wide and of a figure', '10\u202f000\u2007m\u3000lang', '10 000 m lang'],
  ['at both ends', '\u00a0 Koffie \u00a0', 'Koffie'],
  ['of no width', 'buurt\u200bmoes\ufefftuin\u2060', 'buurtmoestuin'],
  ['of a sheet', 'Koffie\tin de wijk', 'Koffie in de wijk'],
  ['ends of lines of another program', 'een\u2028twee\u2029drie', 'een\ntwee\ndrie'],
  ['a word that may break stays one', 'vrijwilligers\u00adwerk', 'vrijwilligers\u00adwerk'],
])('spaces %s', (_name, typed, stored) => {
  expect(text(120).parse(typed)).toBe(stored);
});
