import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blockIconNames } from './block-icon.tsx';

/** The icons of each list in the demo content, such as the reasons of one block. */
function iconLists(content: unknown): string[][] {
  if (content === null || typeof content !== 'object') return [];
  const inside = Object.values(content).flatMap(iconLists);
  if (!Array.isArray(content)) return inside;
  const icons = (content as { icon?: unknown }[]).flatMap((one) =>
    typeof one?.icon === 'string' ? [one.icon] : [],
  );
  return icons.length > 0 ? [icons, ...inside] : inside;
}

test.each(['pages', 'home-pages'])('the demo content has icons that are drawn, in %s', (name) => {
  const lists = iconLists(JSON.parse(readFileSync(`db/seeds/demo/content/${name}.json`, 'utf8')));
  expect(lists.length).toBeGreaterThan(3);
  expect(lists.flat().filter((icon) => !blockIconNames.includes(icon))).toEqual([]);
  // One that stands twice beside each other says nothing of either.
  expect(lists.filter((icons) => new Set(icons).size < icons.length)).toEqual([]);
});
