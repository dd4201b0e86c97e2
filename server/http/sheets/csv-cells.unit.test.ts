import { expect, test } from 'vitest';
import { keptText, spacedPhone, textOfFormula, unreckoned } from './csv-cells.ts';

test.each([
  '=1+1',
  '@x',
  '+1+cmd|x',
  '-cmd()',
  '+A1',
  '-2+A1',
  '\t=1',
  '\r=1',
  '＝1+1',
  '+SUM(1)',
  '=',
  '@',
  '-Ik help graag',
])('%j is written as a text', (text) => {
  expect(unreckoned(text)).toBe(`'${text}`);
});

test.each([
  '+31612345678',
  '+31 (0)6 12 34 56 78',
  '-12,50',
  '-1',
  '+',
  '06 12345678',
  'a=b',
  '',
  ' =1',
  '1-2-2026',
  'Café',
])('%j stays what it is', (text) => {
  expect(unreckoned(text)).toBe(text);
});

test.each([
  ['0612345608', '06 12 34 56 08'],
  ['0201234567', '020 123 45 67'],
  ['0570123401', '0570 12 34 01'],
  ['08001234', '0800 1234'],
  ['+31612345678', '06 12 34 56 78'],
  ['+352621123456', '+352 621 123 456'],
  ['+12025550123', '+1 202 555 0123'],
  ['06-12345608', '06-12345608'],
  ['06 12 34 56 78', '06 12 34 56 78'],
  ['612345608', '612345608'],
  ['0000001', '000 0001'],
  ['', ''],
  ['geen', 'geen'],
])('the number %j is written as %j', (phone, written) => {
  expect(spacedPhone(phone)).toBe(written);
});

test.each([
  '24/7',
  '10-12',
  '1-2-26',
  '2.5',
  '1 mei',
  'Mei 2027',
  '1 mei 2027',
  '3-mrt',
  'may 5',
  '007',
  '01234567',
  '+32',
  '123456789012',
  '1e5',
  '1,5E-3',
  'Waar',
])('%j would be shown as something else: it is kept, and comes back', (text) => {
  expect(keptText(text)).toBe(`="${text}"`);
  expect(textOfFormula(keptText(text))).toBe(text);
});

test.each([
  '1e',
  '8091 AB',
  '12',
  '1,5',
  '1-2-2026',
  '2026-11-24',
  '09:30',
  'Mei',
  '1 meisje',
  'Dec.',
  '5 juni-achtig',
  'O',
  '',
])('%j is what it is in any program', (text) => {
  expect(keptText(text)).toBe(text);
});

test.each(['="a"&"b"', '="', '=""', '="a', '=a"', 'x="a"'])('%j is no text within a formula', (cell) => {
  expect(textOfFormula(cell)).toBe(cell === '=""' ? '' : cell);
});
