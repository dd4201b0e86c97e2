import { expect, test } from 'vitest';
import { wordPicture } from './word-picture.ts';

const words = (text: string) => wordPicture({ text, colour: '#112233', size: 76, width: 600, height: 300 });

test.each([
  ['lines', 'a\n'.repeat(59)],
  ['one long word', 'W'.repeat(300)],
  ['heaps of marks', `a${'\u0301'.repeat(30)} `.repeat(20)],
  ['signs of markup', '&#x1; <b> & "\''],
  ['a mark that turns the line', '\u202Eomgekeerd'],
  ['signs that are none', 'a\ufffe\uffffb'],
])('words never come higher than there is room: %s', async (_name, text) => {
  const picture = await words(text);
  expect(picture?.height).toBeGreaterThan(0);
  expect(picture?.height).toBeLessThanOrEqual(300);
});

test.each(['\u200b', '\u00ad', ' \n\t ', '\u2028', ''])('nothing to see is no picture: %j', async (text) => {
  expect(await words(text)).toBeNull();
});
