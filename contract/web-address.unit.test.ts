import fc from 'fast-check';
import { expect, test } from 'vitest';
import { webAddress } from './fields.ts';

const field = webAddress();
const read = (typed: string) => field.safeParse(typed).data ?? null;

test.each([
  ['https://voorbeeld.nl', 'https://voorbeeld.nl'],
  ['HTTP://Voorbeeld.NL/A?b#c', 'http://voorbeeld.nl/A?b#c'],
  ['https://voorbeeld.nl/', 'https://voorbeeld.nl'],
  ['https://voorbeeld.nl/over-ons/', 'https://voorbeeld.nl/over-ons/'],
  ['https://voorbeeld.nl:443/a', 'https://voorbeeld.nl/a'],
  ['http://voorbeeld.nl:80', 'http://voorbeeld.nl'],
  ['https://voorbeeld.nl.', 'https://voorbeeld.nl'],
  ['voorbeeld.nl./a', 'https://voorbeeld.nl/a'],
  ['www.voorbeeld.nl,', 'https://www.voorbeeld.nl'],
  ['(www.voorbeeld.nl)', 'https://www.voorbeeld.nl'],
  ['<https://voorbeeld.nl/a>;', 'https://voorbeeld.nl/a'],
  ['“https://voorbeeld.nl/a”.', 'https://voorbeeld.nl/a'],
  ['https://voorbeeld.nl/a_(b)', 'https://voorbeeld.nl/a_(b)'],
  ['http:/voorbeeld.nl', 'http://voorbeeld.nl'],
  ['https:voorbeeld.nl', 'https://voorbeeld.nl'],
  ['https//voorbeeld.nl', 'https://voorbeeld.nl'],
  ['https;//voorbeeld.nl', 'https://voorbeeld.nl'],
  ['https:\\\\voorbeeld.nl', 'https://voorbeeld.nl'],
  ['https:///voorbeeld.nl', 'https://voorbeeld.nl'],
  ['ttps://voorbeeld.nl', 'https://voorbeeld.nl'],
  ['htpp://voorbeeld.nl', 'http://voorbeeld.nl'],
  ['http://https://voorbeeld.nl', 'https://voorbeeld.nl'],
  ['https:// voorbeeld.nl', 'https://voorbeeld.nl'],
  ['www. voorbeeld.nl', 'https://www.voorbeeld.nl'],
  ['www,voorbeeld.nl', 'https://www.voorbeeld.nl'],
  ['WWW.Voorbeeld.nl', 'https://www.voorbeeld.nl'],
  ['voor\u00adbeeld.nl\u200b', 'https://voorbeeld.nl'],
  ['\u202ahttps://voorbeeld.nl\u202c', 'https://voorbeeld.nl'],
  ['ｖｏｏｒｂｅｅｌｄ.nl', 'https://voorbeeld.nl'],
  ['CAFÉ-de-eik.nl', 'https://café-de-eik.nl'],
  ['cafe\u0301.nl', 'https://café.nl'],
  ['https://xn--caf-dma.nl', 'https://xn--caf-dma.nl'],
  ['https.nl', 'https://https.nl'],
  ['//voorbeeld.nl', 'https://voorbeeld.nl'],
  ['://voorbeeld.nl/a', 'https://voorbeeld.nl/a'],
  ['\\\\voorbeeld.nl', 'https://voorbeeld.nl'],
  ['//https://voorbeeld.nl', 'https://voorbeeld.nl'],
  ['/www.voorbeeld.nl', 'https://www.voorbeeld.nl'],
  ['HTTPS://WWW.Voorbeeld.Example/Over-Ons', 'https://www.voorbeeld.example/Over-Ons'],
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
  'https://voorbeeld.nl/"onclick=x',
  'https://xn--.nl',
  'javascript:alert(1)',
  'ftp://voorbeeld.nl',
  'data:text/html,x',
  '//javascript:alert(1)',
  '//ria@voorbeeld.nl',
  '/over-ons',
  '/over.html',
])('%j is none', (typed) => {
  expect(read(typed)).toBeNull();
});

const signs = [
  'h',
  'ttp',
  's',
  ':',
  '/',
  '//',
  '\\\\',
  '.',
  ',',
  ' ',
  'www',
  'a',
  'é',
  'nl',
  ')',
  '(',
  '>',
  '\u200b',
  '443',
  '80',
  '?',
  '#',
  '@',
];

test('what is read is read the same again, whatever was typed', () => {
  const built = fc.array(fc.constantFrom(...signs), { maxLength: 14 }).map((all) => all.join(''));
  fc.assert(
    fc.property(fc.oneof(fc.string(), built), (typed) => {
      const once = read(typed);
      expect(once === null ? null : read(once)).toBe(once);
    }),
  );
});
