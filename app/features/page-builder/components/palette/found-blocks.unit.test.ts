import { expect, test } from 'vitest';
import { blockNames, kindOf } from '#app/features/page-builder/components/block-kinds.ts';
import { commonBlocks, foundBlocks } from './found-blocks.ts';
import { sketches } from './sketches.ts';

test.each([
  ['filmpje', 'YouTube'],
  ['video', 'YouTube'],
  ['sponsors', 'LogoBar'],
  ['aanmelden', 'BuilderForm'],
  ['tabel', 'Markdown'],
  ['foto', 'Image'],
  ['vacatures', 'DynamicCards'],
  ['agenda', undefined],
  ['knop', 'CallToAction'],
  ['opsomming', 'Markdown'],
  ['photo album', 'PhotoSlideshow'],
  ['categorieen', 'VacancyCategories'],
  ['QuoteBlock', 'QuoteBlock'],
  ['testimonial', 'QuoteBlock'],
])('%s finds %s', (query, type) => {
  const found: readonly string[] = foundBlocks(query);
  if (type === undefined) expect(found).toEqual([]);
  else expect(found).toContain(type);
});

test('without a word all are there, five common ones first', () => {
  expect(foundBlocks('').slice(0, 5)).toEqual(commonBlocks);
  expect(foundBlocks(' ').toSorted()).toEqual(blockNames.toSorted());
});

test('each has a picture and one short line in both languages', () => {
  for (const type of blockNames) {
    expect(sketches[type], type).toBeDefined();
    for (const line of Object.values(kindOf(type).about)) expect(line.length, line).toBeLessThanOrEqual(60);
  }
});
