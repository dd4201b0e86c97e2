import { expect, test } from 'vitest';
import { onApple } from '#app/ui/shortcut-keys.ts';

test('keys are named as Apple names them, and in its order', () => {
  expect(['Ctrl B', 'Ctrl Alt 2', 'Ctrl Shift 8', 'Shift F6', 'Escape'].map(onApple)).toEqual([
    '⌘ B',
    '⌥ ⌘ 2',
    '⇧ ⌘ 8',
    '⇧ F6',
    'Escape',
  ]);
});
