/** Styles that would make every page slow. */
import { expect, test } from 'vitest';
import { filesUnder, isForTests, textOf } from './source.ts';

const files = filesUnder('app').filter((path) => /\.(tsx?|css)$/.test(path) && !isForTests(path));

/**
 * What `:has()` changes inside the element must be named by a class, an id or an attribute. A browser keeps one list for all rules
 * with `:has()`; one that may mean any element (`*`, which is what `group-has-…` and `peer-has-…` come to, or `> :nth-child(2)`)
 * makes it work out the style of the whole page anew at each change anywhere in it: some ten times while a page loads.
 */
const meansAnyElement = [
  /(?:group|peer)-has-/,
  /has-(?:\[[^\s'"`]*?\]|[\w-]+):\[&[^\].#[]*\]/,
  /:has\([^;{}]*\)\s*[\s>~+]\s*(?:\*|:[\w-]+)/,
];

const findIn = (text: string) =>
  meansAnyElement.flatMap((pattern) => pattern.exec(text)?.[0].trim().slice(0, 80) ?? []);

test('what a condition on its content changes inside an element is named', () => {
  expect(files.flatMap((path) => findIn(textOf(path)).map((found) => `${path}: ${found}`))).toEqual([]);
});

test.each([
  'group-has-[:checked]/days:hidden',
  'peer-has-checked:block',
  'has-[[name=near]:placeholder-shown]:[&>:nth-child(2)]:border-e-0',
  'has-checked:[&_span]:hidden',
  '.form:has(:checked) > :first-child {',
  '.form:has(input) * {',
])('%s is found', (text) => expect(findIn(text)).not.toEqual([]));

test.each([
  'has-checked:[&_.any-day]:hidden',
  'has-[input[value=under16]:checked]:[&_.of-minor]:grid',
  'has-checked:border-solid [&>button]:min-h-19',
  ":root:has([data-bottom-bar='own']) [data-bottom-bar='tabs'] {",
  '.shared-part:has(:focus-visible) {',
])('%s is not', (text) => expect(findIn(text)).toEqual([]));
