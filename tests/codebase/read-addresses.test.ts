/**
 * A public screen gets of its address what its page says in `reads` (app/shell/screen-reads.ts), and nothing else: what its loader or
 * action reads besides is never there. Of lists, `listReads` says it for all that the declaration has.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, root, textOf } from './source.ts';

interface Screen {
  path: string;
  file: string;
  isPublic?: boolean;
  isExit?: boolean;
  middleware?: readonly string[];
}
const { allScreens } = (await import(join(root, 'app/routes.ts'))) as { allScreens: readonly Screen[] };
const screens = allScreens.filter((screen) => (screen.isPublic || screen.isExit) && !screen.middleware);

/** What the files of another screen read, of which this one takes something else. */
const readElsewhere: Readonly<Record<string, readonly string[]>> = {
  '/vacancies/compare': ['ids', 'taken', 'since'],
  // Of the list of contact people.
  '/contactformulier/zonder-account': ['person'],
};

const reading =
  /\b(?:searchParams|params|search|asked|query)\s*\.(?:get|getAll|has)\(\s*(?:'(\w+)'|(\w+)\s*\))/g;
/** What is read by `readListState(newsList, url.searchParams)`, and of it `loadDeclared` is made. */
const readingList = /\b(?:readListState|loadDeclared)\(\s*(?:page,\s*url,\s*)?(\w+List)\b/g;

/** The page and what it asks on the server; what only draws has no address but the one that the router gives it. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of importsOf(file))
    if (imported.startsWith('app/features/') && /^(?!.*\+types).*\.ts$/.test(imported))
      filesOf(imported, found);
  return found;
}

/** Names of the address that are read there; a constant by its value. */
function readIn(file: string): string[] {
  const text = textOf(file);
  return [...text.matchAll(reading)].map(([, name, constant]) => {
    if (name) return name;
    const files = [file, ...importsOf(file).filter((one) => one.startsWith('app/') && one.endsWith('.ts'))];
    const values = files.flatMap(
      (one) => new RegExp(`const ${constant} = '(\\w+)'`).exec(textOf(one))?.[1] ?? [],
    );
    return values[0] ?? `${constant} of ${file}`;
  });
}

const listsIn = (file: string) => [...textOf(file).matchAll(readingList)].map(([, list]) => list);

async function readsOf({ file }: Screen): Promise<Readonly<Record<string, string>>> {
  const page = (await import(join(root, 'app/features', `${file}.tsx`))) as {
    reads?: Record<string, string>;
  };
  return page.reads ?? {};
}

test.each(screens.map((screen) => [screen.path, screen] as const))(
  '%s says all that it reads',
  async (path, screen) => {
    const reads = await readsOf(screen);
    const files = [...filesOf(`app/features/${screen.file}.tsx`)];
    const names = [...new Set(files.flatMap(readIn))];
    expect(names.filter((name) => !Object.hasOwn(reads, name))).toEqual(readElsewhere[path] ?? []);
    // A list has an order and pages, whatever else it has.
    if (files.some((file) => listsIn(file).length > 0)) expect(Object.keys(reads)).toContain('sort');
  },
);

test('what is looked for in the test is what pages do', () => {
  expect([...filesOf('app/features/vacancies/search.tsx')].flatMap(listsIn)).toContain('searchList');
  expect(readIn('app/features/bookmarks/saved.server.ts')).toEqual(['ids', 'taken', 'since']);
});
