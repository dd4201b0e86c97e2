/** A page that is kept in memory is made anew when a record changes that a block of it shows (docs/decisions/0006). */
import { expect, test } from 'vitest';
import { filesUnder, importsOf, textOf } from './source.ts';

/** What visitors see of a noun, where its table is called otherwise. */
const shownOf: Record<string, string> = {
  'legal-texts': 'legal_text_versions',
  pages: 'published_pages',
  'volunteer-centers': 'volunteer_center_profiles',
};

/** Come with a release, and nobody changes them in between. */
const fixed = new Set(['reference-lists']);

/** All that these files are made of, other files of the server's side of the screens included. */
function reachedFrom(files: readonly string[], known = new Set<string>()): Set<string> {
  for (const file of files) {
    if (known.has(file)) continue;
    known.add(file);
    if (/^app\/.*\.server\.ts$/.test(file)) reachedFrom(importsOf(file), known);
  }
  return known;
}

const loaders = filesUnder('app/features/pages/blocks').filter((path) => path.endsWith('/data.server.ts'));
const nouns = [...reachedFrom(loaders)].flatMap(
  (path) => /^contract\/calls\/(.+)\.ts$/.exec(path)?.[1] ?? [],
);

const touching = new Set(
  filesUnder('db/migrations').flatMap((path) =>
    [...textOf(path).matchAll(/^create trigger touch_content\w* after [a-z_ ]+ on (\w+)/gm)].map(
      ([, table]) => table,
    ),
  ),
);

test('what a block shows is about tables whose changes are told', () => {
  expect(nouns).toContain('forms');
  const tableOf = (noun: string) => shownOf[noun] ?? noun.replaceAll('-', '_');
  const silent = nouns.filter((noun) => !fixed.has(noun) && !touching.has(tableOf(noun)));
  expect(silent).toEqual([]);
});
