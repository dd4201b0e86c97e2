/** Where a thing stands and what it is called: a closed list of file names, so that whoever knows one noun knows all. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { comparedWith, filesUnder, isCode, isForTests, nothingElse, root, textOf } from './source.ts';

const nounsIn = (folder: string) => [
  ...new Set(filesUnder(folder).map((path) => path.slice(folder.length + 1).split('/')[0] ?? '')),
];

describe('server/features', () => {
  const vocabulary =
    /^server\/features\/[a-z-]+(\/[a-z-]+)?\/(routes|policy|transitions|commands|columns|queries|list|notify|tasks|personal|moving|resource)\.ts$/;
  const others: Record<string, string> = {
    'server/features/data-downloads/archive.ts': 'how the file is made; pure',
    'server/features/data-downloads/names.ts':
      'what tables and columns of the file are called, in both languages',
    'server/features/form-submissions/summary/grouping.ts':
      'into which values answers are put together; pure',
    'server/features/imports/people.ts': 'what a row of a file says and what stands in its way; pure',
    'server/features/imports/report.ts': 'what becomes of each row, as it is told; pure',
    'server/features/imports/headings.ts': 'what people write above a column; pure',
    'server/features/imports/words.ts': 'what people write in a cell; pure',
    'server/features/imports/full-names.ts': 'a whole name in one column, as its parts; pure',
    'server/features/imports/odd-letters.ts': 'names that look broken; pure',
    'server/features/managed-centers/archive/manifest.ts': 'the list of parts in the file of a centre; pure',
    'server/features/managed-centers/archive/tables.ts':
      'what of each table goes along to another installation; pure',
    'server/features/managed-centers/exporting/archive.ts': 'all of a centre, written into one file',
    'server/features/managed-centers/exporting/rows.ts': 'its rows as lines, a few at a time',
    'server/features/managed-centers/exporting/zip.ts': 'a zip that is written part by part',
    'server/features/managed-centers/importing/arrival.ts':
      'what the command and the call do alike: its place, its files, its rows',
    'server/features/managed-centers/importing/sent.ts': 'what the call does with a file that was sent',
    'server/features/managed-centers/importing/files.ts':
      'its files, which stand outside of the database and come first',
    'server/features/managed-centers/importing/lines.ts': 'lines of a part in batches; pure',
    'server/features/managed-centers/importing/opened.ts':
      'a zip that anybody may have made, opened with care; pure',
    'server/features/managed-centers/importing/rows.ts': 'its rows, put down table by table',
    'server/features/managed-centers/site/pages.json': 'the texts of the pages that a new centre begins with',
    'server/features/managed-centers/examples/examples.json':
      'the organisations, vacancies and news that a new centre may be looked at with',
    'server/features/managed-centers/site/template.ts':
      'those pages with what is known of the centre, and its menus; pure',
    'server/features/pages/title-slug.ts': 'the address that a title gives; pure',
    'server/features/vacancy-feeds/items/atom.ts': 'from an Atom feed to what an import reads; pure',
    'server/features/vacancy-feeds/items/item.ts': 'what a feed says of one vacancy; pure',
    'server/features/vacancy-feeds/items/items.ts': 'which form a feed has; pure',
    'server/features/vacancy-feeds/items/json.ts': 'from a JSON feed to what an import reads; pure',
    'server/features/vacancy-feeds/items/saxen.d.ts': 'the types that the parser of XML comes without',
    'server/features/vacancy-feeds/reading/noting.ts': 'what became of one time, kept',
    'server/features/vacancy-imports/headings.ts': 'what people write above a column; pure',
    'server/features/vacancy-imports/odd-letters.ts': 'texts that look broken; pure',
    'server/features/vacancy-imports/judging/organizations.ts':
      'which organisation a row is of, and those that are made along; pure',
    'server/features/vacancy-imports/report.ts': 'what becomes of each row, as it is told; pure',
    'server/features/vacancy-imports/rows.ts': 'what a row of a file says; pure',
    'server/features/vacancy-imports/running/run.ts': 'how far the job is, and whether it is to go on',
    'server/features/vacancy-imports/words.ts': 'what people write in a cell; pure',
    'server/features/vacancies/search/conditions.ts':
      'what a search asks, as conditions; queries.ts would be twice as long with it',
    'server/features/vacancies/search/engine.ts':
      'puts the queries of a search together: words first, then forgiving, then facets',
    'server/features/vacancies/search/words.ts': 'from what is typed to a text-search query; pure',
    'server/features/vacancies/search/wish/days.ts': 'words for days and parts of the day, as data',
    'server/features/vacancies/search/wish/dutch-forms.ts':
      'forms of a word that the stemmer keeps apart; pure',
    'server/features/vacancies/search/wish/dutch-lexicon.ts': 'everyday words, as data',
    'server/features/vacancies/search/wish/english-lexicon.ts': 'everyday words, as data',
    'server/features/vacancies/search/wish/lexicon.ts': 'reads those lists',
    'server/features/vacancies/search/wish/noise-words.ts': 'words that say nothing, as data',
    'server/features/places/understanding/addresses.ts': 'what may be a place within an address; pure',
    'server/features/places/understanding/alike.ts': 'how near in spelling two names are; pure',
    'server/features/places/understanding/letters-apart.ts':
      'how many letters differ between two words; pure',
    'server/features/places/understanding/choose.ts': 'which of the places of a name is meant; pure',
    'server/features/places/understanding/provinces.ts': 'how provinces are shortened; data',
    'server/features/places/understanding/read-place.ts':
      'from what is typed to the names that may be meant; pure',
    'server/features/places/understanding/suggest.ts':
      'which places may be meant by a name that is not known',
    'server/features/places/understanding/ways-to-say-villages.fixtures.ts':
      'what residents type, and what is meant',
    'server/features/places/understanding/ways-to-say.fixtures.ts':
      'what people type, and which place it is; for its test',
    'server/features/vacancies/search/wish/mistyped.ts': 'words that are almost a known one; pure',
    'server/features/vacancies/search/wish/read-wish.ts': 'from what is typed to what is meant; pure',
    'server/features/vacancies/search/wish/steps.ts': 'from what is meant to text-search queries; pure',
    'server/features/volunteer-centers/mail-branding.ts': 'the look of a centre in its mails',
  };

  test('holds only files of the vocabulary, and the others for a reason', () => {
    const found = filesUnder('server/features').filter((path) => !vocabulary.test(path) && !isForTests(path));
    expect(comparedWith(found, others)).toEqual(nothingElse);
  });
});

describe('app/features', () => {
  /** Files of another name, and folders of a sub-noun with names of their own inside. */
  const others: Record<string, string> = {
    'app/features/palette/find-all.ts':
      'found by its address alone: it answers the palette, and shows nothing',
    'app/features/pages/blocks/':
      'a folder for each kind of block, found by its name: what draws it, what it asks for, its fields and samples',
    'app/features/stories/showcase/': 'one file a part of app/ui, found by its name in the address',
  };
  const nameOf = (path: string) => /^app\/features\/[a-z-]+\/[a-z-]+\//.exec(path)?.[0] ?? path;

  test('holds pages of the list of screens, their loaders and form beside them, components/ and messages/', async () => {
    const { allScreens } = (await import(join(root, 'app/routes.ts'))) as {
      allScreens: readonly { file: string }[];
    };
    const pages = new Set(allScreens.map(({ file }) => `app/features/${file}.tsx`));
    const isPage = (path: string) => pages.has(path);
    const vocabulary =
      /^app\/features\/[a-z-]+\/(form(-[a-z]+)?\.tsx?|[a-z-]+\.server\.tsx?|components\/([a-z-]+\/)?[a-z-]+\.tsx?|messages\/(nl|en)\.ts)$/;
    const found = filesUnder('app/features').filter(
      (path) => !vocabulary.test(path) && !isPage(path) && !isForTests(path),
    );
    expect(comparedWith(found.map(nameOf), others)).toEqual(nothingElse);
  });

  test('has no flat folder that nobody can take in, and no parts/', () => {
    const files = filesUnder('app/features');
    const sizes = Map.groupBy(files, (path) => path.slice(0, path.lastIndexOf('/')));
    expect([...sizes].filter(([, inside]) => inside.length > 20).map(([folder]) => folder)).toEqual([]);
    expect(files.filter((path) => path.includes('/parts/'))).toEqual([]);
  });

  /** Nouns of the screens that the server has no folder for. */
  const screensOnly: Record<string, string> = {
    'organization-approval':
      'how organisations come in: a noun of its own keeps its words out of every page of organisations',
    'organization-admin':
      'what the centre does with organisations: a noun of its own keeps its words out of their public page',
    'legal-text-admin':
      'how a centre adds to the pages that every centre has: a noun of its own keeps their long texts out of its screen',
    'page-admin': 'how pages are managed: a noun of its own keeps its words out of the pages themselves',
    'page-builder':
      'how pages are put together: a noun of its own keeps its words out of the pages themselves',
    themes:
      'how the site looks: the server writes it with the profile of the centre, whose table holds what is online',
    palette: 'goes to what other nouns have',
    'vacancy-admin':
      'how vacancies are managed: a noun of its own keeps its words out of the public search and the front page',
    'vacancy-checks':
      'the queue of the centre: a noun of its own keeps its words out of the screens of organisations',
    'vacancy-embeds': 'the code that shows vacancies on another website',
    'vacancy-filling': 'marking one as filled, with what becomes of whoever waits',
    'vacancy-renewals': 'keeping a vacancy on the site, by the link of a mail too',
    stories: 'pages for developers, no noun of the field',
  };

  test('uses the nouns of the server', () => {
    const server = new Set(nounsIn('server/features'));
    expect(
      comparedWith(
        nounsIn('app/features').filter((noun) => !server.has(noun)),
        screensOnly,
      ),
    ).toEqual(nothingElse);
  });
});

