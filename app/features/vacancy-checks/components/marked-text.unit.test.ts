import { expect, test } from 'vitest';
import { markChanges, markQuotes, type Piece } from './marked-text.ts';

/** Marked pieces in brackets. */
const read = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

test('quotes are marked wherever they stand, also where they overlap', () => {
  expect(read(markQuotes('Bel 06 en nog eens 06.', ['06']))).toBe('Bel [06] en nog eens [06].');
  expect(read(markQuotes('twee jaar ervaring', ['twee jaar', 'jaar ervaring']))).toBe('[twee jaar ervaring]');
  expect(read(markQuotes('niets', ['', 'x']))).toBe('niets');
});

test.each([
  ['Help in de tuin', 'Help in de kas', 'Help in de [tuin]', 'Help in de [kas]'],
  ['Kook voor buren', 'Kook en eet voor buren', 'Kook voor buren', 'Kook [en eet ]voor buren'],
  ['', 'Nieuw', '', '[Nieuw]'],
  ['a b c d', 'a x c y', 'a [b] c [d]', 'a [x] c [y]'],
  ['zelfde', 'zelfde', 'zelfde', 'zelfde'],
])('%s becomes %s', (before, after, old, now) => {
  const marked = markChanges(before, after);
  expect([read(marked.before), read(marked.after)]).toEqual([old, now]);
});

test('no word is lost, however long both are', () => {
  const long = (word: string) => Array.from({ length: 2500 }, (_, at) => `${word}${at}`).join(' ');
  const { before, after } = markChanges(`Zo begint ${long('a')} einde`, `Zo begint ${long('b')} einde`);
  const whole = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');
  expect([whole(before), whole(after)]).toEqual([
    `Zo begint ${long('a')} einde`,
    `Zo begint ${long('b')} einde`,
  ]);
  expect(before[0]).toEqual({ text: 'Zo begint ', isMarked: false });
});
