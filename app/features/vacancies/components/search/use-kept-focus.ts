import { type RefObject, useEffect, useRef } from 'react';

/**
 * A pressed chip goes by itself: once `keys` are others, the focus stays with the rest of the list, or goes to the heading when it was
 * the last. Answers the list's ref, and what each chip calls when it is pressed.
 */
export function useKeptFocus(keys: string): [list: RefObject<HTMLUListElement | null>, onPress: () => void] {
  const list = useRef<HTMLUListElement>(null);
  const hasPressed = useRef(false);
  const before = useRef(keys);
  useEffect(() => {
    if (before.current === keys) return;
    before.current = keys;
    if (!hasPressed.current) return;
    hasPressed.current = false;
    (list.current ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  }, [keys]);
  const onPress = () => {
    hasPressed.current = true;
  };
  return [list, onPress];
}
