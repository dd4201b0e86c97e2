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

test('forms are posted by the tools alone', () => {
  const tools = ['app/forms/form.tsx', 'app/forms/post-form.tsx'];
  const others = screens.filter((path) => !tools.includes(path));
  expect(places(others, (node) => String(attributeOf(node, 'method')).toLowerCase() === 'post')).toEqual([]);
});

/** Addresses that do one thing; whatever a page sends else is an act of its table. The list only shrinks. */
const plainPosts: Record<string, string> = {
  'app/forms/act-form.tsx': 'the tool itself',
  'app/shell/account-menu.tsx': '/uitloggen: somebody leaves, from any page',
  'app/shell/flash-notice.tsx': '/draai-terug: what any page told is undone, without script',
  'app/shell/impersonation-bar.tsx': '/sign-in-as: back to oneself, from any page',
  'app/shell/preference-form.tsx': '/preferences: how somebody wants the site, from any page',
  'app/shell/toasts.tsx': '/draai-terug: the same as the notice, with script',
};

/** What a file takes from another by these names. */
function takes(path: string, names: readonly string[]): boolean {
  let isTaken = false;
  walk(treeOf(path), (node) => {
    if (node.type !== 'ImportSpecifier') return;
    isTaken ||= names.includes(String((node['imported'] as Node)['name']));
  });
  return isTaken;
}

test('what a page sends is an act of its table', () => {
  expect(screens.filter((path) => takes(path, ['PostForm', 'usePost'])).toSorted()).toEqual(
    Object.keys(plainPosts).toSorted(),
  );
});

const isCallOf = (node: Node | null, name: string) =>
  node?.type === 'CallExpression' && (node['callee'] as Node)['name'] === name;

/** What of a fetcher sends: it may be passed on, to a tool, and it may load. */
function sendsByFetcher(path: string): boolean {
  const fetchers = new Set<unknown>();
  const isSending = (key: Node | undefined) => ['submit', 'Form'].includes(String(key?.['name']));
  let sends = false;
  walk(treeOf(path), (node) => {
    if (node.type !== 'VariableDeclarator' || !isCallOf(node['init'] as Node | null, 'useFetcher')) return;
    const id = node['id'] as Node;
    fetchers.add(id['name']);
    if (id.type === 'ObjectPattern')
      sends ||= (id['properties'] as Node[]).some((property) => isSending(property['key'] as Node));
  });
  walk(treeOf(path), (node) => {
    if (node.type === 'MemberExpression' && fetchers.has((node['object'] as Node)['name']))
      sends ||= isSending(node['property'] as Node);
  });
  return sends;
}

test('script sends by the tools alone', () => {
  const senders = screens.filter((path) => takes(path, ['useSubmit']) || sendsByFetcher(path));
  expect(senders.toSorted()).toEqual(['app/forms/use-post.ts', 'app/forms/use-sending.ts']);
});

test('a form goes on in the language of its page, which a path written down leaves', () => {
  const startOf = (node: Node | undefined) =>
    node?.type === 'TemplateLiteral'
      ? (node['quasis'] as { value: { raw: string } }[])[0]?.value.raw
      : node?.['value'];
  const leaves = (node: Node) =>
    isCallOf(node, 'goOn') && String(startOf((node['arguments'] as Node[])[0]) ?? '').startsWith('/');
  expect(places(screens, leaves)).toEqual([]);
});

test('limits of what one types come from the contract', () => {
  const isLimit = (node: Node) =>
    ['maxLength', 'min', 'max'].some((name) => typeof attributeOf(node, name) === 'number') ||
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
