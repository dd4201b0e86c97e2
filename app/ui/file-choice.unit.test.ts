import { expect, test } from 'vitest';
import { isAccepted, judged } from '#app/ui/file-choice.ts';
import { fileSize } from '#app/ui/file-size.ts';
import { fileWords } from '#app/ui/words/file.ts';

const file = (name: string, type: string, size: number) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const errors = (files: File[], rules: Parameters<typeof judged>[1]) =>
  judged(files, rules, fileWords.nl, 'nl').map(({ error }) => error);

test.each([
  [0, '0 kB'],
  [12, '0,1 kB'],
  [820_000, '820 kB'],
  [999_900, '1 MB'],
  [1_440_000, '1,4 MB'],
  [14_000_000, '14 MB'],
  [2_500_000_000, '2,5 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(fileSize('nl', bytes)).toBe(words);
});

test.each([
  ['a.PDF', 'application/pdf', '.pdf', true],
  ['a.jpg', 'image/jpeg', 'image/*', true],
  ['a.svg', 'image/svg+xml', 'image/png,image/jpeg', false],
  ['a.exe', 'application/x-msdownload', 'image/*,.pdf', false],
  ['a.txt', 'text/plain', '', true],
])('%s for %s', (name, type, accept, isIt) => {
  expect(isAccepted({ name, type }, accept)).toBe(isIt);
});

test('each file that cannot go along says why', () => {
  const rules = { accept: 'image/*,.pdf', maximumBytes: 10_000_000, maximumFiles: 2 };
  const all = [
    file('tuin.jpg', 'image/jpeg', 14_000_000),
    file('virus.exe', 'application/x-msdownload', 10),
    file('een.pdf', 'application/pdf', 10),
    file('twee.pdf', 'application/pdf', 10),
    file('drie.pdf', 'application/pdf', 10),
  ];
  expect(errors(all, rules)).toEqual([
    'tuin.jpg is 14 MB; het mag hoogstens 10 MB zijn',
    'virus.exe kan hier niet; kies een afbeelding of .pdf',
    undefined,
    undefined,
    'drie.pdf past er niet meer bij; kies hoogstens 2 bestanden',
  ]);
});

test('a field for one file takes the newest', () => {
  const [chosen, ...rest] = judged([file('a.pdf', '', 1), file('b.pdf', '', 1)], {}, fileWords.nl, 'nl');
  expect(chosen?.file.name).toBe('b.pdf');
  expect(rest).toEqual([]);
});
