// npm test -- --changed: which tests a change touches. Those that changed, those of its nouns, and journeys over screens of these.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child.mjs';

/** `vacancy-admin`, `vacancies` and `vacancies-on-other-sites` are of one noun. */
const stemOf = (name) => name.split('-')[0].replace(/(?:ies|y|s)$/, '');

/** The stem of the noun that a file is of; undefined of what all nouns share. */
function stemOfFile(path) {
  const folder =
    /^(?:server|app)\/features\/([\w-]+)\//.exec(path) ?? /^contract\/(?:calls\/)?([\w-]+)\.ts$/.exec(path);
  return folder ? stemOf(folder[1]) : undefined;
}

const kindOf = (path) => /\.(unit|http|journey)\.test\.tsx?$/.exec(path)?.[1];

/** Where screens of these nouns are, without the record: `/vacancies`, `/organizations/add`. */
const addressesOf = (screens, stems) =>
  screens
    .filter(({ file }) => stems.has(stemOf(file.split('/')[0])))
    .map(({ path }) => path.replace(/\/:.*/, ''))
    .filter((path) => path !== '' && path !== '/');

const names = (text, addresses) =>
  addresses.some((address) =>
    ["'", '`'].some((quote) => [quote, '/', '?'].some((end) => text.includes(quote + address + end))),
  );

const folderOf = (path) => path.slice(0, path.lastIndexOf('/'));

/** What no noun tells the tests of. */
const isShared = (path) =>
  /^(?:server|app|contract|db|tests(?!\/codebase)|vite)\//.test(path) &&
  !kindOf(path) &&
  stemOfFile(path) === undefined;

/**
 * The tests of each kind that `changed` touches, of all `tests`, and those of the changed files that no noun tells the tests of: of these
 * all unit tests run, which take a minute, and what is tried by calls in the same folder.
 * `screens` are `{ path, file }`, `textOf` reads a file.
 */
export function testsTouchedBy(changed, { tests, screens, textOf }) {
  const stems = new Set(changed.map(stemOfFile).filter(Boolean));
  const addresses = addressesOf(screens, stems);
  const shared = changed.filter(isShared);
  const besideShared = new Set(shared.map(folderOf));
  const isTouched = (path) => {
    if (shared.length > 0 && (kindOf(path) === 'unit' || besideShared.has(folderOf(path)))) return true;
    if (changed.includes(path) || stems.has(stemOfFile(path))) return true;
    if (kindOf(path) !== 'journey') return false;
    const words = path.split('/').at(-1).split(/[-.]/);
    return words.some((word) => stems.has(stemOf(word))) || names(textOf(path), addresses);
  };
  const touched = tests.filter(isTouched);
  return {
    unit: touched.filter((path) => kindOf(path) === 'unit'),
    http: touched.filter((path) => kindOf(path) === 'http'),
    journeys: touched.filter((path) => kindOf(path) === 'journey'),
    shared,
  };
}

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean);

/** What differs from the state that others have (`origin/main`), or where there is none from the last commit; new files as well. */
function changedFiles() {
  let since = 'HEAD';
  try {
    [since] = git('merge-base', 'HEAD', 'origin/main');
  } catch {
    // A clone without another: what is not committed yet.
  }
  return [
    ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]),
  ];
}

const textOf = (path) => readFileSync(join(root, path), 'utf8');

/** Every screen by its path and file, as app/screens lists them. Throws when one of them is written in another way than it reads. */
function listedScreens() {
  const texts = readdirSync(join(root, 'app/screens')).map((name) => textOf(`app/screens/${name}`));
  const screens = texts.flatMap((text) =>
    [...text.matchAll(/path: '([^']+)',\s*file: '([^']+)'/g)].map(([, path, file]) => ({
      path,
      file: `${file}.tsx`,
    })),
  );
  const files = texts.join('').match(/\bfile: '/g)?.length ?? 0;
  if (screens.length !== files)
    throw new Error(`${files} screens are listed in app/screens, and ${screens.length} of them were read.`);
  return screens;
}

/** The tests that what is not with the others yet touches. */
export function changedTests() {
  const tests = git('ls-files', '--cached', '--others', '--exclude-standard').filter(kindOf);
  return testsTouchedBy(changedFiles(), { tests, screens: listedScreens(), textOf });
}
