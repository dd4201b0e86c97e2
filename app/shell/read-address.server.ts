/** The address of a page as its screen reads it, whatever else stands behind it. */
import { matchRoutes, type ServerBuild } from 'react-router';
import { lookParameter } from '#contract/themes.ts';
import { beginningOfAddress, routesByBeginning } from '#app/shell/routes-near.server.ts';
import { screenOfId } from '#app/shell/every-screen.server.ts';
import type { ScreenReads } from '#app/shell/screen-reads.ts';

/** What the router itself reads: where a form of the front page goes, and which data it asks for. */
const routersOwn: ScreenReads = { index: 'choice', _routes: 'choice' };

export interface ReadAddress {
  /** With what the screen reads alone, in one order. */
  url: URL;
  /** What the screen does not read: `utm_source=mail`, or ''. */
  unread: string;
  /** Nothing in it that somebody typed, and written as our own links are: other ways to write it each make a page of their own. */
  isKeepable: boolean;
}

const plainPath = /^\/(?:[\da-z._~-]+(?:\/[\da-z._~-]+)*)?$/;
/** A value that a link of ours may have: '2' and 'title,-created_at', no '002' or '2.0'. */
const plainValue = /^(?!0\d*$|\d+\.\d+$)[\da-z-][\w,.:/-]{0,200}$/i;
const isPlain = ([name, value]: [string, string], reads: ScreenReads) =>
  value === '' || (reads[name] === 'choice' && plainValue.test(value));

/** `/vacancies/search.data` is the data of `/vacancies/search`. */
const pathOf = ({ pathname }: URL) => pathname.replace(/(?:\/_root|\/_)?\.data$/, '') || '/';

/** Of the address, in the order of the names. */
export function readBy(reads: ScreenReads, url: URL): ReadAddress {
  const names = Object.keys(reads);
  const asked = [...url.searchParams];
  const isRead = ([name]: [string, string]) => Object.hasOwn(reads, name);
  const read = names.flatMap((name) => asked.filter(([one]) => one === name));
  const left = new URL(url);
  left.search = new URLSearchParams(read).toString();
  return {
    url: left,
    unread: new URLSearchParams(asked.filter((pair) => !isRead(pair))).toString(),
    isKeepable: plainPath.test(url.pathname) && read.every((pair) => isPlain(pair, reads)),
  };
}

interface Known {
  id: string;
  path?: string | undefined;
  index?: boolean | undefined;
}

const matched = (routes: readonly Known[], path: string) =>
  matchRoutes(
    routes.map(({ id, path: pattern, index }) =>
      index ? { id, index: true as const } : { id, ...(pattern !== undefined && { path: pattern }) },
    ),
    path,
  )?.at(-1)?.route.id;

/**
 * Reads addresses by what the pages of the build say. Screens for who is signed in are never kept, and the router's question for routes
 * and a look that is tried are no screen's: all of these are left as they are.
 */
export function makeAddressReader(build: Pick<ServerBuild, 'routes'>): (url: URL) => ReadAddress {
  const all = Object.values(build.routes).flatMap((route) => (route && route.id !== 'root' ? [route] : []));
  const modules = new Map(all.map(({ id, module }) => [id, module as { reads?: ScreenReads }]));
  const known = Object.fromEntries(
    all.map(({ id, path, index }): [string, Known] => [id, { id, path, index }]),
  );
  const { of: lists, others } = routesByBeginning(known);
  return (url) => {
    const asIs = { url, unread: '', isKeepable: plainPath.test(url.pathname) };
    if (url.search === '' || url.pathname === '/__manifest' || url.searchParams.has(lookParameter))
      return asIs;
    const path = pathOf(url);
    const beginning = beginningOfAddress(path);
    const near = beginning === null ? known : (lists.get(beginning) ?? others);
    const id = matched(Object.values(near), path);
    const screen = screenOfId(id);
    if (id === undefined || !(screen?.isPublic || screen?.isExit) || screen.middleware) return asIs;
    return readBy({ ...modules.get(id)?.reads, ...routersOwn }, url);
  };
}
