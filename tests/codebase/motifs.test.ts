import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { categories } from '#db/seeds/reference-lists.ts';
import { MOTIFS, motifOf } from '#app/drawings/motifs.ts';

const file = readFileSync(new URL('../../public/drawings/motifs.svg', import.meta.url), 'utf8');

it('each category has a motif of its own', () => {
  expect(MOTIFS.toSorted()).toEqual(categories.map(([key]) => key).toSorted());
  const drawings = [...file.matchAll(/<symbol id="(\w+)"[^>]*>(.*?)<\/symbol>/gs)];
  expect(drawings.map(([, name]) => name)).toEqual([...MOTIFS, 'other'].toSorted());
  expect(new Set(drawings.map(([, , drawing]) => drawing)).size).toBe(drawings.length);
});

it('what has no category, or one that a centre made itself, gets a heart', () => {
  expect(motifOf('sport')).toBe('/drawings/motifs.svg#sport');
  expect(motifOf('our-own')).toBe('/drawings/motifs.svg#other');
  expect(motifOf(null)).toBe('/drawings/motifs.svg#other');
});
