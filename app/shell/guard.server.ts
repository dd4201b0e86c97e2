/**
 * What stands before every screen, in the order of the specification (section 2). It also stands before the data of a
 * screen, so that going there within the browser passes the same guards.
 */
import { isRecordId } from '#contract/record-ids.ts';
import { matchRoutes, redirectDocument } from 'react-router';
import { legalPageAt } from '#contract/public-pages.ts';
import { reservedSlugs } from '#contract/reserved-slugs.ts';
import { pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { inLanguageOf, withoutPrefix } from '#app/shell/locale-path.ts';
import { screenOfPattern } from '#app/shell/every-screen.server.ts';
import { allScreens } from '#app/routes.ts';
import { comingScreens } from '#app/screens/coming.ts';
import type { Screen } from '#app/screens/screen.ts';

export interface Opening {
  page: Page;
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  /** None for an unknown address. */
  screen: Screen | undefined;
}
/** Lets through by doing nothing, or throws a redirect or an error page. */
export type Guard = (opening: Opening) => void;

/** Specification, section 8: fatal, with this very text. */
export const notFoundMessage = (path: string) => `Page Not Found: ${path}`;
export const notFound = ({ pathname }: URL) => pageError(404, notFoundMessage(pathname));

/** Who is not signed in sees public screens only, and is led back after signing in. */
const signedIn: Guard = ({ page: { actor, refusal }, url, screen }) => {
  if (!screen || screen.isPublic || screen.isExit || actor.kind === 'user' || refusal) return;
  const from = `${url.pathname}${url.search}`;
  throw redirectDocument(`${inLanguageOf(url.pathname, '/auth/login-1')}?${new URLSearchParams({ from })}`);
};

/** Where somebody sets up the second proof that their centre asks for; until then no other screen of theirs opens. */
const settingsPath = '/profile-edit/settings';
const secured: Guard = ({ page: { actor }, url, screen }) => {
  if (actor.kind !== 'user' || !actor.needsSecondFactor || !screen || screen.isPublic || screen.isExit)
    return;
  if (screen.path !== settingsPath)
    throw redirectDocument(`${inLanguageOf(url.pathname, settingsPath)}#security`);
};

const pathOf = (url: URL) => withoutPrefix(url.pathname).replace(/(?<=.)\/$/, '');

/** One host shows a single page, whatever is asked of it. */
const hostRedirect: Guard = ({ page: { redirects }, url }) => {
  const { host, path } = redirects.hostRedirect ?? {};
  if (path === undefined || (url.host !== host && url.hostname !== host) || pathOf(url) === path) return;
  throw redirectDocument(inLanguageOf(url.pathname, path));
};

/** Where a rule leads from here; null when it is not meant. */
function targetOf({ from, to }: { from: string; to: string }, path: string): string | null {
  if (!from.endsWith('/*')) return path === from ? to : null;
  const base = from.slice(0, -2);
  if (path !== base && !path.startsWith(`${base}/`)) return null;
  return to.endsWith('/*') ? `${to.slice(0, -2)}${path.slice(base.length)}` : to;
}

/** Addresses that moved; the first rule that is meant counts. */
const routeRules: Guard = ({ page: { redirects, unread }, url }) => {
  const path = pathOf(url);
  const query = [url.search.slice(1), unread].filter(Boolean).join('&');
  for (const rule of redirects.rules) {
    const target = targetOf(rule, path);
    if (target !== null)
      throw redirectDocument(
        `${inLanguageOf(url.pathname, target)}${query && `?${query}`}`,
        rule.status ?? 302,
      );
  }
};

/** Guards that a screen of app/routes.ts may name as its `middleware`. */
const middleware: Readonly<Record<string, Guard>> = {
  /** Production has no pages for developers. */
  developerOnly({ page, url }) {
    if (page.isProduction) throw notFound(url);
  },
};

/** Checks of an address that a screen may name as its `validate`: false is 'Page Not Found'. */
const validations: Readonly<Record<string, (params: Opening['params']) => boolean>> = {
  idIsUuid: ({ id }) => isRecordId(id),
};

const named: Guard = (opening) => {
  for (const name of opening.screen?.middleware ?? []) middleware[name]?.(opening);
};
const isValid = ({ validate }: Screen, params: Opening['params']) =>
  validate === undefined || validations[validate]?.(params) !== false;
const validated: Guard = ({ screen, params, url }) => {
  if (screen && !isValid(screen, params)) throw notFound(url);
};

/** The order is the specification's. */
export const guards: readonly Guard[] = [signedIn, secured, hostRedirect, routeRules, named, validated];

/** Throws when a screen names a guard that is not there: the server then does not start. */
export function checkGuardNames(list: readonly Screen[]): void {
  for (const { path, middleware: names = [], validate } of list) {
    const unknown = names.find((name) => !Object.hasOwn(middleware, name));
    if (unknown !== undefined) throw new Error(`Screen ${path}: unknown route middleware '${unknown}'.`);
    if (validate !== undefined && !Object.hasOwn(validations, validate))
      throw new Error(`Screen ${path}: unknown validation '${validate}'.`);
  }
}
checkGuardNames(allScreens);

/** By a screen, though not by one of the centre's pages or the texts that every centre has. */
const isTaken = (slug: string | undefined) =>
  slug !== undefined && reservedSlugs.has(slug) && legalPageAt(slug) === undefined;

/**
 * Why a host may not lead to this path, or null. It must be a public screen: from any other, whoever is not signed in is sent to sign
 * in, from there to the host's path again, and so on. A screen that is still to come may be named; until then it is not found. So may
 * a page of the centre's own, which has no address of a screen.
 */
export function problemOfHostRedirect(path: string, list: readonly Screen[] = allScreens): string | null {
  const match = matchRoutes(
    list.map((screen) => ({ path: screen.path, screen })),
    path,
  )?.at(-1);
  const isPage = match?.route.path === '/:slug?';
  const isScreen = match && isValid(match.route.screen, match.params);
  const found = isScreen && !(isPage && isTaken(match.params.slug)) ? match.route.screen : undefined;
  const isComing =
    !found &&
    matchRoutes(
      comingScreens.map((coming) => ({ path: coming })),
      path,
    ) !== null;
  if (isComing || (found?.isPublic && !found.middleware)) return null;
  return `'${path}' is no public screen of this site`;
}

export function guard({ pattern, ...opening }: Omit<Opening, 'screen'> & { pattern: string }): void {
  const screen = screenOfPattern(pattern);
  for (const one of guards) one({ ...opening, screen });
}
