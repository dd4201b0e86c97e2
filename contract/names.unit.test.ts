import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patience } from '#tests/support/pace.ts';
import { namesSite, organizationName, personName, wholeName } from './names.ts';

test.each([
  'Klik op www.evil.example en win',
  'evil.com',
  'Win op EVIL.NL nu',
  'https://evil.example/win',
  'hxxp://evil',
  'evil.xyz/gratis',
  'bel.me',
  'iemand@evil.org',
  'naïef.shop',
  'kom naar evil.nl',
  'Kom naar Evil.Nl.',
  'dr.ir/gratis',
  'evil.dr.ir',
  'info@dr.ir',
  'evil.de/Bank',
  'www.evil.de bank',
  'evil.nl.de bank',
  'my.evil.nl van ons',
])('%s is no name', (value) => {
  expect(namesSite(value)).toBe(true);
  expect(personName().safeParse(value).success).toBe(false);
  expect(organizationName().safeParse(value).error?.issues[0]).toMatchObject({
    code: 'custom',
    params: { code: 'address_in_name' },
  });
});

test.each([
  'Sanne',
  'J.P. de Vries',
  "Anne-Fleur van 't Hof",
  'St.Jan',
  'St. Jan',
  'Stichting De Groene Kade',
  'Buurthuis v.d. Berg e.o.',
  'A.B.C. Sport',
  'Bibliotheek Noord (vest. 2)',
  'Dr. M.L. King-school',
  'Wijkcentrum 2.0',
  'Chr.Th.',
  'CHR.TH.',
  'Joh.Ph.',
  'J.P.M.',
  'P.J.',
  'Joh.Th.M. de Wit',
  'W.Fr. Hermans',
  'Dr.Ir. Lelyhuis',
  'Prof.Mr.Dr. Teldersschool',
  'Drs.Ing. van Dam',
  'Mw.Mr. Bos',
  'Ant.Jb. Smit',
  'Ver.Ouderenbelang',
  'J.de Boer',
  'St.Joris',
  'M.in',
  'Mw.A.',
  'Kon.Ned.Harmonie',
  'C.V.De Kar',
])('%s is a name', (value) => {
  expect(namesSite(value)).toBe(false);
  expect(personName().safeParse(value).success).toBe(true);
});

test('a name of any length that may come is judged at once', () => {
  // By the time of this thread alone; what takes the square of the length takes minutes.
  const start = process.threadCpuUsage().user;
  for (const sign of ['a', '.', 'a.', 'www.', ':/', '@']) personName().safeParse(sign.repeat(130_000));
  expect(process.threadCpuUsage().user - start).toBeLessThan(patience(500) * 1_000);
});

test.each([
  ['  Kim\u00a0 van\tder\nBerg ', 'Kim van der Berg'],
  ['Jose\u0301', 'José'],
  ['Th.de Boer', 'Th. de Boer'],
  ['Kon.Mij.de Schelde', 'Kon.Mij. de Schelde'],
  ['\u202eKim\u202c', 'Kim'],
  ['\ufeffKi\u200bm\u00ad\u200e', 'Kim'],
  ['Ki\u200dm\u200c\ufe0f', 'Kim'],
  ['Ki\u2066m\u2069\u3164', 'Kim'],
  ['क्\u200dष', 'क्\u200dष'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['Feest 🏳\ufe0f\u200d🌈', 'Feest 🏳\ufe0f\u200d🌈'],
  ['Buurthuis 👩\u200d🌾', 'Buurthuis 👩\u200d🌾'],
])('%j is called %s', (typed, called) => {
  expect(organizationName().parse(typed)).toBe(called);
});

test('what nobody sees makes no name of an address', () => {
  for (const typed of ['evil\u00ad.nl', 'evil\u200b.nl', 'evil.\u2060nl'])
    expect(personName().safeParse(typed).success).toBe(false);
});

test.each(['', ' ', '\u0301\u0301', '\u202e', '\u200b \u0308', '\u3164'])('%j is nobody', (typed) => {
  expect(personName().safeParse(typed).success).toBe(false);
});

test('what is read is read the same again, whatever was typed', () => {
  const field = wholeName();
  const signs = fc.constantFrom(
    'A',
    'é',
    'e',
    '\u0301',
    ' ',
    '\u00a0',
    '\u200b',
    '\u200d',
    '\ufe0f',
    '👩',
    'ع',
    '\u202e',
    '.',
    'नि',
    '\u3164',
  );
  const typed = fc.oneof(
    fc.string(),
    fc.array(signs, { maxLength: 30 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const once = field.safeParse(text).data ?? null;
      expect(once === null ? null : field.safeParse(once).data).toBe(once);
      expect(once ?? '').not.toMatch(/[\u200b\u202e\u3164\u00a0]|\s\s|^\s|\s$/u);
    }),
  );
});

test.each([
  ['Th.de Boer', 'Th. de Boer'],
  ['Jac.de Boer', 'Jac. de Boer'],
  ['Chr.van  der Berg', 'Chr. van der Berg'],
  ['J.P.de Vries', 'J.P.de Vries'],
])('%s is read as %s', (typed, name) => {
  expect(wholeName().parse(typed)).toBe(name);
});
