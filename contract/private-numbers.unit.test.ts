import fc from 'fast-check';
import { expect, test } from 'vitest';
import { privateNumberIn } from './private-numbers.ts';

test.each([
  ['111222333', 'bsn'],
  ['Mijn BSN is 123456782.', 'bsn'],
  ['bsn: 1234.56.782', 'bsn'],
  ['123 456 782', 'bsn'],
  ['geboren op 12-03-1960 123456782', 'bsn'],
  ['NL91ABNA0417164300', 'iban'],
  ['Maak het over op nl91 abna 0417 1643 00 graag', 'iban'],
  ['BE68 5390 0754 7034', 'iban'],
  ['DE89370400440532013000', 'iban'],
  ['123–456–782', 'bsn'],
  ['123/456/782', 'bsn'],
  ['123  456  782', 'bsn'],
  ['1990 123 456 782', 'bsn'],
  ['123 456 782 06 12345678', 'bsn'],
  ['NL 91 ABNA 0417 1643 00', 'iban'],
  ['op12 december naar rekening NL91ABNA0417164300', 'iban'],
  ['NL91-ABNA-0417-1643-00', 'iban'],
  ['NL91.ABNA.0417.1643.00', 'iban'],
  ['Mijn code ab12 is mijn NL91ABNA0417164300', 'iban'],
  ['1234567\u00a082', 'bsn'],
  ['Bel +31 6 12345678 of noteer 123456782', 'bsn'],
])('%s looks like a %s', (text, kind) => {
  expect(privateNumberIn(text)).toBe(kind);
});

test.each([
  'Bel 06-12345678 na zessen',
  '+31 6 12345678',
  '+31612345678',
  '0031612345678',
  '020 123 45 67',
  '12-03-1960',
  'Kamer van Koophandel 12345678',
  '13-05-1950 9 uur',
  'NL123456782B01',
  '123456789',
  '000000000',
  '1112223334',
  'NL91ABNA0417164301',
  'De Brink 12, 7411 BR Deventer',
  'Tussen 10.00 en 12.30 uur, 3 tot 4 keer per week',
  'XX12 zomaar een zin van genoeg letters',
  '',
])('%s does not', (text) => {
  expect(privateNumberIn(text)).toBeNull();
});

/** Eight digits and the ninth that makes it one; no digit does where the remainder is ten. */
const bsn = fc
  .stringMatching(/^[1-9]\d{7}$/)
  .map((begin) => begin + ([...begin].reduce((sum, digit, at) => sum + Number(digit) * (9 - at), 0) % 11))
  .filter((digits) => digits.length === 9);

test('each is found between words, and with another last digit it is none', () => {
  fc.assert(
    fc.property(bsn, fc.integer({ min: 1, max: 9 }), (number, more) => {
      expect(privateNumberIn(`Ik heb ${number}, zegt de gemeente`)).toBe('bsn');
      const other = number.slice(0, 8) + ((Number(number[8]) + more) % 10);
      expect(privateNumberIn(other)).toBeNull();
    }),
  );
});

test('no number of a mobile phone is one, however it is written', () => {
  const spellings = ['+31 6', '+31 (0)6 ', '+31(0)6', '0031 6', '00316', '+316', '06', '06-', '06 '];
  fc.assert(
    fc.property(fc.constantFrom(...spellings), fc.stringMatching(/^\d{8}$/), (begin, digits) => {
      expect(privateNumberIn(`Bel ${begin}${digits} na zessen`)).toBeNull();
      const spaced = digits.replaceAll(/(..)(?=.)/g, '$1 ');
      expect(privateNumberIn(`Bel ${begin} ${spaced}.`.replaceAll('  ', ' '))).toBeNull();
    }),
  );
});

test('a long text without one takes no longer than its length', () => {
  expect(privateNumberIn('1 1-1.1 '.repeat(20_000))).toBeNull();
  expect(privateNumberIn('aa11 '.repeat(20_000))).toBeNull();
});
