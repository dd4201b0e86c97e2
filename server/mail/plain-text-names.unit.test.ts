import { expect, test } from 'vitest';
import { plainly } from './plain-text-names.ts';

test.each([
  'dinsdag 24.11 om 10.30 uur, kost dat 12,50 of 1250.00?',
  '24.11.2026, van 9.30-11.00 uur',
  'Van 10.30uur tot 12.00u',
  '1.250.000,00 of € 2.500.-',
  'Bel 06.12.34.56.78 of 020.123.45.67',
  'versie 2.0.1, bladzijde 3.14',
  'J.P. de Vries, St. Jan, e.o., a.u.b.',
  'Wacht... en dan?',
])('%s is told as it was typed', (words) => {
  expect(plainly(words)).toBe(words);
});

test.each([
  ['evil.nl', 'evil. nl'],
  ['www.evil.example/win', 'www. evil. example/win'],
  ['https://evil.example', 'https: //evil. example'],
  ['iemand@evil.org', 'iemand @ evil. org'],
  ['24.11.nl', '24.11. nl'],
  ['1250.00.com', '1250.00. com'],
  ['evil.123.com', 'evil.123. com'],
  ['evil.xn--p1ai', 'evil. xn--p1ai'],
  ['пример.рф', 'пример. рф'],
  ['t.co/abc', 't. co/abc'],
  ['192.168.10.20', '192.168.10. 20'],
])('%s is no address any more', (words, told) => {
  expect(plainly(words)).toBe(told);
});
