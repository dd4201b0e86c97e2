/** What the tests of this folder read: the files of the project, their syntax trees, and what they import. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Folders that hold no code of ours. */
const foreign = new Set(['node_modules', '.git', '.cache', '.react-router', 'build', 'data', 'test-results']);

/** Every file under a folder of the project, as `server/http/route.ts`; none where the folder is not there. */
export function filesUnder(folder: string): string[] {
  const full = join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true })
    .flatMap((entry) => {
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
      if (!entry.isDirectory()) return entry.isFile() ? [path] : [];
      return folder === '.' && foreign.has(entry.name) ? [] : filesUnder(path);
    })
    .toSorted();
}

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

export const isCode = (path: string): boolean => /\.(tsx?|mjs)$/.test(path);
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
/** Tests, and what only tests use, wherever it stands. */
export const isForTests = (path: string): boolean =>
  isTest(path) || path.startsWith('tests/') || /(^|\/)test-[\w-]+\.ts$|\.(fixtures|cases)\.ts$/.test(path);

/** A node of the syntax tree (ESTree with TypeScript); only what the tests ask for is named. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const trees = new Map<string, { text: string; tree: Node; imported: string[] }>();

function parsed(path: string) {
  const cached = trees.get(path);
  if (cached) return cached;
  const text = textOf(path);
  const { program, module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const names = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) =>
      one.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    // `import('x')`, as a value; one that is not a plain text has no name to follow.
    ...module.dynamicImports.map(
      (one) => /^['"](.*)['"]$/.exec(text.slice(one.moduleRequest.start, one.moduleRequest.end))?.[1] ?? '',
    ),
    ...importTypes(program as unknown as Node),
  ];
  const made = { text, tree: program as unknown as Node, imported: [...new Set(names.filter(Boolean))] };
  trees.set(path, made);
  return made;
}

/** `typeof import('x')` and `import('x').Name`, which the list of imports leaves out. */
function importTypes(tree: Node): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    if (node.type === 'TSImportType') found.push(String((node['source'] as { value?: string }).value));
  });
  return found;
}

/** Calls `visit` for the node and everything in it, outermost first, with its parent. */
export function walk(
  node: Node,
  visit: (node: Node, parent: Node | null) => void,
  parent: Node | null = null,
): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, node);
  }
}

/** The syntax tree of a file. */
export const treeOf = (path: string): Node => parsed(path).tree;

/** Line of a place in a file, from 1. */
export const lineAt = (path: string, offset: number): number =>
  parsed(path).text.slice(0, offset).split('\n').length;

/** Where an import leads: a file of the project, or the name of a package (`pg`, `node:fs`, `zod/mini`). */
function resolve(from: string, name: string): string {
  const plain = name.replace(/\?.*$/, '');
  if (plain.startsWith('#')) return plain.slice(1);
  return plain.startsWith('.') ? posix.normalize(posix.join(posix.dirname(from), plain)) : plain;
}

/** Everything that a file imports, types included. */
export const importsOf = (path: string): string[] => parsed(path).imported.map((name) => resolve(path, name));

/** What is not on the list. What the list names for nothing is said, and goes when somebody is at it: that is no fault of a commit. */
export function comparedWith(found: readonly string[], exceptions: Readonly<Record<string, unknown>>) {
  const present = new Set(found);
  const idle = Object.keys(exceptions).filter((one) => !present.has(one));
  // oxlint-disable-next-line no-console -- for whoever is at the list
  if (idle.length > 0) console.warn(`no longer needed on the list of exceptions: ${idle.join(', ')}`);
  return { 'not allowed': [...present].filter((one) => !Object.hasOwn(exceptions, one)) };
}

/** What `comparedWith` gives when all is well. */
export const nothingElse = { 'not allowed': [] };
