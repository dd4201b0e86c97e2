/**
 * What a browser keeps of somebody goes when they sign out (specification, section 4): half a second after it, or at once
 * when the page goes first. Their other tabs hear of it and show what a visitor may see.
 */
import { keptOfPerson } from '#app/shell/kept-names.ts';

/** Specification, section 9. */
export const signOutCacheClearMs = 500;

const channelName = 'session';
const ended = 'signed-out';
const caches = new Set<() => void>();

/** Registers what empties a cache of something personal. */
export function clearAtSignOut(clear: () => void): void {
  caches.add(clear);
}

function clearAll(): void {
  for (const clear of caches) clear();
  try {
    // Drafts and recent choices of this tab.
    sessionStorage.clear();
    for (const name of Object.keys(localStorage))
      if (name.startsWith(keptOfPerson)) localStorage.removeItem(name);
  } catch {
    // Switched off: then nothing was kept.
  }
}

/** Calls `done` once everything is cleared. */
function clearSoon(done: () => void): void {
  const finish = () => {
    clearTimeout(timer);
    removeEventListener('pagehide', finish);
    clearAll();
    done();
  };
  const timer = setTimeout(finish, signOutCacheClearMs);
  addEventListener('pagehide', finish);
}

const isSignOut = (form: EventTarget | null) =>
  form instanceof HTMLFormElement && new URL(form.action).pathname.endsWith('/uitloggen');

/** For as long as somebody is signed in; gives what ends it. */
export function watchSessionEnd(): () => void {
  const channel = new BroadcastChannel(channelName);
  const leave = (event: Event) => {
    if (event.defaultPrevented || !isSignOut(event.target)) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this site alone
    channel.postMessage(ended);
    clearSoon(() => {});
  };
  // The cookies went with the sign-out itself; the new document is a visitor's, or the way to sign in.
  const follow = ({ data }: MessageEvent<unknown>) => {
    if (data === ended) clearSoon(() => location.reload());
  };
  // Back may show the page as it was kept: signed out since, it would show what is no longer theirs to see.
  const comeBack = (event: PageTransitionEvent) => {
    if (event.persisted) location.reload();
  };
  addEventListener('submit', leave);
  addEventListener('pageshow', comeBack);
  channel.addEventListener('message', follow);
  return () => {
    removeEventListener('submit', leave);
    removeEventListener('pageshow', comeBack);
    channel.close();
  };
}