test('no file or folder has a name that could hold anything', () => {
  const forbidden =
    /(^|\/)(utils?|helpers?|commons?|misc|index|shared|lib|types?-?utils?)(\.[a-z.]+)?(\/|$)/i;
  const files = ['app', 'contract', 'server', 'db', 'tests', 'scripts', 'bench', 'config'].flatMap(
    filesUnder,
  );
  expect(files.filter((path) => forbidden.test(path))).toEqual([]);
});

test('names are in lower case with hyphens', () => {
  const files = ['app', 'contract', 'server', 'db', 'tests', 'scripts', 'bench']
    .flatMap(filesUnder)
    .filter(isCode);
  // The router's own words: _parent, $param and the entries.
  const plain = /^[a-z0-9][a-z0-9.-]*$/;
  expect(files.filter((path) => !path.split('/').every((part) => plain.test(part)))).toEqual([]);
});

test('no file was left behind by somebody who tried something', () => {
  const files = ['app', 'contract', 'server', 'db', 'tests', 'scripts', 'bench', 'config', 'public'].flatMap(
    filesUnder,
  );
  expect(files.filter((path) => /(\.tmp\.|\.bak$|\.orig$|~$|\.rej$|\bzz-)/.test(path))).toEqual([]);
});

test('no module only hands on what others export', () => {
  const barrels = ['app', 'contract', 'server', 'db']
    .flatMap(filesUnder)
    .filter(isCode)
    .filter((path) => {
      const lines = textOf(path)
        .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
        .split('\n')
        .filter((line) => line.trim() !== '');
      return lines.length > 0 && lines.every((line) => /^export .* from '/.test(line));
    });
  expect(barrels).toEqual([]);
});
