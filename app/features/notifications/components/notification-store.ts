/** The bell's own memory in the browser: how many are unread, and the newest few once the panel was opened. */
import { useSyncExternalStore } from 'react';
import type { Locale } from '#contract/locales.ts';
import { notificationCalls } from '#contract/calls/notifications.ts';
import type { NotificationKind, notifications } from '#contract/notifications.ts';
import { browserApi } from '#app/api/browser-api.ts';
import type { ListOf } from '#app/api/call-types.ts';
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

/** Shown in the panel. */
const newest = 6;

function take({ items, meta }: ListOf<typeof notificationCalls.list>): void {
  set({ items, unread: meta.unread, status: 'success' });
}

let askedAt = 0;

/** Asks again, at most once in `pauseMs`. What fails leaves what was known. */
export async function refresh(locale: Locale, pauseMs = 0): Promise<void> {
  if (performance.now() - askedAt < pauseMs) return;
  askedAt = performance.now();
  if (known.items === null) set({ status: 'pending' });
  try {
    take(await browserApi(locale).list(notificationCalls.list, { page: { size: newest } }));
  } catch {
    set({ status: 'error' });
  }
}

/** The list shows it at once; the server's answer then stands. */
export async function readAll(locale: Locale): Promise<void> {
  const now = new Date().toISOString();
  set({ unread: 0, items: known.items?.map((item) => ({ ...item, readAt: item.readAt ?? now })) ?? null });
  try {
    await browserApi(locale).send(notificationCalls.readAll);
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
    .send(notificationCalls.read, { params: { id } })
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
