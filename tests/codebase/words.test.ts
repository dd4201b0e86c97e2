/** Words of the screens are in messages, in both languages, and nowhere else. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '#contract/locales.ts';
import { roles } from '#contract/roles.ts';
import { roleNames } from '#contract/role-names.ts';
import { errorTexts } from './error-words.ts';
import { comparedWith, filesUnder, isTest, nothingElse, root, treeOf, walk, type Node } from './source.ts';

const folders = [...new Set(filesUnder('app').flatMap((path) => /^(.*\/messages)\//.exec(path)?.[1] ?? []))];

const noText = '\u0000';

/** `search.title` → text, for every text of a book; anything that is no text is shown as what it is. */
function texts(book: unknown, path = ''): Map<string, string> {
  if (typeof book !== 'object' || book === null)
    return new Map([[path, typeof book === 'string' ? book : noText]]);
  return new Map(
    Object.entries(book).flatMap(([key, value]) => [...texts(value, path ? `${path}.${key}` : key)]),
  );
}

const bookOf = async (folder: string, locale: string) => {
  const file = join(root, folder, `${locale}.ts`);
  return existsSync(file)
    ? texts(((await import(file)) as { default: unknown }).default)
    : new Map<string, string>();
};

/** Names of the values in a text, `{{count}}`. */
const valuesIn = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name))].toSorted();

test.each(folders)(
  '%s: the same keys in both languages, none empty, each with the same values',
  async (folder) => {
    const [nl, en] = await Promise.all([bookOf(folder, 'nl'), bookOf(folder, 'en')]);
    expect([...en.keys()].toSorted()).toEqual([...nl.keys()].toSorted());
    for (const [locale, book] of Object.entries({ nl, en })) {
      const wrong = [...book].filter(([, text]) => text.trim() === '' || text === noText);
      expect(wrong, locale).toEqual([]);
    }
    const different = [...nl].filter(
      ([key, text]) => valuesIn(text).join() !== valuesIn(en.get(key) ?? '').join(),
    );
    // One of something is often said without its number: 'één plek'.
    expect(different.filter(([key]) => !/_(zero|one)$/.test(key))).toEqual([]);
  },
);

test('every refusal of the API has a title and a sentence in both languages', () => {
  expect(errorTexts.filter(({ text }) => text.trim() === '')).toEqual([]);
  expect(errorTexts.length).toBeGreaterThan(200);
});

const hasLetters = (text: string) => /\p{L}{2}/u.test(text);
/** Attributes whose text a person reads or hears. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|description)$/;

function wordsIn(path: string): string[] {
  const found: string[] = [];
  const note = (node: Node, text: string) => {
    if (hasLetters(text)) found.push(`${path}: ${text.trim()}`);
  };
  walk(treeOf(path), (node, parent) => {
    if (node.type === 'JSXText') note(node, String(node['value']));
    if (node.type === 'JSXAttribute' && spoken.test(String((node['name'] as Node)['name']))) {
      const value = node['value'] as Node | null;
      if (value?.type === 'Literal') note(node, String(value['value']));
    }
    // <p>{'words'}</p>
    const isText =
      node.type === 'Literal' &&
      typeof node['value'] === 'string' &&
      parent?.type === 'JSXExpressionContainer';
    if (isText && !isAttributeValue(path, parent)) note(node, String(node['value']));
  });
  return found;
}

function isAttributeValue(path: string, container: Node): boolean {
  let isIt = false;
  walk(treeOf(path), (node) => {
    if (node.type === 'JSXAttribute' && node['value'] === container) isIt = true;
  });
  return isIt;
}

/** Texts that are the same in every language, or stand where no words can be loaded. */
const sameEverywhere: Record<string, string> = {};

test('no words stand in the source of a screen', () => {
  // Stories are for developers; their sample texts stand with them, in both languages (useSample).
  const files = filesUnder('app').filter(
    (path) => path.endsWith('.tsx') && !isTest(path) && !path.startsWith('app/features/stories/'),
  );
  expect(comparedWith(files.flatMap(wordsIn), sameEverywhere)).toEqual(nothingElse);
});

/** Texts and patterns by which the source names keys: `'search.title'`, and `` `mode.${mode}` `` as `mode.…`. */
function keysNamed(): { whole: Set<string>; patterns: RegExp[] } {
  const whole = new Set<string>();
  const patterns: RegExp[] = [];
  const files = filesUnder('app').filter(
    (path) => /\.tsx?$/.test(path) && !/\/messages\/|\.test\./.test(path),
  );
  for (const path of files) {
    walk(treeOf(path), (node) => {
      if (node.type === 'Literal' && typeof node['value'] === 'string') whole.add(node['value']);
      if (node.type !== 'TemplateLiteral') return;
      const quasis = node['quasis'] as { value: { raw: string } }[];
      const parts = quasis.map(({ value }) => value.raw.replaceAll(/[.*+?^$()|[\]{}\\]/g, String.raw`\$&`));
      // One that does not begin with words and a dot names an address or a class, no key.
      if (parts.length > 1 && /^[A-Za-z][\w\\.]*\./.test(parts[0] ?? ''))
        patterns.push(new RegExp(`^${parts.join('[^.]+')}$`));
    });
  }
  return { whole, patterns };
}

test.each(folders)('%s: every text is used', async (folder) => {
  const { whole, patterns } = keysNamed();
  const names = [...(await bookOf(folder, 'nl')).keys()].map((key) => key.replace(/_(zero|one|other)$/, ''));
  const isUsed = (key: string) =>
    whole.has(key) ||
    // Named by the list of screens.
    (key.startsWith('titles.') && whole.has(key.slice('titles.'.length))) ||
    patterns.some((pattern) => pattern.test(key));
  expect([...new Set(names)].filter((key) => !isUsed(key))).toEqual([]);
});

test('a page is put online and taken off the site: other words are for vacancies', async () => {
  const folderOf = (noun: string) => `app/features/${noun}/messages`;
  const found = await Promise.all(
    locales.flatMap((locale) => [
      ...['page-admin', 'page-builder', 'pages', 'menu-items'].map((noun) => bookOf(folderOf(noun), locale)),
      bookOf(folderOf('audit-events'), locale).then(
        (book) => new Map([...book].filter(([, text]) => /\b(pagina|page)\b/.test(text))),
      ),
    ]),
  );
  const said = found.flatMap((book) => [...book.values()]);
  expect(said.filter((text) => /publice|publish|offline/i.test(text))).toEqual([]);
  expect(said.filter((text) => /zet(te)? .*online|put .*online/i.test(text)).length).toBeGreaterThan(3);
});

test('what a role is called is in one place', () => {
  const spelled = locales.flatMap((locale) =>
    roles.map((role) => ({ role, text: `${role}: '${roleNames[locale][role]}'` })),
  );
  const found = ['app', 'contract', 'server'].flatMap((part) =>
    filesUnder(part)
      .filter((path) => path.endsWith('.ts') && path !== 'contract/role-names.ts')
      .flatMap((path) => {
        const source = readFileSync(join(root, path), 'utf8');
        return spelled.filter(({ text }) => source.includes(text)).map(({ role }) => `${path}: ${role}`);
      }),
  );
  expect(found).toEqual([]);
});
