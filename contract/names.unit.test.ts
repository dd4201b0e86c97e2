import { expect, test } from 'vitest';
import { patience } from '#tests/support/pace.ts';
import { namesSite, organizationName, personName } from './names.ts';

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
