/** What is told of a press. That something is kept is seen by its sign, and said; what was taken off can be put back. */
import { mostBookmarks } from '#contract/bookmark-limits.ts';
import { loadWords, wordsNow } from '#app/i18n/lazy-words.ts';
import { translator } from '#app/i18n/words.ts';
import type { NewToast } from '#app/ui/toasts.ts';

type Words = ReturnType<typeof translator<'bookmarks'>>;

const regionId = 'kept-said';
/** A live region is heard once it has been there for a moment. */
const regionMs = 150;

/** Made with the first press: a page on which nothing is kept carries none. */
function liveRegion(): HTMLElement {
  const found = document.getElementById(regionId);
  if (found) return found;
  const region = document.createElement('p');
  region.id = regionId;
  region.className = 'sr-only';
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
}

/** To whoever does not see the sign change. */
function say(text: string): void {
  const region = liveRegion();
  setTimeout(() => {
    region.textContent = text;
  }, regionMs);
}

const words = (): Words => translator(wordsNow(), 'bookmarks');

async function tell(toastOf: (t: Words) => NewToast): Promise<void> {
  const [{ showToast }] = await Promise.all([import('#app/ui/toasts.ts'), loadWords(['bookmarks'])]);
  // What was said before is no longer so.
  say('');
  showToast(toastOf(words()));
}

export async function tellKept(title: string): Promise<void> {
  await loadWords(['bookmarks']);
  say(words()('kept', { title }));
}

/** `undo` puts it back. */
export const tellDropped = (title: string, undo: () => void): Promise<void> =>
  tell((t) => ({
    color: 'success',
    title: t('dropped', { title }),
    action: { label: t('putBack'), onPress: undo },
  }));

/** `undo` puts back what this device had. */
export const tellCleared = (undo: () => void): Promise<void> =>
  tell((t) => ({ color: 'success', title: t('cleared'), action: { label: t('putBack'), onPress: undo } }));

export const tellFull = (): Promise<void> =>
  tell((t) => ({
    color: 'warning',
    title: t('full', { count: mostBookmarks }),
    message: t('fullText'),
  }));

export const tellFailed = (message: string | undefined): Promise<void> =>
  tell((t) => ({ color: 'danger', title: t('failed'), ...(message !== undefined && { message }) }));

/** Of so many that a device kept there was no room for some. */
export const tellJoined = (joined: number, left: number): Promise<void> =>
  tell((t) =>
    left > 0
      ? { color: 'warning', title: t('joinedFull', { count: left }), message: t('fullText') }
      : { color: 'success', title: t('joined', { count: joined }) },
  );
