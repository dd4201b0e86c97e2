/** Files under 200 lines and functions under 40; longer ones stand here with a reason, and may only get shorter. */
import { expect, test } from 'vitest';
import { longFiles, longFunctions } from './long-ones.ts';
import { filesUnder, isCode, isTest, lineAt, textOf, treeOf, walk, type Node } from './source.ts';

const usualFile = 200;
const longestFile = 400;
const usualFunction = 40;

const folders = ['app', 'contract', 'server', 'db/seeds', 'db/migrations', 'tests', 'scripts', 'bench'];
const files = folders.flatMap(filesUnder).filter((path) => isCode(path) || /\.(css|sql)$/.test(path));

/** Says what is longer than it may be, and which entries of the list are out of date. */
function judged(sizes: ReadonlyMap<string, number>, usual: number, list: Readonly<Record<string, { lines: number }>>) {
  const tooLong = [...sizes].filter(([name, lines]) => lines > (list[name]?.lines ?? usual));
  const outOfDate = Object.keys(list).filter((name) => (sizes.get(name) ?? 0) <= usual);
  return { tooLong: tooLong.map(([name, lines]) => `${name}: ${lines} lines`), outOfDate };
}

const allIsWell = { tooLong: [], outOfDate: [] };

test('files have at most 200 lines, those on the list no more than is written there', () => {
  const sizes = new Map(files.map((path) => [path, textOf(path).trimEnd().split('\n').length]));
  expect(judged(sizes, usualFile, longFiles)).toEqual(allIsWell);
});

test('only generated files and data have more than 400 lines', () => {
  const found = Object.entries(longFiles).filter(([, { lines, isGenerated }]) => lines > longestFile && isGenerated !== true);
  expect(found).toEqual([]);
});

/** What a function is called where it stands: its own name, or that of the variable, property or call it is given to. */
function nameOf(node: Node, parent: Node | null): string {
  const own = (node['id'] as Node | null)?.['name'];
  const holder = parent?.['id'] ?? parent?.['key'] ?? parent?.['callee'];
  return String(own ?? (holder as Node | undefined)?.['name'] ?? ((holder as Node | undefined)?.['property'] as Node | undefined)?.['name'] ?? 'default');
}

/** Lines of each function, without those of comments before it. */
function functionsOf(path: string): [string, number][] {
  const found: [string, number][] = [];
  walk(treeOf(path), (node, parent) => {
    if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return;
    const lines = lineAt(path, node.end) - lineAt(path, node.start) + 1;
    if (lines > usualFunction) found.push([`${path}#${nameOf(node, parent)}`, lines]);
  });
  return found;
}

test('functions have at most 40 lines, those on the list no more than is written there', () => {
  // A test is a story: describe() and test() may be as long as it takes.
  const sizes = new Map(files.filter((path) => isCode(path) && !isTest(path)).flatMap(functionsOf));
  expect(judged(sizes, usualFunction, longFunctions)).toEqual(allIsWell);
});
