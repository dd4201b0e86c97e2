import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dialled } from './dialled-number.ts';
import { phoneNumber } from './fields.ts';

const field = phoneNumber();
const read = (typed: string) => field.safeParse(typed).data ?? null;

test.each([
  '0612345601',
  '06-12345601',
  '06 – 1234 5601',
  '06.12.34.56.01',
  '06/12345601',
  '(06) 12345601',
  '(0)6 12345601',
  '06\u00a012\u00a034\u00a056\u00a001',
  '\u202a06 12 34 56 01\u202c',
  '\u200e+31 6 12 34 56 01',
  '+31612345601',
  '+31 (0)6 1234 5601',
  '+31(0)612345601',
  '+31-06-12345601',
  '(+31) 6 12345601',
  '0031612345601',
  '0031 (0)6 1234 5601',
  '+0031 6 12345601',
  '+0612345601',
  '31612345601',
  '31 (0)6 12345601',
  '310612345601',
  '612345601',
  '612345601.0',
  '31612345601,0',
  'tel. 06 12345601',
  'Mobiel: 06-12345601',
  'tel:+31612345601',
  '０６１２３４５６０１',
])('%j is the mobile number', (typed) => {
  expect(read(typed)).toBe('06 12 34 56 01');
  expect(dialled(read(typed) ?? '')).toBe('+31612345601');
});

test.each([
  ['0470 12 34 56', '+32 470 123 456', '+32470123456'],
  ['0496/123456', '+32 496 123 456', '+32496123456'],
  ['0475 12 34 56', '0475 12 34 56', '+31475123456'],
  ['0118 204560', '0118 20 45 60', '+31118204560'],
  ['033-0000010', '033 000 00 10', '+31330000010'],
  ['020 / 123 45 67', '020 123 45 67', '+31201234567'],
  ['088 1234567', '088 123 45 67', '+31881234567'],
  ['0800-1234', '0800 1234', '08001234'],
  ['+31 900 1234567', '0900 123 45 67', '09001234567'],
  ['0900-8844', '0900 8844', '09008844'],
  ['0906 1234', '0906 1234', '09061234'],
  ['0909-123 45 67', '0909 123 45 67', '09091234567'],
  ['0031 800 1234', '0800 1234', '08001234'],
  ['14 0118', '14 0118', '140118'],
  ['14020', '14 020', '14020'],
  ['14 024', '14 024', '14024'],
  ['14-030', '14 030', '14030'],
  ['+31 14 024', '14 024', '14024'],
  ['116 111', '116 111', '116111'],
  ['0116 123456', '0116 12 34 56', '+31116123456'],
  ['020 1234567 tst 12', '020 123 45 67 tst. 12', '+31201234567'],
  ['020-1234567 toestel: 4', '020 123 45 67 tst. 4', '+31201234567'],
  ['+31 20 123 4567 ext. 301', '020 123 45 67 tst. 301', '+31201234567'],
  ['+32 470 12 34 56', '+32 470 123 456', '+32470123456'],
  ['0032 (0)470 12.34.56', '+32 470 123 456', '+32470123456'],
  ['32470123456', '+32 470 123 456', '+32470123456'],
  ['+49 (0)172 1234567', '+49 172 123 4567', '+491721234567'],
  ['+49 0172/1234567', '+49 172 123 4567', '+491721234567'],
  ['00 49 30 901820', '+49 309 018 20', '+4930901820'],
  ['+39 06 1234 5678', '+39 061 234 5678', '+390612345678'],
  ['+1 (212) 555-0123', '+1 212 555 0123', '+12125550123'],
  ['+352 26 12 34', '+352 261 234', '+352261234'],
])('%j is kept as %s and called by %s', (typed, kept, called) => {
  expect(read(typed)).toBe(kept);
  expect(dialled(kept)).toBe(called);
});

test.each([
  '',
  'bel',
  '12',
  '204560',
  '0525 12',
  '06 1234567',
  '06 123456789',
  '0172 12345678',
  '+31 6 1234567',
  '06 12345601 / 020 1234567',
  '06 12345601 (na 18 uur)',
  '+31+31612345601',
  '+1234567890123456',
  '00 00 00 00 00',
])('%j cannot be called', (typed) => {
  expect(read(typed)).toBeNull();
});

test.each(['3,16E+10', '3.16123E+10', '6E+08', '6,12e8'])('%s was cut short by a spreadsheet', (typed) => {
  expect(field.safeParse(typed).error?.issues).toMatchObject([{ params: { code: 'phone_shortened' } }]);
});

const separator = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u2013', '\u200e');
const dutch = fc.stringMatching(/^[1-9]\d{8}$/);

test('a number of ours is one number, however its digits are parted and whatever stands before them', () => {
  const beginning = fc.constantFrom('0', '+31', '0031', '31', '+31(0)', '+310', '0031 (0)', '');
  fc.assert(
    fc.property(
      dutch,
      beginning,
      fc.array(separator, { minLength: 9, maxLength: 9 }),
      (digits, first, parted) => {
        // Of those that begin with 31 nobody knows whether a 0 or a plus was lost; others are numbers of help.
        fc.pre(!/^(?:970|800|90[069])/.test(digits));
        const typed = first + [...digits].map((digit, at) => (parted[at] ?? '') + digit).join('');
        expect(dialled(read(typed) ?? '')).toBe(`+31${digits}`);
      },
    ),
  );
});

const signs = fc.constantFrom(
  '0',
  '6',
  '12',
  '345',
  '00',
  '31',
  '+',
  '(0)',
  '(',
  ')',
  ' ',
  '-',
  '\u2013',
  '.',
  '/',
  '\u200e',
  'tel',
  ' tst 1',
  '٣',
  '６',
);
const strange = fc.array(signs, { maxLength: 20 }).map((all) => all.join(''));

test('what is read is read the same again, whatever was typed', () => {
  const typed = fc.oneof(
    fc.string(),
    strange,
    fc.stringMatching(/^[+(]?[\d ()./-]{0,24}$/),
    fc.stringMatching(/^(?:\+|00)[1-9]\d{5,14}(?: tst\.? \d{1,4})?$/),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const once = read(text);
      expect(once === null ? null : read(once)).toBe(once);
      if (once !== null)
        expect(dialled(once)).toMatch(/^(?:\+[1-9]\d{4,14}|0(?:800|90[069])\d{4,7}|14\d{3,4}|116\d{3})$/);
    }),
  );
});

test.each([
  ['+31 (0)6 1234 5601', '+31612345601'],
  ['0031 6 12345601', '+31612345601'],
  ['06-12345601', '+31612345601'],
  ['(0118) 20 45 60', '+31118204560'],
  ['+319001234567', '09001234567'],
  ['+3114024', '14024'],
])('%s, as it was stored before, is called by %s', (stored, called) => {
  expect(dialled(stored)).toBe(called);
});
