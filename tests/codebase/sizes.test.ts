/** Files under 200 lines and functions under 40; longer ones stand in long-ones.ts with a reason, and may only get shorter. */
import { expect, test } from 'vitest';
import { longFiles, longFunctions } from './long-ones.ts';
import { filesUnder, isCode, isForTests, lineAt, textOf, treeOf, walk, type Node } from './source.ts';

const usualFile = 200;
/** Also for tests and for words, which are long rather than difficult. */
const longestFile = 400;
const usualFunction = 40;
/** Markup is a line an element, and says little in each. */
const usualComponent = 60;

const folders = ['app', 'contract', 'server', 'db/seeds', 'db/migrations', 'tests', 'scripts', 'bench'];
const files = folders.flatMap(filesUnder).filter((path) => isCode(path) || /\.(css|sql)$/.test(path));

/** Says what is longer than it may be, and which entries of the list are out of date. */
function judged(
  sizes: ReadonlyMap<string, number>,
  usualFor: (name: string) => number,
  list: Readonly<Record<string, { lines: number }>>,
) {
  const tooLong = [...sizes].filter(([name, lines]) => lines > (list[name]?.lines ?? usualFor(name)));
  const outOfDate = Object.keys(list).filter((name) => (sizes.get(name) ?? 0) <= usualFor(name));
  return { tooLong: tooLong.map(([name, lines]) => `${name}: ${lines} lines`), outOfDate };
}

const allIsWell = { tooLong: [], outOfDate: [] };

const isWords = (path: string) => /\/messages\/(nl|en)\.ts$/.test(path);
const sizesOf = (paths: readonly string[]) =>
  new Map(paths.map((path) => [path, textOf(path).trimEnd().split('\n').length]));

test('files have at most 200 lines, those on the list no more than is written there', () => {
  expect(
    judged(sizesOf(files.filter((path) => !isForTests(path) && !isWords(path))), () => usualFile, longFiles),
  ).toEqual(allIsWell);
});

test('only generated files have more than 400 lines', () => {
  const found = [...sizesOf(files)].filter(
    ([path, lines]) => lines > longestFile && longFiles[path]?.isGenerated !== true,
  );
  expect(found).toEqual([]);
});

/** What a function is called where it stands: its own name, or that of the variable, property or call it is given to. */
function nameOf(node: Node, parent: Node | null): string {
  const own = (node['id'] as Node | null)?.['name'];
  const holder = parent?.['id'] ?? parent?.['key'] ?? parent?.['callee'];
  return String(
    own ??
      (holder as Node | undefined)?.['name'] ??
      ((holder as Node | undefined)?.['property'] as Node | undefined)?.['name'] ??
      'default',
  );
}

/** Lines of each function, without those of comments before it. */
function functionsOf(path: string): [string, number][] {
  const found: [string, number][] = [];
  walk(treeOf(path), (node, parent) => {
    if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return;
    const lines = lineAt(path, node.end) - lineAt(path, node.start) + 1;
    found.push([`${path}#${nameOf(node, parent)}`, lines]);
  });
  return found;
}

const usualLength = (name: string) => (/\.tsx#[A-Z]/.test(name) ? usualComponent : usualFunction);

test('functions have at most 40 lines, components 60, those on the list no more than is written there', () => {
  // A test is a story: it may be as long as it takes, within the length of a file.
  const sizes = new Map<string, number>();
  for (const [name, lines] of files.filter((path) => isCode(path) && !isForTests(path)).flatMap(functionsOf))
    sizes.set(name, Math.max(lines, sizes.get(name) ?? 0));
  expect(judged(sizes, usualLength, longFunctions)).toEqual(allIsWell);
});
