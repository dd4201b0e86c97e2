/** Sizes at which somebody looks again are named; what is half as long again fails, unless long-ones.ts has it with a reason. */
import { expect, test } from 'vitest';
import { longFiles, longFunctions } from './long-ones.ts';
import { filesUnder, isCode, isForTests, lineAt, textOf, treeOf, walk, type Node } from './source.ts';

interface Limit {
  /** From here on somebody looks again whether it is still one thing. */
  usual: number;
  most: number;
}

const forFile: Limit = { usual: 200, most: 300 };
/** Tests and words are long rather than difficult. */
const forTests: Limit = { usual: 400, most: 500 };
const forFunction: Limit = { usual: 40, most: 60 };
/** Markup is a line an element, and says little in each. */
const forComponent: Limit = { usual: 60, most: 80 };

const folders = ['app', 'contract', 'server', 'db/seeds', 'db/migrations', 'tests', 'scripts', 'bench'];
const files = folders.flatMap(filesUnder).filter((path) => isCode(path) || /\.(css|sql)$/.test(path));

/** Says what is longer than it may be; names what is worth another look, and what the list need not hold any more. */
function judged(
  sizes: ReadonlyMap<string, number>,
  limitOf: (name: string) => Limit,
  list: Readonly<Record<string, { lines: number }>>,
) {
  const told = ([name, lines]: [string, number]) => `${name}: ${lines} lines`;
  const long = [...sizes].filter(([name, lines]) => !list[name] && lines > limitOf(name).usual);
  // oxlint-disable-next-line no-console -- for whoever changes them
  if (long.length > 0) console.warn(`worth another look: ${long.map(told).join(', ')}`);
  const tooLong = [...sizes].filter(([name, lines]) => lines > (list[name]?.lines ?? limitOf(name).most));
  const outOfDate = Object.keys(list).filter((name) => (sizes.get(name) ?? 0) <= limitOf(name).usual);
  // Whoever shortens one need not stop for the list.
  // oxlint-disable-next-line no-console -- for whoever changes them
  if (outOfDate.length > 0) console.warn(`no longer long, and still listed: ${outOfDate.join(', ')}`);
  return tooLong.map(told);
}

const isWords = (path: string) => /\/messages\/(nl|en)\.ts$/.test(path);

test('files have at most 300 lines, tests and words 500, those on the list no more than is written there', () => {
  const sizes = new Map(files.map((path) => [path, textOf(path).trimEnd().split('\n').length]));
  const limitOf = (path: string) => (isForTests(path) || isWords(path) ? forTests : forFile);
  expect(judged(sizes, limitOf, longFiles)).toEqual([]);
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

test('functions have at most 60 lines, components 80, those on the list no more than is written there', () => {
  // A test is a story: it may be as long as it takes, within the length of a file.
  const sizes = new Map<string, number>();
  for (const [name, lines] of files.filter((path) => isCode(path) && !isForTests(path)).flatMap(functionsOf))
    sizes.set(name, Math.max(lines, sizes.get(name) ?? 0));
  const limitOf = (name: string) => (/\.tsx#[A-Z]/.test(name) ? forComponent : forFunction);
  expect(judged(sizes, limitOf, longFunctions)).toEqual([]);
});
