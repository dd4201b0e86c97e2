import { useEffect } from 'react';
import { useFetchers, useLocation, useNavigation } from 'react-router';

/** What had the focus last, and the headings over it, the nearest first. Set in the browser alone. */
let last: Element | null = null;
let over: readonly HTMLElement[] = [];

function note({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  last = target;
  const main = document.querySelector('main');
  const all = [...(main?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])];
  // Of what floats over the page only the page is known.
  over = main?.contains(target)
    ? all.filter((one) => one.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING).toReversed()
    : all.slice(0, 1);
}

const isLost = () =>
  last?.isConnected === false &&
  (document.activeElement === null || document.activeElement === document.body);

function keep(): void {
  if (!isLost()) return;
  const heading = over.find((one) => one.isConnected) ?? document.querySelector<HTMLElement>('main h1, main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  // Whoever points and presses looks where they are already.
  if (heading.matches(':focus-visible')) heading.scrollIntoView({ block: 'nearest' });
}

/**
 * An action takes away the button that it was done with, or the row that the button stood in: whoever goes by keyboard would begin at the
 * top of the page again. They go on at the heading of that part instead, unless the screen knows a better place.
 */
export function KeptFocus() {
  // A new one for each place that one goes to, also of the same address.
  const { key } = useLocation();
  const { state } = useNavigation();
  const isSending = useFetchers().some((fetcher) => fetcher.state !== 'idle');
  useEffect(() => {
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return state === 'idle' && !isSending && <Keeping key={key} />;
}

function Keeping() {
  useEffect(() => {
    // After the screen had its say, and what closes has given its focus back.
    const timer = setTimeout(keep, 50);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
