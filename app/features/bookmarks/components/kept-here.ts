/**
 * The buttons of visitors. They work from the first moment, before the script of what they stand in is there (decision 0012): the
 * document hears their press, and shows what the device keeps on those that the server drew.
 */
import { mostBookmarks } from '#contract/bookmark-limits.ts';
import type { FrameUser } from '#app/shell/frame.ts';
import { keptHere } from './kept-store.ts';

const told = () => import('./tell-kept.ts');

let isWatching = false;

/** On buttons whose script is not there yet; the others do it themselves. */
function showOnDrawn(): void {
  const ids = keptHere.now();
  for (const button of document.querySelectorAll<HTMLElement>('[data-keep]'))
    button.setAttribute('aria-pressed', String(ids.includes(button.dataset['keep'] ?? '')));
}

/** Keeps it on this device, or takes it off; that can be undone. */
export function toggleHere(id: string, title: string): void {
  const before = keptHere.now();
  const isKept = before.includes(id);
  if (!isKept && before.length >= mostBookmarks) {
    void told().then(({ tellFull }) => tellFull());
    return;
  }
  if (!isKept) {
    keptHere.change((ids) => [id, ...ids.filter((one) => one !== id)]);
    void told().then(({ tellKept }) => tellKept(title));
    return;
  }
  keptHere.change((ids) => ids.filter((one) => one !== id));
  const undo = () =>
    keptHere.change((ids) => ids.filter((one) => one !== id).toSpliced(before.indexOf(id), 0, id));
  void told().then(({ tellDropped }) => tellDropped(title, undo));
}

/** Takes all of them off this device, which others may use as well; that can be undone. */
export function clearHere(): void {
  const before = keptHere.now();
  keptHere.change(() => []);
  const undo = () => keptHere.change((ids) => [...ids, ...before.filter((id) => !ids.includes(id))]);
  void told().then(({ tellCleared }) => tellCleared(undo));
}

function press({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-keep]');
  if (button) toggleHere(button.dataset['keep'] ?? '', button.dataset['title'] ?? '');
}

/** Once for the document. */
export function watchKept(): void {
  if (isWatching) return;
  isWatching = true;
  // Before React, which keeps a press from going on where it has no script for it yet.
  window.addEventListener('click', press, true);
  keptHere.listen(showOnDrawn);
  showOnDrawn();
}

/** When a page is there; of whoever just signed in the device's become the account's. */
export async function startKept(
  user: FrameUser | null | undefined,
  revalidate: () => Promise<void>,
): Promise<void> {
  if (!user?.bookmarks) {
    watchKept();
    return;
  }
  // What a device kept is not for the account that an admin helps.
  if (user.visit || keptHere.now().length === 0) return;
  const { joinKept } = await import('./join-kept.ts');
  if (await joinKept()) await revalidate();
}
