import { useSyncExternalStore } from 'react';

/** Widths from which a layout changes; Tailwind's `sm:` to `2xl:` are the same. */
export const breakpointsPx = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;
/** How long after the last change of the window's size it is looked at again. */
export const deviceRecheckMs = 50;

function listen(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const recheck = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, deviceRecheckMs);
  };
  addEventListener('resize', recheck);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', recheck);
  };
}

// In rem, as the stylesheet has it: larger letters make the same window narrower.
const isFrom = (name: keyof typeof breakpointsPx) =>
  matchMedia(`(width >= ${breakpointsPx[name] / 16}rem)`).matches;

/** Whether the window is at least this wide; `onServer` until the page is alive. What can be told by the stylesheet needs no script. */
export const useIsFrom = (name: keyof typeof breakpointsPx, onServer = false): boolean =>
  useSyncExternalStore(
    listen,
    () => isFrom(name),
    () => onServer,
  );
