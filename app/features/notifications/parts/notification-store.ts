/** The bell's own memory in the browser: how many are unread, and the newest few once the panel was opened. */
import { useSyncExternalStore } from 'react';
import type { Locale } from '#contract/locales.ts';
import { notifications, type NotificationKind } from '#contract/notifications.ts';
import { browserApi } from '#app/api/browser-api.ts';
import type { RecordList } from '#app/api/client.ts';
import type { RecordOf } from '#app/api/record.ts';
import { clearAtSignOut } from '#app/shell/session-end.ts';

export type Notification = RecordOf<typeof notifications>;
export type { NotificationKind };

interface Known {
  /** Null until asked: the page's own figure stands. */
  unread: number | null;
  items: Notification[] | null;
  status: 'idle' | 'pending' | 'success' | 'error';
}

const nothing: Known = { unread: null, items: null, status: 'idle' };
let known = nothing;
const listeners = new Set<() => void>();
function set(change: Partial<Known>): void {
  known = { ...known, ...change };
  for (const listener of listeners) listener();
}
clearAtSignOut(() => set(nothing));

const path = '/api/v1/notifications';
/** Shown in the panel. */
const newest = 6;

function take({ items, meta }: RecordList<Notification>): void {
  set({ items, unread: Number(meta['unread']), status: 'success' });
}

let askedAt = 0;

/** Asks again, at most once in `pauseMs`. What fails leaves what was known. */
export async function refresh(locale: Locale, pauseMs = 0): Promise<void> {
  if (performance.now() - askedAt < pauseMs) return;
  askedAt = performance.now();
  if (known.items === null) set({ status: 'pending' });
  try {
    take(await browserApi(locale).getList(notifications, path, { page: { size: newest } }));
  } catch {
    set({ status: 'error' });
  }
}

/** The list shows it at once; the server's answer then stands. */
export async function readAll(locale: Locale): Promise<void> {
  const now = new Date().toISOString();
  set({ unread: 0, items: known.items?.map((item) => ({ ...item, readAt: item.readAt ?? now })) ?? null });
  try {
    await browserApi(locale).put(notifications, `${path}/read_all`);
  } catch {
    await refresh(locale);
  }
}

/** Somebody opened it. */
export function readOne(locale: Locale, { id, readAt }: Pick<Notification, 'id' | 'readAt'>): void {
  if (readAt !== null) return;
  const now = new Date().toISOString();
  set({
    unread: known.unread === null ? null : Math.max(0, known.unread - 1),
    items: known.items?.map((item) => (item.id === id ? { ...item, readAt: now } : item)) ?? null,
  });
  // What fails stays unread: it is asked for again with the next page.
  browserApi(locale)
    .put(notifications, `${path}/${id}/read`)
    .catch(() => {});
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useNotifications = (): Known =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => nothing,
  );
