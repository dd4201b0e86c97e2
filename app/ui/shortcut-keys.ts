import { useSyncExternalStore } from 'react';

const nothing = () => () => {};

/** Whether the keys are Apple's: there ⌘ does what Ctrl does elsewhere. An iPad calls itself a Mac, and its keyboard is the same. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** False on the server and in the first paint, as the server does not know the keyboard. */
export const useIsApple = (): boolean => useSyncExternalStore(nothing, isApple, () => false);

// In the order in which Apple writes them.
const appleKeys = [
  ['Alt', '⌥'],
  ['Shift', '⇧'],
  ['Ctrl', '⌘'],
] as const;

/** 'Ctrl Alt 2' as Apple writes it: '⌥ ⌘ 2'. */
export function onApple(shortcut: string): string {
  const keys = shortcut.split(' ');
  const modifiers = appleKeys.flatMap(([key, sign]) => (keys.includes(key) ? [sign] : []));
  return [...modifiers, ...keys.filter((key) => appleKeys.every(([name]) => name !== key))].join(' ');
}

/** A shortcut as it is on the keyboard in use; it is given as 'Ctrl Alt 2'. */
export function useShortcutKeys<Shortcut extends string | undefined>(shortcut: Shortcut): string | Shortcut {
  const isOnApple = useIsApple();
  return shortcut !== undefined && isOnApple ? onApple(shortcut) : shortcut;
}
