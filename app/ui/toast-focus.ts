import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Toast } from '#app/ui/toast-state.ts';
import { toasts } from '#app/ui/toasts.ts';

const firstControl = (inside: Element | null | undefined) =>
  inside?.querySelector<HTMLElement>('button:not(:disabled)') ?? null;

function goBackTo(place: Element | null): void {
  const target = place?.isConnected ? place : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

type Region = RefObject<HTMLElement | null>;

/** F6 goes to the newest toast, and from there back again. */
function useJump(region: Region, before: RefObject<Element | null>): void {
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey) return;
      const newest = firstControl([...(region.current?.querySelectorAll('[data-toast]') ?? [])].at(-1));
      if (!newest) return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement)) goBackTo(before.current);
      else newest.focus();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [region, before]);
}

/** Where the focus goes when a toast that has it closes: to the next one, and after the last back to where it came from. */
export function useToastFocus(region: Region, shown: readonly Toast[]) {
  const before = useRef<Element | null>(null);
  const wanted = useRef<string | 'back' | null>(null);

  useJump(region, before);

  // Each time: a pointer or focus that was on what is gone will never leave it.
  useLayoutEffect(() => {
    const asked = wanted.current;
    wanted.current = null;
    if (asked === 'back') goBackTo(before.current);
    else if (asked) firstControl(region.current?.querySelector(`[data-toast="${asked}"]`))?.focus();
    if (!region.current?.contains(document.activeElement)) toasts.release('focus');
    if (!region.current?.querySelector('[data-toast]:hover')) toasts.release('pointer');
  });

  return {
    close(id: string) {
      const own = region.current?.querySelector(`[data-toast="${id}"]`);
      if (own?.contains(document.activeElement)) {
        const at = shown.findIndex((toast) => toast.id === id);
        wanted.current = (shown[at + 1] ?? shown[at - 1])?.id ?? 'back';
      }
      toasts.close(id);
    },
    onFocus(event: FocusEvent) {
      const from = event.relatedTarget;
      if (from instanceof Element && !region.current?.contains(from)) before.current = from;
      toasts.hold('focus');
    },
    onBlur(event: FocusEvent) {
      if (!region.current?.contains(event.relatedTarget)) toasts.release('focus');
    },
  };
}
