/**
 * The routes that an address can lead to. The router makes a list of all it knows for each page that it renders, and walks along it
 * five times: of three hundred routes that takes as long as a quarter of the page itself, of the dozen that begin alike hardly anything.
 */
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { isLocale } from '#contract/locales.ts';

interface Route {
  path?: string | undefined;
}

/** By what routes are put together: the first step of the path, and of one in a language the two first. */
function beginningOf(path: string): { prefix: string; step: string } {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  return isLocale(first) ? { prefix: `${first}/`, step: second } : { prefix: '', step: first };
}

/** A step that is a word; a parameter, one that may be left out or anything at all can stand for each of them. */
const isWord = (step: string) => /^[\w-]+$/.test(step);

/** The beginning that an address has in common with its routes. Null for one that is written in a way that only the router should judge. */
export function beginningOfAddress(pathname: string): string | null {
  const path = pathname.replace(/\.data$/, '').toLowerCase();
  if (!path.startsWith('/') || path.includes('//') || path.includes('%')) return null;
  const { prefix, step } = beginningOf(path);
  return prefix + step;
}

/** Routes by their beginning; `others` is for addresses that begin as none of them does. What can stand for any word is in each list. */
export function routesByBeginning<Given extends Route>(
  routes: Readonly<Record<string, Given>>,
): { of: ReadonlyMap<string, Record<string, Given>>; others: Record<string, Given> } {
  const all = Object.entries(routes).map(([id, route]) => ({ id, route, ...beginningOf(route.path ?? '') }));
  const beginnings = new Set(
    all.filter(({ step }) => isWord(step)).map(({ prefix, step }) => prefix + step.toLowerCase()),
  );
  // In the order of before, by which the router chooses between those that are alike.
  const listOf = (beginning: string | null) =>
    Object.fromEntries(
      all
        .filter(({ prefix, step }) => !isWord(step) || prefix + step.toLowerCase() === beginning)
        .map(({ id, route }) => [id, route]),
    );
  return {
    of: new Map([...beginnings].map((beginning) => [beginning, listOf(beginning)])),
    others: listOf(null),
  };
}

/** The build as if it had these routes alone. */
function withRoutes(build: ServerBuild, routes: ServerBuild['routes']): ServerBuild {
  const known = Object.entries(build.assets.routes).filter(([id]) => Object.hasOwn(routes, id));
  return { ...build, routes, assets: { ...build.assets, routes: Object.fromEntries(known) } };
}

/** As `createRequestHandler`; each page is answered among the routes near it. The router's own question for routes is answered from all. */
export function createNearHandler(build: ServerBuild, mode: string): RequestHandler {
  const whole = createRequestHandler(build, mode);
  const { of: lists, others } = routesByBeginning(build.routes as Record<string, Route>);
  const manifestPath = build.routeDiscovery.manifestPath ?? '/__manifest';
  // As many as there are beginnings, whatever is asked for.
  const handlers = new Map<unknown, RequestHandler>();
  return (request, context) => {
    const { pathname } = new URL(request.url);
    const beginning = beginningOfAddress(pathname);
    if (beginning === null || pathname === manifestPath) return whole(request, context);
    const routes = (lists.get(beginning) ?? others) as ServerBuild['routes'];
    const handler = handlers.get(routes) ?? createRequestHandler(withRoutes(build, routes), mode);
    handlers.set(routes, handler);
    return handler(request, context);
  };
}
