import { expect, test } from 'vitest';
import { spacedPhone, unreckoned } from './csv-cells.ts';

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
