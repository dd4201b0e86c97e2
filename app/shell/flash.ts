/**
 * What is told on the page after a redirect: an action ends with
 * `redirect(to, { headers: { 'set-cookie': flashToast({ color: 'success', title }) } })`.
 * The next page that the server makes reads the cookie, puts the message into the frame and takes the cookie away. With script
 * it is a toast (toasts.tsx), without it is a notice at the top of the page (flash-notice.tsx): never both, never twice.
 */
import { startOf } from '#contract/cut-text.ts';
import { flashSeconds } from '#contract/site-cookies.ts';

const name = 'flash';

export interface Flash {
  color: 'success' | 'info' | 'warning' | 'danger';
  title: string;
  message?: string;
  /** What was done can be undone by this id, for as long as it is shown. */
  undo?: string | undefined;
  /** Address to go to after undoing it; otherwise one stays where one is. */
  undoTo?: string | undefined;
}
/** As the frame holds it; the id tells one from an equal one later. */
export type FlashMessage = Flash & { id: string };

const colors: readonly string[] = ['success', 'info', 'warning', 'danger'] satisfies Flash['color'][];
/** A cookie holds 4096 bytes; a message that comes near is no toast. */
const longest = 500;

const shared = 'Path=/; SameSite=Lax; Secure; HttpOnly';

/** The value of a `set-cookie` header. Half a minute: whoever comes back later has another matter at hand. */
export function flashToast({ color, title, message, undo, undoTo }: Flash): string {
  const told = {
    color,
    title: startOf(title, longest),
    message: message && startOf(message, longest),
    undo,
    undoTo,
  };
  return `${name}=${encodeURIComponent(JSON.stringify({ ...told, id: crypto.randomUUID() }))}; Max-Age=${flashSeconds}; ${shared}`;
}

/** Takes it away. */
export const flashRead = `${name}=; Max-Age=0; ${shared}`;

function isFlash(value: unknown): value is FlashMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { color, title, message, id, undo, undoTo } = value as Record<string, unknown>;
  const isText = (one: unknown) => typeof one === 'string' && one !== '' && one.length <= longest;
  return (
    colors.includes(String(color)) &&
    isText(title) &&
    isText(id) &&
    [message, undo, undoTo].every((one) => one === undefined || isText(one))
  );
}

/** Null without one, or when somebody made up the cookie. */
export function readFlash(request: Request): FlashMessage | null {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1];
  if (!value) return null;
  try {
    const found: unknown = JSON.parse(decodeURIComponent(value));
    return isFlash(found) ? found : null;
  } catch {
    return null;
  }
}
