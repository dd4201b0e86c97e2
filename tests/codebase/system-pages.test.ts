/** The screens that a menu may lead to, against the list of screens. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { legalPageAt } from '#contract/public-pages.ts';
import { systemPages, type SystemPage } from '#contract/system-pages.ts';
import { comparedWith, nothingElse, root, textOf } from './source.ts';

interface Screen {
  path: string;
  isPublic?: boolean;
}
// By name, as the screens are no part of this project for the type checker.
const { screens } = (await import(join(root, 'app/routes.ts'))) as { screens: readonly Screen[] };
const missing = JSON.parse(textOf('tests/codebase/missing-screens.json')) as string[];
const { routes: specified } = JSON.parse(textOf('tests/codebase/specified-screens.json')) as {
  routes: Screen[];
};

/** `/nieuws/:slug?` needs no slug, and `/` is such a page as well. */
const withoutSlug = (path: string) => path.replace(/\/:\w+\?$/, '') || '/';
const isAt = (path: string) => (screen: Screen) => screen.path === path || withoutSlug(screen.path) === path;
const offered: [string, SystemPage][] = Object.entries(systemPages);

test('a screen is offered once it is there, and no sooner', () => {
  const isThere = ({ path }: SystemPage) =>
    screens.some(isAt(path)) || legalPageAt(path.slice(1)) !== undefined;
  expect(offered.filter(([, page]) => isThere(page) === (page.isComing ?? false)).map(([id]) => id)).toEqual(
    [],
  );
  expect(offered.filter(([, page]) => page.isComing && !missing.includes(page.path))).toEqual([]);
});

test('what asks for signing in is shown to nobody who is not', () => {
  const isPublic = ({ path }: SystemPage) =>
    legalPageAt(path.slice(1)) !== undefined ||
    (specified.find(isAt(path)) ?? screens.find(isAt(path)))?.isPublic === true;
  expect(
    offered.filter(([, page]) => isPublic(page) === (page.audience === 'signed_in')).map(([id]) => id),
  ).toEqual([]);
});

/** Public screens that no menu leads to. */
const notOffered: Record<string, string> = {
  '/forms': 'a form is reached by the link to it',
  '/gelderse-handen': 'the campaign of one context, which its own host leads to',
};

test('every public screen with one address is offered, or comes behind another', () => {
  const paths = specified
    .filter(
      ({ path, isPublic }) =>
        isPublic && !/:\w+$/.test(path) && !/^\/(auth|confirm|account)\b|success$/.test(path),
    )
    .map(({ path }) => withoutSlug(path));
  const found = paths.filter((path) => !offered.some(([, page]) => page.path === path));
  expect(comparedWith(found, notOffered)).toEqual(nothingElse);
});
