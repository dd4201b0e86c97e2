/** Keeping by one's account: seen at once, and taken back where the server would not have it. */
import { bookmarkCalls } from '#contract/calls/bookmarks.ts';
import { formErrors } from '#app/api/api-error.ts';
import { browserApi } from '#app/api/browser-api.ts';
import type { Locale } from '#contract/locales.ts';
import { noteOwn } from './kept-store.ts';
import { tellDropped, tellFailed, tellKept } from './tell-kept.ts';

export interface OwnPress {
  own: readonly string[];
  id: string;
  title: string;
  isKept: boolean;
  /** When one that is put back was kept: that gives it its place. */
  createdAt?: string;
  locale: Locale;
}

/** One after the other, so that the last press wins. */
let before: Promise<unknown> = Promise.resolve();

const isGone = (error: unknown) => (error as { status?: number } | null)?.status === 404;

/** Gives when it was kept, of one that is taken off. */
async function send({ id, isKept, createdAt, locale }: OwnPress): Promise<string | undefined> {
  const api = browserApi(locale);
  try {
    if (!isKept) return (await api.send(bookmarkCalls.remove, { params: { id } })).record.createdAt;
    await api.send(bookmarkCalls.create, { body: { vacancyId: id, ...(createdAt && { createdAt }) } });
  } catch (error) {
    if (isKept || !isGone(error)) throw error;
  }
  return undefined;
}

/** What stood in the way, where it can be said; a server that is away says nothing. */
function reasonOf(error: unknown): string | undefined {
  try {
    const { fields, general } = formErrors(error);
    return Object.values(fields)[0] ?? general[0];
  } catch {
    return undefined;
  }
}

async function sendAfter(earlier: Promise<unknown>, press: OwnPress): Promise<void> {
  const { own, id, title, isKept } = press;
  await earlier;
  try {
    const createdAt = await send(press);
    if (isKept) await tellKept(title);
    else
      await tellDropped(
        title,
        () => void pressOwn({ ...press, isKept: true, ...(createdAt && { createdAt }) }),
      );
  } catch (error) {
    noteOwn(own, id, !isKept);
    await tellFailed(reasonOf(error));
  }
}

/** `isKept` is what it becomes. */
export function pressOwn(press: OwnPress): Promise<void> {
  noteOwn(press.own, press.id, press.isKept);
  const sent = sendAfter(before, press);
  before = sent;
  return sent;
}
