import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { categories } from '#db/seeds/reference-lists.ts';

const root = new URL('../../', import.meta.url);
const file = readFileSync(new URL('public/drawings/motifs.svg', root), 'utf8');
const { MOTIFS, motifOf } = (await import(new URL('app/drawings/motifs.ts', root).href)) as {
  MOTIFS: readonly string[];
  motifOf: (category: string | null) => string;
};

test('each category has a motif of its own', () => {
  expect(MOTIFS.toSorted()).toEqual(categories.map(([key]) => key).toSorted());
  const drawings = [...file.matchAll(/<symbol id="(\w+)"[^>]*>(.*?)<\/symbol>/gs)];
  expect(drawings.map(([, name]) => name)).toEqual([...MOTIFS, 'other'].toSorted());
  expect(new Set(drawings.map(([, , drawing]) => drawing)).size).toBe(drawings.length);
});

test('what has no category, or one that is not drawn, gets a heart', () => {
  expect(motifOf('sport')).toBe('/drawings/motifs.svg#sport');
  expect(motifOf('our-own')).toBe('/drawings/motifs.svg#other');
  expect(motifOf(null)).toBe('/drawings/motifs.svg#other');
});
