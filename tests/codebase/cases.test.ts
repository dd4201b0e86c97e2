/** What each new call, screen, list and field for a file must bring along for its tests: asked here, long before those run. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '#server/routes.ts';
import { expectedCalls, expectedScreens } from '#tests/cases/all-cases.ts';
import { listsOfFew } from '#tests/cases/lists-of-few.ts';
import { filesUnder, root, textOf } from './source.ts';

// By name, as the screens are no part of this project for the type checker.
const { screens } = (await import(join(root, 'app/routes.ts'))) as { screens: readonly { path: string }[] };

test('every call has a case that says who may, and no case is without a call', () => {
  const names = routes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(expectedCalls).toSorted()).toEqual(names.toSorted());
});

test('every screen has a row that says who may open it', () => {
  expect(screens.map(({ path }) => path).filter((path) => !Object.hasOwn(expectedScreens, path))).toEqual([]);
});

const lists = routes.filter(({ method, list, file }) => method === 'GET' && list && !file);
const nouns = readdirSync(join(root, 'server/features'));

/** The folders of a list: `organization_checks` may stand in that of organisations. */
const foldersOf = (path: string) => {
  const noun = (path.split('/')[3] ?? '').replaceAll('_', '-');
  return nouns.filter((folder) => noun.startsWith(folder.replace(/s$/, '')));
};
const readsByPage = (folder: string) =>
  filesUnder(`server/features/${folder}`).some((file) => /\/(?:row-page|plain-noun)\.ts'/.test(textOf(file)));

test('every list is read by the page with server/http/row-page.ts, or tests/cases/lists-of-few.ts says why not', () => {
  const others = lists.filter(({ path }) => !(path in listsOfFew));
  expect(others.length).toBeGreaterThan(20);
  expect(others.filter(({ path }) => !foldersOf(path).some(readsByPage)).map(({ path }) => path)).toEqual([]);
  const paths = new Set(lists.map(({ path }) => path));
  expect(Object.keys(listsOfFew).filter((path) => !paths.has(path))).toEqual([]);
});

/** Parts whose field is sent by script alone, or takes more than a browser is to send in a test, and where that is tried. */
const triedElsewhere = {
  'app/features/managed-centers/components/center-import.tsx': 'opening-a-centre.journey',
  'app/features/form-tokens/components/people-field.tsx': 'own-links-to-forms.journey',
  'app/features/uploads/components/list/file-panel.tsx': 'files.journey',
  'app/features/page-builder/components/fields/picture-control.tsx': 'making-pages.journey',
};

/** The form of every import: each that draws it is tried. */
const importForm = 'app/features/imports/components/steps/file-form.tsx';

test('every part with a field for a file is tried at the edge of its limit', () => {
  const tried = textOf('tests/journeys/file-fields.journey.test.ts');
  const drawn = filesUnder('app/features')
    .filter((path) => path.endsWith('.tsx') && path !== importForm)
    .filter((path) => !path.startsWith('app/features/stories/') && !(path in triedElsewhere))
    .filter((path) =>
      /<(FileField|FileForm|ImageField|FormFile)\b|type="file"|\bpictureOf[<(]/.test(textOf(path)),
    );
  expect(drawn.length).toBeGreaterThan(3);
  expect(drawn.filter((path) => !tried.includes(`'${path}':`))).toEqual([]);
});
