import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '#app/shell/locale-path.ts';

/** For a link to the same list with another one chosen: the page stays where it is scrolled to. A new tab is left to the browser. */
export function useKeptPlace(href: string) {
  const navigate = useNavigate();
  const path = usePath();
  return (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(path(href), { preventScrollReset: true });
  };
}
