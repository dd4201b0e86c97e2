/** What a screen is drawn with speaks in words that the screen asks for: others would show as their keys. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screens } from '#app/routes.ts';
import { nounsOf } from './screen.ts';

const root = new URL('../../', import.meta.url);
/** Its words, or those of a part that loads its own, come by themselves. */
const isApart = /^app\/(shell|i18n|features\/palette)\//;

/** Nouns whose words are named by a file and what it imports, each with the file that does. */
function nounsNamed(file: string, seen: Set<string>): [noun: string, where: string][] {
  if (seen.has(file) || isApart.test(file) || file.includes('.server.')) return [];
  seen.add(file);
  const text = readFileSync(new URL(file, root), 'utf8');
  const named = [...text.matchAll(/useWords\('([\w-]+)'\)/g)].map(([, noun = '']) => [noun, file] as const);
  const imported = [...text.matchAll(/^import (?!type )[^;]*?from '#(app\/[^']+)'/gm)];
  return [
    ...named.map(([noun, where]): [string, string] => [noun, where]),
    ...imported.flatMap(([, next = '']) => nounsNamed(next, seen)),
  ];
}

test('every screen asks for the words of all that it is drawn with', () => {
  const missing = screens.flatMap((screen) => {
    const page = `app/features/${screen.file}.tsx`;
    expect(existsSync(new URL(page, root)), page).toBe(true);
    const asked: readonly string[] = nounsOf(screen);
    return nounsNamed(page, new Set())
      .filter(([noun]) => !asked.includes(noun))
      .map(([noun, where]) => `${screen.path}: ${noun} of ${where}`);
  });
  expect(missing).toEqual([]);
});
