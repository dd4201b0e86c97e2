/**
 * A button that is pressed before its script is there does nothing, and a link that opens something on the page leaves it: on a slow
 * line, and at the first touch of a page. The press is kept, and done once what was pressed has come to life.
 */

/** Milliseconds after which a link leads where it leads without script. */
const linkWaits = 3000;

/** What the browser itself knows what to do with, such as `commandfor`, has done it. */
const keeps = 'button[type=button]:not([commandfor], [popovertarget]), a[data-opens-here]';

let early: HTMLElement | null = null;
/** Follows a link after all. */
let clock: ReturnType<typeof setTimeout> | undefined;

/** What React listens to of an element that it has taken over, which it marks so; it has no better word for it. */
function listeners(element: Element): { onClick?: unknown } | undefined {
  const key = Object.keys(element).find((one) => one.startsWith('__reactProps'));
  return key === undefined ? undefined : (element as unknown as Record<string, { onClick?: unknown }>)[key];
}

function onClick(event: MouseEvent): void {
  clearTimeout(clock);
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const pressed = target instanceof Element ? target.closest<HTMLElement>(keeps) : null;
  const isNewTab = ctrlKey || metaKey || shiftKey;
  early = pressed && !isNewTab && !listeners(pressed) ? pressed : null;
  if (!(early instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  const { href } = early;
  clock = setTimeout(() => location.assign(href), linkWaits);
}

if (!import.meta.env.SSR) addEventListener('click', onClick, true);

/** Does the last press again when it came too early, and nothing was pressed since. */
export function doEarlyPress(): void {
  const pressed = early;
  const heard = pressed && listeners(pressed);
  if (!heard) return;
  clearTimeout(clock);
  early = null;
  // What the document hears by itself, such as keeping a vacancy, was heard already.
  if (heard.onClick && pressed.isConnected) pressed.click();
}
