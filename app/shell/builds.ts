/**
 * A page may be older than the server: a new build was put there while it was open. It is asked for now and then; the next
 * page is then loaded whole. A part that is gone already loads the page again, once, and never over what somebody typed.
 */
import { hasUnsavedInput } from '#app/forms/unsaved-input.ts';

/** Specification, section 9: the page is not loaded again for this reason twice within it. */
export const reloadGuardSeconds = 10;
const pollMinutes = 10;
const guardName = 'reloaded-at';

/** Whether a page may be loaded again now, and notes that it is. Where nothing can be noted it may not: it would go on for ever. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    const before = Number(storage.getItem(guardName) ?? Number.NEGATIVE_INFINITY);
    if (Math.abs(now - before) < reloadGuardSeconds * 1000) return false;
    storage.setItem(guardName, String(now));
    return true;
  } catch {
    return false;
  }
}

/** What the router keeps for itself, as far as it is needed before React shows it. */
interface OfRouter {
  __reactRouterManifest?: { version: string };
  __reactRouterDataRouter?: { state: { navigation: { location?: Path } } };
}
type Path = Record<'pathname' | 'search' | 'hash', string>;
const ofRouter = globalThis as typeof globalThis & OfRouter;

const ownId = () => ofRouter.__reactRouterManifest?.version;
export const addressOf = ({ pathname, search, hash }: Path) => `${pathname}${search}${hash}`;

/** The address that is being opened. */
function goingTo(): string | undefined {
  const next = ofRouter.__reactRouterDataRouter?.state.navigation.location;
  return next && addressOf(next);
}

let isNewer = false;
/** Whether the server has another build than this page. */
export const hasNewerBuild = (): boolean => isNewer;

async function askForBuild(): Promise<void> {
  if (document.hidden || isNewer) return;
  try {
    const answer = await fetch('/builds/latest.json', { cache: 'no-store' });
    const latest = answer.ok ? ((await answer.json()) as { id?: unknown }) : {};
    isNewer = typeof latest.id === 'string' && ownId() !== undefined && latest.id !== ownId();
  } catch {
    // No network, or the server is just being started: asked again later.
  }
}

/** Loads an address whole; the address of the page itself as well. */
export function loadDocument(href: string): void {
  const url = new URL(href, location.href);
  if (url.pathname === location.pathname && url.search === location.search) location.reload();
  else location.assign(url);
}

let preloads = 0;
/** For what nobody asked for yet: where a part of it is missing, nothing happens. */
export async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  preloads += 1;
  try {
    return await work();
  } finally {
    preloads -= 1;
  }
}

export type MissingScriptAction = 'nothing' | 'ask' | 'reload' | 'fail';

/** What follows when a part of the page is missing. */
export function actionFor(is: {
  preloading: boolean;
  unsaved: boolean;
  mayReload: () => boolean;
}): MissingScriptAction {
  if (is.preloading) return 'nothing';
  if (is.unsaved) return 'ask';
  return is.mayReload() ? 'reload' : 'fail';
}

/** A script that is missing: of a screen (vite.config.ts), or of another part. */
export type MissingEvent = Event & { isScreen?: boolean };

/** Follows builds, and catches parts that are missing; returns how to stop. `ask` gets the address to load again, and whether
 * it is that of another page, which was on its way. */
export function watchBuilds(ask: (href: string, isOnItsWay: boolean) => void): () => void {
  const onMissing = (event: MissingEvent) => {
    const next = goingTo();
    const action = actionFor({
      // Screens are fetched ahead without being run, so that they are missing only when they are needed.
      preloading: event.isScreen !== true && next === undefined && preloads > 0,
      unsaved: hasUnsavedInput(),
      mayReload: () => mayReload(sessionStorage, Date.now()),
    });
    const href = next ?? location.href;
    if (action === 'ask') ask(href, next !== undefined);
    if (action === 'reload') loadDocument(href);
    // Otherwise whoever asked for the part hears that it is missing.
    if (action === 'ask' || action === 'reload') event.preventDefault();
  };
  const onVisible = () => void askForBuild();
  addEventListener('vite:preloadError', onMissing);
  const timer = import.meta.env.DEV ? undefined : setInterval(onVisible, pollMinutes * 60_000);
  if (!import.meta.env.DEV) document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('vite:preloadError', onMissing);
    document.removeEventListener('visibilitychange', onVisible);
    clearInterval(timer);
  };
}
