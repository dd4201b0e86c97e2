/** What a device kept becomes the account's, once somebody signs in on it. */
import { mostBookmarks } from '#contract/bookmark-limits.ts';
import { bookmarkCalls } from '#contract/calls/bookmarks.ts';
import { browserApi } from '#app/api/browser-api.ts';
import { wordsNow } from '#app/i18n/lazy-words.ts';
import { keptHere } from './kept-store.ts';
import { tellJoined } from './tell-kept.ts';

/** Whether the account has more than before. Without a connection all stays on the device, for another time. */
export async function joinKept(): Promise<boolean> {
  const ids = keptHere.now();
  if (ids.length === 0) return false;
  const api = browserApi(wordsNow().locale);
  try {
    await api.send(bookmarkCalls.join, { body: { vacancyIds: ids.toReversed() } });
    const { items } = await api.list(bookmarkCalls.list, { page: { size: mostBookmarks } });
    // What was kept meanwhile, in another tab, has its turn later.
    keptHere.change((now) => now.filter((id) => !ids.includes(id)));
    const own = new Set(items.map(({ vacancyId }) => vacancyId));
    const left = items.length < mostBookmarks ? 0 : ids.filter((id) => !own.has(id)).length;
    const joined = ids.filter((id) => own.has(id)).length;
    if (joined + left > 0) void tellJoined(joined, left);
    return true;
  } catch {
    return false;
  }
}
