/** A form is on the contract, a button on an act of its page: app/forms holds both, and no screen makes its own. */
import { expect, test } from 'vitest';
import { filesUnder, isCode, isForTests, lineAt, treeOf, walk, type Node } from './source.ts';

const screens = filesUnder('app').filter((path) => isCode(path) && !isForTests(path));
/** Stories show what a part does at a limit of their own. */
const isStory = (path: string) => path.startsWith('app/features/stories/');

/** `path:lines` of the files in which `isWrong` holds for a node. */
const places = (paths: readonly string[], isWrong: (node: Node) => boolean): string[] =>
  paths.flatMap((path) => {
    const lines = new Set<number>();
    walk(treeOf(path), (node) => {
      if (isWrong(node)) lines.add(lineAt(path, node.start));
    });
    return lines.size > 0 ? [`${path}:${[...lines].join(',')}`] : [];
  });

/** Value of an attribute `name="…"` or `name={…}` of an element; undefined for any other node. */
function attributeOf(node: Node, name: string): unknown {
  if (node.type !== 'JSXAttribute' || (node['name'] as Node)['name'] !== name) return undefined;
  const value = node['value'] as Node | null;
  const inner = value?.type === 'JSXExpressionContainer' ? (value['expression'] as Node) : value;
  return inner?.type === 'Literal' ? inner['value'] : undefined;
}

test('forms are posted by Form and PostForm alone', () => {
  const tools = ['app/forms/form.tsx', 'app/forms/post-form.tsx'];
  const others = screens.filter((path) => !tools.includes(path));
  expect(places(others, (node) => String(attributeOf(node, 'method')).toLowerCase() === 'post')).toEqual([]);
});

test('limits of what one types come from the contract', () => {
  const isLimit = (node: Node) =>
    typeof attributeOf(node, 'maxLength') === 'number' ||
    (node.type === 'BinaryExpression' &&
      ['>', '>='].includes(String(node['operator'])) &&
      ((node['left'] as Node)['property'] as Node | undefined)?.['name'] === 'length' &&
      Number((node['right'] as Node)['value']) >= 10);
  expect(
    places(
      screens.filter((path) => !isStory(path)),
      isLimit,
    ),
  ).toEqual([]);
});

test('fields are named as the contract names them, not as the wire does', () => {
  // Of an address, as the specification spells it.
  const ofAddresses = ['per_page', 'day_part'];
  const isWire = (node: Node) => {
    const name = attributeOf(node, 'name');
    return typeof name === 'string' && name.includes('_') && !ofAddresses.includes(name);
  };
  expect(
    places(
      screens.filter((path) => !isStory(path)),
      isWire,
    ),
  ).toEqual([]);
});
