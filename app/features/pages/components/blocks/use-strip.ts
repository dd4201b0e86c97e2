/** A row that one moves along: by the browser's own scrolling, by keys, and by links that lead to its parts. */
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';

/** `at` is the first that is in view, `shown` how many are. */
export interface StripView {
  at: number;
  shown: number;
}

function viewOf(list: HTMLElement): StripView {
  const [first, second] = list.children as unknown as HTMLElement[];
  const step = first && (second ? second.offsetLeft - first.offsetLeft : first.offsetWidth);
  if (!step) return { at: 0, shown: 1 };
  return {
    at: Math.round(list.scrollLeft / step),
    shown: Math.max(1, Math.round(list.clientWidth / step)),
  };
}

/** It stands still until somebody moves it. */
export function useStrip(total: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [view, setView] = useState<StripView>({ at: 0, shown: 1 });
  const look = useCallback(() => strip.current && setView(viewOf(strip.current)), []);
  useEffect(() => {
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [look]);
  const go = (to: number) => {
    const list = strip.current;
    const [first] = (list?.children ?? []) as unknown as HTMLElement[];
    const wanted = list?.children[Math.max(0, Math.min(total - 1, to))] as HTMLElement | undefined;
    if (list && first && wanted) list.scrollTo({ left: wanted.offsetLeft - first.offsetLeft });
  };
  return {
    strip,
    view,
    go,
    /** For a link to a part: moves along the row, and leaves page and address as they are. */
    onLink: (to: number) => (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(to);
    },
    onScroll: look,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target !== event.currentTarget) return;
      const to = { ArrowLeft: view.at - 1, ArrowRight: view.at + 1, Home: 0, End: total - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      go(to);
    },
  };
}
