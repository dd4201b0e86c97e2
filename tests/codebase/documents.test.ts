/** What is written for people agrees with the code that it is about. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settings } from '#server/env.ts';
import { filesUnder, isForTests, root, textOf } from './source.ts';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'db/data/LICENSES.md',
  ...filesUnder('docs'),
].filter((path) => path.endsWith('.md'));

test("README's table of settings is the list of server/env.ts", () => {
  const rows = [...textOf('README.md').matchAll(/^\| `([A-Z_]+)` \| (.*) \| (.*) \|$/gm)];
  expect(rows.map(([, name, meaning, fallback]) => ({ name, meaning, fallback }))).toEqual(settings);
});

test('server/env.ts reads every setting of its list and no other', () => {
  const read = [...textOf('server/env.ts').matchAll(/read\.\w+\(\s*'([A-Z_]+)'/g)].map(
    ([, name = '']) => name,
  );
  // Set by npm run dev, not by people.
  const own = ['VOLUNTEERLY_DEV'];
  expect([...new Set(read)].toSorted()).toEqual([...settings.map(({ name }) => name), ...own].toSorted());
});

test('every setting does something', () => {
  const fields = [...textOf('server/env.ts').matchAll(/^ {2}(\w+): [^;]+;$/gm)].map(([, name = '']) => name);
  const fieldsOfEnv = fields.slice(fields.indexOf('isProduction'));
  const code = filesUnder('server')
    .filter((path) => path.endsWith('.ts') && path !== 'server/env.ts' && !isForTests(path))
    .map(textOf)
    .join('\n');
  expect(fieldsOfEnv.length).toBeGreaterThan(10);
  expect(fieldsOfEnv.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});

describe('npm scripts', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const commandOf = (name: string) =>
    name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;

  test('npm run help says what each of them does', () => {
    const lines = execFileSync(process.execPath, [join(root, 'scripts/help.mjs')], { encoding: 'utf8' })
      .trimEnd()
      .split('\n');
    for (const [name, command] of Object.entries(scripts)) {
      const line = lines.find((one) => one.startsWith(`${commandOf(name)} `)) ?? '';
      const meaning = line.slice(commandOf(name).length).trim();
      expect(meaning, commandOf(name)).not.toBe('');
      expect(meaning, `${commandOf(name)} has no line of its own in scripts/help.mjs`).not.toBe(command);
    }
    expect(lines).toHaveLength(Object.keys(scripts).length);
  });

  test('documents name no script that is not there', () => {
    const named = documents.flatMap((path) =>
      [...textOf(path).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => `${path}: ${name}`),
    );
    expect(named.filter((one) => !Object.hasOwn(scripts, one.split(': ')[1] ?? ''))).toEqual([]);
  });
});

test('links between documents lead somewhere', () => {
  const dead = documents.flatMap((path) =>
    [...textOf(path).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => posix.join(dirname(path), target))
      .filter((target) => !existsSync(join(root, target)))
      .map((target) => `${path} → ${target}`),
  );
  expect(dead).toEqual([]);
});

test('each row of a table has as many cells as its head', () => {
  const uneven = documents.flatMap((path) => {
    let width = 0;
    return textOf(path)
      .split('\n')
      .flatMap((line, at) => {
        // A bar within a cell is written as `\|`.
        const cells = line.startsWith('|') ? line.replaceAll(String.raw`\|`, '').split('|').length : 0;
        const isUneven = cells > 0 && width > 0 && cells !== width;
        width = cells === 0 ? 0 : width || cells;
        return isUneven ? [`${path}:${at + 1}`] : [];
      });
  });
  expect(uneven).toEqual([]);
});

test('decisions are numbered without gaps, one page each, and those that the code names are there', () => {
  const decisions = filesUnder('docs/decisions').map((path) => posix.basename(path));
  expect(decisions.map((name) => name.slice(0, 4))).toEqual(
    decisions.map((_, index) => String(index + 1).padStart(4, '0')),
  );
  for (const name of decisions)
    expect(textOf(`docs/decisions/${name}`).split('\n').length, name).toBeLessThanOrEqual(60);
  const named = ['server', 'db', 'app', 'contract', 'scripts']
    .flatMap(filesUnder)
    .filter((path) => /\.(ts|tsx|mjs|sql)$/.test(path))
    .flatMap((path) =>
      [...textOf(path).matchAll(/docs\/decisions\/(\d{4})/g)].map(([, number = '']) => number),
    );
  expect([...new Set(named)].filter((number) => !decisions.some((name) => name.startsWith(number)))).toEqual(
    [],
  );
});

/** How to add a screen is told by one that is still to come. */
const examples = ['app/features/partners/list.tsx'];

test('files and folders that documents name are there', () => {
  const folders = ['app', 'contract', 'server', 'db', 'tests', 'scripts', 'bench', 'docs', 'public'];
  const there = folders.flatMap(filesUnder);
  const named = /(?<![\w/.-])(?:app|contract|server|db|tests|scripts|bench|docs|public)\/[\w./{}*<>-]+/g;
  const gone = documents
    .filter((path) => !/changelog/i.test(path))
    .flatMap((path) =>
      [...textOf(path).matchAll(named)]
        .map(([name]) => name.replaceAll(/[.]$/g, ''))
        // A pattern, or a number that somebody has yet to choose.
        .filter((name) => !/[{}*<>]|NNNN/.test(name) && !examples.includes(name))
        .filter((name) => !there.some((file) => file.startsWith(name)))
        .map((name) => `${path}: ${name}`),
    );
  expect(gone).toEqual([]);
});

test('ARCHITECTURE.md fits on one screen', () => {
  expect(textOf('ARCHITECTURE.md').trimEnd().split('\n').length).toBeLessThanOrEqual(80);
});

test('documents name no folder of somebody’s own machine', () => {
  const private_ = /(^|[\s`'"(])(\/(home|Users|work|root|tmp|mnt)\/|[A-Z]:\\)/;
  expect(documents.filter((path) => private_.test(textOf(path)))).toEqual([]);
});

test('CHANGELOG.md tells of the version in package.json', () => {
  const { version } = JSON.parse(textOf('package.json')) as { version: string };
  expect(textOf('CHANGELOG.md')).toContain(`## ${version}`);
});
