import { expect, test } from 'vitest';
import { plainFileName } from './file-name.ts';

test.each([
  ['Cafe\u0301-avond.png', 'Café-avond.png'],
  ['a\u202Egnp.exe.png', 'agnp.exe.png'],
  ['\u2066rooster\u2069.pdf', 'rooster.pdf'],
  ['buurt\u00ADmoes\u200Btuin\uFEFF.pdf', 'buurtmoestuin.pdf'],
  ['C:\\map\\lijst.csv', 'C: map lijst.csv'],
  ['../../etc/passwd', '.. .. etc passwd'],
  ['een\u00A0\u2003twee\r\n.pdf', 'een twee .pdf'],
  ['\u200B\u202E', 'foto'],
  ['', 'foto'],
  ['\uD800x.png', '\uFFFDx.png'],
  ['Дом 🦊.png', 'Дом 🦊.png'],
])('%j is %j', (name, plain) => {
  expect(plainFileName(name, 'foto')).toBe(plain);
});

test('of a long name the end is kept, and no half of a sign', () => {
  expect(plainFileName(`${'a'.repeat(500)}.png`, '')).toBe(`${'a'.repeat(196)}.png`);
  const [first] = plainFileName(`${'🦊'.repeat(150)}x.png`, '');
  expect(first).toBe('🦊');
  expect(plainFileName(`${'e\u0301'.repeat(100_000)}.pdf`, '')).toMatch(/^é+\.pdf$/);
});
