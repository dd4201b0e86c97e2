import { expect, test } from 'vitest';
import type { LegalSection } from '#contract/legal-texts.ts';
import { sectionAt, withMoved, withoutSection, withSection } from './own-sections.ts';

const own = (title: string): LegalSection => ({
  kind: 'own',
  section: null,
  title,
  titleEn: null,
  text: `<p>${title}</p>`,
  textEn: null,
});
const added: LegalSection = { ...own(''), kind: 'addition', section: 'who', title: null };
const all = [own('a'), added, own('b'), own('c')];
const titles = (sections: readonly LegalSection[]) => sections.map(({ title }) => title);

test('a section is found by its name, the centre’s own by their place', () => {
  expect(sectionAt(all, 'who')).toBe(added);
  expect(sectionAt(all, 'own-2')?.title).toBe('b');
  expect([sectionAt(all, 'own-4'), sectionAt(all, 'own-0'), sectionAt(all, 'care')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a new one comes last, a changed one stays where it is', () => {
  expect(titles(withSection(all, 'new', own('d')))).toEqual([null, 'a', 'b', 'c', 'd']);
  expect(titles(withSection(all, 'own-2', own('d')))).toEqual([null, 'a', 'd', 'c']);
  const care: LegalSection = { ...added, section: 'care', title: 'Zorg' };
  expect(titles(withSection(all, 'care', care))).toEqual([null, 'Zorg', 'a', 'b', 'c']);
  expect(titles(withSection(all, 'who', { ...added, title: 'Wie' }))).toEqual(['Wie', 'a', 'b', 'c']);
});

test('taking away and moving leave the others as they are', () => {
  expect(titles(withoutSection(all, 'own-1'))).toEqual([null, 'b', 'c']);
  expect(titles(withoutSection(all, 'who'))).toEqual(['a', 'b', 'c']);
  expect(withoutSection(all, 'own-9')).toEqual(all);
  expect(titles(withMoved(all, 'own-1', 1))).toEqual([null, 'b', 'a', 'c']);
  expect(titles(withMoved(all, 'own-3', -1))).toEqual([null, 'a', 'c', 'b']);
  expect(titles(withMoved(all, 'own-1', -1))).toEqual([null, 'a', 'b', 'c']);
});
