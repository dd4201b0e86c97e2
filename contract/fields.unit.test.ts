import { expect, test } from 'vitest';
import { optionalText, text, webAddress } from './fields.ts';

const read = (typed: string) => webAddress().safeParse(typed).data ?? null;

test.each([
  ['https://voorbeeld.nl', 'https://voorbeeld.nl'],
  ['HTTP://Voorbeeld.NL/a?b#c', 'HTTP://Voorbeeld.NL/a?b#c'],
  ['kikkerland.nl', 'https://kikkerland.nl'],
  [' www.voorbeeld.nl/over-ons ', 'https://www.voorbeeld.nl/over-ons'],
  ['café-de-eik.nl:8443?a=b', 'https://café-de-eik.nl:8443?a=b'],
])('%s is the address %s', (typed, address) => {
  expect(read(typed)).toBe(address);
});

test.each([
  '',
  'voorbeeld',
  'ria@voorbeeld.nl',
  'https://ria@voorbeeld.nl',
  'https://ria:geheim@voorbeeld.nl',
  'https://voorbeeld',
  'https://a..nl',
  'https://.nl',
  'https://voorbeeld.nl:99999',
  'https://voorbeeld.nl\\\\elders.example',
  'https://voorbeeld.nl/a b',
  'javascript:alert(1)',
  'ftp://voorbeeld.nl',
  '//voorbeeld.nl',
])('%j is none', (typed) => {
  expect(read(typed)).toBeNull();
});

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
