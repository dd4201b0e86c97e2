/** Words that come on hover and on focus go by Escape, and come back with the next move (WCAG 1.4.13). */
import type { KeyboardEvent, SyntheticEvent } from 'react';

function hush(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Escape') event.currentTarget.dataset['hushed'] = '';
}
function speak(event: SyntheticEvent<HTMLElement>) {
  delete event.currentTarget.dataset['hushed'];
}

/** For what holds them. */
export const hushable = { onKeyDown: hush, onPointerMove: speak, onFocus: speak };
