import { expect, test } from 'vitest';
import words from '#app/features/page-builder/messages/nl.ts';
import { blockIconNames } from '#app/features/pages/components/blocks/block-icon.tsx';

test('each icon that an author may choose has a name in words', () =>
  expect(Object.keys(words.icon).toSorted()).toEqual([...blockIconNames].toSorted()));
