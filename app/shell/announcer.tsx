import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Long enough to be picked up; gone before anybody finds it while reading on. */
const shownMs = 1500;

/** The page before; outlives the component, as an error page mounts the whole document again. Set in the browser alone. */
let before: string | null = null;

/** After going to another page: its heading gets the focus, and its title is said politely, once. */
export function Announcer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  useEffect(() => {
    const isFirst = before === null;
    if (before === pathname) return undefined;
    before = pathname;
    if (isFirst) return undefined;
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    const timers = [setTimeout(() => setTitle(document.title)), setTimeout(() => setTitle(''), shownMs)];
    return () => timers.forEach(clearTimeout);
  }, [pathname]);
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}
